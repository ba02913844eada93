// Everything that lives as long as one document window: catalogue, document, solvers, selection.
#pragma once

#include "app/analysis/scheduler.h"
#include "app/session/document.h"
#include "app/session/job_log.h"
#include "model/library/catalog.h"
#include "views/canvas/selection_model.h"
#include "views/results/analysis_overlays.h"

#include <QSettings>

namespace cw::gui {

/// Plain ownership, no logic: who needs a service gets it from here as a constructor argument.
struct AppContext {
    AppContext(Catalog catalogIn, QSettings& settingsIn);

    Catalog catalog;
    QSettings& settings;
    Document document;
    History& history;
    canvas::SelectionModel selection;
    canvas::SelectionModel copied; ///< what Paste duplicates; forgets what is removed, as the selection does
    bool hasCopied = false;        ///< since the start, whatever has become of it
    analysis::Scheduler scheduler;
    JobLog jobs; ///< of files; those of the solvers are the scheduler's
    results::AnalysisOverlays overlays;
};

} // namespace cw::gui
