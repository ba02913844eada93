// Every stored type, for explicit instantiation of templates: CW_ENTITY_TYPES(MACRO) expands MACRO for each.
#pragma once

#define CW_ENTITY_TYPES(X)                                                                                   \
    X(ProjectInfo)                                                                                           \
    X(Part)                                                                                                  \
    X(Site)                                                                                                  \
    X(Building)                                                                                              \
    X(Hall)                                                                                                  \
    X(Obstacle)                                                                                              \
    X(CoolingLoop)                                                                                           \
    X(CoolingElement)                                                                                        \
    X(Row)                                                                                                   \
    X(Rack)                                                                                                  \
    X(Fabric)                                                                                                \
    X(ScaleUpDomain)                                                                                         \
    X(Device)                                                                                                \
    X(Cable)                                                                                                 \
    X(PowerElement)                                                                                          \
    X(PowerLink)                                                                                             \
    X(Workload)                                                                                              \
    X(Variant)                                                                                               \
    X(Waiver)
