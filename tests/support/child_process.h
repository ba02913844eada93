// Runs code in a forked child: to be killed, to be another user, to be another instance.
#pragma once

#include <functional>

#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

namespace cw::test {

/// Runs `body` in a child and returns its exit code, 255 when it was ended by a signal.
inline int inChild(const std::function<int()>& body) {
    const pid_t child = ::fork();
    if (child == 0) ::_exit(body());
    int state = 0;
    ::waitpid(child, &state, 0);
    return WIFEXITED(state) ? WEXITSTATUS(state) : 255;
}

/// Becomes the user "nobody" for good; true when the process has no special rights any more.
inline bool dropPrivileges() {
    constexpr uid_t kNobody = 65534;
    if (::geteuid() != 0) return true;
    return ::setgid(kNobody) == 0 && ::setuid(kNobody) == 0 && ::setuid(0) != 0;
}

} // namespace cw::test
