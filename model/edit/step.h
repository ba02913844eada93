// One undoable step: for each touched object the image that it does not have now. Applying a step swaps
// images, so a step is its own inverse and undo cannot forget a field.
#pragma once

#include "model/change/change.h"
#include "model/entities.h"

#include <string>

namespace cw {

struct StepRecord {
    static constexpr std::uint32_t kAbsent = ~0u; ///< the other image is "not there"
    ObjectRef object;
    FieldMask fields = kAllFields;
    std::uint32_t image = kAbsent; ///< index into the images of the object's type
};

class Step {
public:
    template <class T>
    std::vector<T>& images() {
        return std::get<std::vector<T>>(images_);
    }
    template <class T>
    const std::vector<T>& images() const {
        return std::get<std::vector<T>>(images_);
    }

    std::string title;        ///< what the history list shows, already translated by the caller
    std::string mergeKey;     ///< consecutive steps with one non-empty key become one
    std::uint64_t before = 0; ///< revision that the step started from
    std::uint64_t after = 0;  ///< revision that it reached
    std::vector<StepRecord> records;

private:
    template <class>
    struct ImagesOf;
    template <class... T>
    struct ImagesOf<TypeList<T...>> {
        using Type = std::tuple<std::vector<T>...>;
    };
    ImagesOf<EntityTypes>::Type images_;
};

} // namespace cw
