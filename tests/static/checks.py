"""What the checks of sources share: one way to be called, one way to report."""

import sys


def run(usage, check_tree, self_test, noun):
    """`check_tree(root)` gives (files seen, problems); a tree in which nothing was seen fails, too."""
    if len(sys.argv) != 2:
        print(usage)
        return 2
    if sys.argv[1] == "--self-test":
        return self_test()
    files, problems = check_tree(sys.argv[1])
    print("\n".join(problems))
    print(f"{files} files, {len(problems)} {noun}")
    return 1 if problems or files == 0 else 0
