<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en_GB">
<context>
    <name>Cli</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waived</source>
        <translation>
            <numerusform>%n waived</numerusform>
            <numerusform>%n waived</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 GPUs in %n rack(s), %3 switches, %4 cables; generated in %5 ms</source>
        <translation>
            <numerusform>%1: %2 GPUs in %n rack, %3 switches, %4 cables; generated in %5 ms</numerusform>
            <numerusform>%1: %2 GPUs in %n racks, %3 switches, %4 cables; generated in %5 ms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more; --json lists all</source>
        <translation>
            <numerusform>and %n more; --json lists all</numerusform>
            <numerusform>and %n more; --json lists all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n object(s) or part(s) added</source>
        <translation>
            <numerusform>%n object or part added</numerusform>
            <numerusform>%n objects or parts added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n case(s)</source>
        <translation>
            <numerusform>%n case</numerusform>
            <numerusform>%n cases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Elevation</name>
    <message numerus="yes">
        <source>%n devices</source>
        <translation>
            <numerusform>%n device</numerusform>
            <numerusform>%n devices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n servers</source>
        <translation>
            <numerusform>%n server</numerusform>
            <numerusform>%n servers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n management nodes</source>
        <translation>
            <numerusform>%n management node</numerusform>
            <numerusform>%n management nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fabric managers</source>
        <translation>
            <numerusform>%n fabric manager</numerusform>
            <numerusform>%n fabric managers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n storage nodes</source>
        <translation>
            <numerusform>%n storage node</numerusform>
            <numerusform>%n storage nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n leaf switches</source>
        <translation>
            <numerusform>%n leaf switch</numerusform>
            <numerusform>%n leaf switches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spine switches</source>
        <translation>
            <numerusform>%n spine switch</numerusform>
            <numerusform>%n spine switches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n core switches</source>
        <translation>
            <numerusform>%n core switch</numerusform>
            <numerusform>%n core switches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n compute switches</source>
        <translation>
            <numerusform>%n compute switch</numerusform>
            <numerusform>%n compute switches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n storage switches</source>
        <translation>
            <numerusform>%n storage switch</numerusform>
            <numerusform>%n storage switches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in-band switches</source>
        <translation>
            <numerusform>%n in-band switch</numerusform>
            <numerusform>%n in-band switches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n out-of-band switches</source>
        <translation>
            <numerusform>%n out-of-band switch</numerusform>
            <numerusform>%n out-of-band switches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scale-up switches</source>
        <translation>
            <numerusform>%n scale-up switch</numerusform>
            <numerusform>%n scale-up switches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n power shelves</source>
        <translation>
            <numerusform>%n power shelf</numerusform>
            <numerusform>%n power shelves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cable managers</source>
        <translation>
            <numerusform>%n cable manager</numerusform>
            <numerusform>%n cable managers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blanks</source>
        <translation>
            <numerusform>%n blank</numerusform>
            <numerusform>%n blanks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>list of names</comment>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n leaves</source>
        <translation>
            <numerusform>%n leaf</numerusform>
            <numerusform>%n leaves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spines</source>
        <translation>
            <numerusform>%n spine</numerusform>
            <numerusform>%n spines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cores</source>
        <translation>
            <numerusform>%n core</numerusform>
            <numerusform>%n cores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes</source>
        <translation>
            <numerusform>%n node</numerusform>
            <numerusform>%n nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shelves</source>
        <translation>
            <numerusform>%n shelf</numerusform>
            <numerusform>%n shelves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n switches</source>
        <translation>
            <numerusform>%n switch</numerusform>
            <numerusform>%n switches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Explain</name>
    <message numerus="yes">
        <source>%1 over %n part(s)</source>
        <translation>
            <numerusform>%1 over %n part</numerusform>
            <numerusform>%1 over %n parts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n part(s)</source>
        <translation>
            <numerusform>%n part</numerusform>
            <numerusform>%n parts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FabricPainter</name>
    <message numerus="yes">
        <source>%Ln endpoint(s)</source>
        <translation>
            <numerusform>%Ln endpoint</numerusform>
            <numerusform>%Ln endpoints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln switch(es)</source>
        <translation>
            <numerusform>%Ln switch</numerusform>
            <numerusform>%Ln switches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cable(s)</source>
        <translation>
            <numerusform>%Ln cable</numerusform>
            <numerusform>%Ln cables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln without GPUs</source>
        <translation>
            <numerusform>%Ln without GPUs</numerusform>
            <numerusform>%Ln without GPUs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s)</source>
        <translation>
            <numerusform>%Ln node</numerusform>
            <numerusform>%Ln nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln host(s)</source>
        <translation>
            <numerusform>%Ln host</numerusform>
            <numerusform>%Ln hosts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln GPU(s)</source>
        <translation>
            <numerusform>%Ln GPU</numerusform>
            <numerusform>%Ln GPUs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>node(s)</source>
        <translation>
            <numerusform>node</numerusform>
            <numerusform>nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>host(s)</source>
        <translation>
            <numerusform>host</numerusform>
            <numerusform>hosts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cable(s) cut</source>
        <translation>
            <numerusform>%Ln cable cut</numerusform>
            <numerusform>%Ln cables cut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hosts</source>
        <translation>
            <numerusform>%n host</numerusform>
            <numerusform>%n hosts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HallPlan</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n racks</source>
        <translation>
            <numerusform>%n rack</numerusform>
            <numerusform>%n racks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message numerus="yes">
        <source>%n over the limit</source>
        <translation>
            <numerusform>%n over the limit</numerusform>
            <numerusform>%n over the limit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without data</source>
        <translation>
            <numerusform>%n without data</numerusform>
            <numerusform>%n without data</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Text</name>
    <message numerus="yes">
        <source>%Ln racks</source>
        <translation>
            <numerusform>%Ln rack</numerusform>
            <numerusform>%Ln racks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln servers</source>
        <translation>
            <numerusform>%Ln server</numerusform>
            <numerusform>%Ln servers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::cables::CablesPanel</name>
    <message numerus="yes">
        <source>Remove %n cable(s)</source>
        <translation>
            <numerusform>Remove %n cable</numerusform>
            <numerusform>Remove %n cables</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::cables::PatchDialog</name>
    <message numerus="yes">
        <source>%n free port(s)</source>
        <translation>
            <numerusform>%n free port</numerusform>
            <numerusform>%n free ports</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::canvas::ArrayDialog</name>
    <message numerus="yes">
        <source>%n racks, </source>
        <translation>
            <numerusform>%n rack, </numerusform>
            <numerusform>%n racks, </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows, </source>
        <translation>
            <numerusform>%n row, </numerusform>
            <numerusform>%n rows, </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %n racks</source>
        <translation>
            <numerusform>Place %n rack</numerusform>
            <numerusform>Place %n racks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::canvas::HallPlanView</name>
    <message numerus="yes">
        <source>Delete %n objects</source>
        <translation>
            <numerusform>Delete %n object</numerusform>
            <numerusform>Delete %n objects</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n objects</source>
        <translation>
            <numerusform>Duplicate %n object</numerusform>
            <numerusform>Duplicate %n objects</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::canvas::MoveDialog</name>
    <message numerus="yes">
        <source>Move %n objects</source>
        <translation>
            <numerusform>Move %n object</numerusform>
            <numerusform>Move %n objects</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::canvas::PlanCanvas</name>
    <message numerus="yes">
        <source>%n in the way</source>
        <translation>
            <numerusform>%n in the way</numerusform>
            <numerusform>%n in the way</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n objects</source>
        <translation>
            <numerusform>Move %n object</numerusform>
            <numerusform>Move %n objects</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::elevation::ElevationCanvas</name>
    <message numerus="yes">
        <source>Move %n devices</source>
        <translation>
            <numerusform>Move %n device</numerusform>
            <numerusform>Move %n devices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n devices</source>
        <translation>
            <numerusform>Delete %n device</numerusform>
            <numerusform>Delete %n devices</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::elevation::ElevationView</name>
    <message numerus="yes">
        <source>%n racks</source>
        <translation>
            <numerusform>%n rack</numerusform>
            <numerusform>%n racks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::exchange::ImportDialog</name>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s)</source>
        <translation>
            <numerusform>%n column</numerusform>
            <numerusform>%n columns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import %n rack(s)</source>
        <translation>
            <numerusform>Import %n rack</numerusform>
            <numerusform>Import %n racks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import %n device(s)</source>
        <translation>
            <numerusform>Import %n device</numerusform>
            <numerusform>Import %n devices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rack(s) will be added</source>
        <translation>
            <numerusform>%n rack will be added</numerusform>
            <numerusform>%n racks will be added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n device(s) will be added</source>
        <translation>
            <numerusform>%n device will be added</numerusform>
            <numerusform>%n devices will be added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) have errors</source>
        <translation>
            <numerusform>%n row has errors</numerusform>
            <numerusform>%n rows have errors</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::exchange::ImportTableModel</name>
    <message numerus="yes">
        <source>%1 (and %n more)</source>
        <translation>
            <numerusform>%1 (and %n more)</numerusform>
            <numerusform>%1 (and %n more)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::fabric::FabricCanvas</name>
    <message numerus="yes">
        <source>%n host(s)</source>
        <translation>
            <numerusform>%n host</numerusform>
            <numerusform>%n hosts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::gui::ExchangeActions</name>
    <message numerus="yes">
        <source>Import %n part(s)</source>
        <translation>
            <numerusform>Import %n part</numerusform>
            <numerusform>Import %n parts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) imported.</source>
        <translation>
            <numerusform>%n part imported.</numerusform>
            <numerusform>%n parts imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) were left out:</source>
        <translation>
            <numerusform>%n value was left out:</numerusform>
            <numerusform>%n values were left out:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rack(s) imported and selected</source>
        <translation>
            <numerusform>%n rack imported and selected</numerusform>
            <numerusform>%n racks imported and selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n device(s) imported and selected</source>
        <translation>
            <numerusform>%n device imported and selected</numerusform>
            <numerusform>%n devices imported and selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) imported into the library</source>
        <translation>
            <numerusform>%n part imported into the library</numerusform>
            <numerusform>%n parts imported into the library</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::gui::FileActions</name>
    <message numerus="yes">
        <source>“%1”, autosaved %2, %n edit(s).</source>
        <translation>
            <numerusform>“%1”, autosaved %2, %n edit.</numerusform>
            <numerusform>“%1”, autosaved %2, %n edits.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Catalogue: %n part(s)</source>
        <translation>
            <numerusform>Catalogue: %n part</numerusform>
            <numerusform>Catalogue: %n parts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln GPU(s)</source>
        <translation>
            <numerusform>%Ln GPU</numerusform>
            <numerusform>%Ln GPUs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rack(s)</source>
        <translation>
            <numerusform>%Ln rack</numerusform>
            <numerusform>%Ln racks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::gui::OwnPartActions</name>
    <message numerus="yes">
        <source>%n file(s) in %1 cannot be used. The rest of the library is there.</source>
        <translation>
            <numerusform>%n file in %1 cannot be used. The rest of the library is there.</numerusform>
            <numerusform>%n files in %1 cannot be used. The rest of the library is there.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::gui::PartUpdateActions</name>
    <message numerus="yes">
        <source>%n placed part(s) differ from the catalogue.</source>
        <translation>
            <numerusform>%n placed part differs from the catalogue.</numerusform>
            <numerusform>%n placed parts differ from the catalogue.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::gui::TemplateDialog</name>
    <message numerus="yes">
        <source>Create %n rack(s)</source>
        <translation>
            <numerusform>Create %n rack</numerusform>
            <numerusform>Create %n racks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln GPU(s)</source>
        <translation>
            <numerusform>%Ln GPU</numerusform>
            <numerusform>%Ln GPUs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln server(s)</source>
        <translation>
            <numerusform>%Ln server</numerusform>
            <numerusform>%Ln servers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rack(s)</source>
        <translation>
            <numerusform>%Ln rack</numerusform>
            <numerusform>%Ln racks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln switch(es)</source>
        <translation>
            <numerusform>%Ln switch</numerusform>
            <numerusform>%Ln switches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cable(s)</source>
        <translation>
            <numerusform>%Ln cable</numerusform>
            <numerusform>%Ln cables</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::gui::Workbench</name>
    <message numerus="yes">
        <source>%n object(s) selected</source>
        <translation>
            <numerusform>%n object selected</numerusform>
            <numerusform>%n objects selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n part(s)</source>
        <translation>
            <numerusform>%n part</numerusform>
            <numerusform>%n parts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waived</source>
        <translation>
            <numerusform>%n waived</numerusform>
            <numerusform>%n waived</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::inspector::InspectorPanel</name>
    <message numerus="yes">
        <source>%n object(s)</source>
        <translation>
            <numerusform>%n object</numerusform>
            <numerusform>%n objects</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>those of one kind; %n object(s) are selected</source>
        <translation>
            <numerusform>those of one kind; %n object is selected</numerusform>
            <numerusform>those of one kind; %n objects are selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::library::LibraryPanel</name>
    <message numerus="yes">
        <source>No part matches ‘%1’. %n part(s) searched.</source>
        <translation>
            <numerusform>No part matches ‘%1’. %n part searched.</numerusform>
            <numerusform>No part matches ‘%1’. %n parts searched.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::library::PartUpdateDialog</name>
    <message numerus="yes">
        <source>%n part(s) are not in the catalogue and stay as they are:</source>
        <translation>
            <numerusform>%n part is not in the catalogue and stays as it is:</numerusform>
            <numerusform>%n parts are not in the catalogue and stay as they are:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n change</numerusform>
            <numerusform>%n changes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cable end(s) would be in ports that the new part does not have</source>
        <translation>
            <numerusform>%n cable end would be in a port that the new part does not have</numerusform>
            <numerusform>%n cable ends would be in ports that the new part does not have</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n device(s) would overlap others or leave their rack</source>
        <translation>
            <numerusform>%n device would overlap others or leave its rack</numerusform>
            <numerusform>%n devices would overlap others or leave their rack</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Update %n part(s)</source>
        <translation>
            <numerusform>Update %n part</numerusform>
            <numerusform>Update %n parts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n object(s) take the new values.</source>
        <translation>
            <numerusform>%n object takes the new values.</numerusform>
            <numerusform>%n objects take the new values.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::print::PreviewDialog</name>
    <message numerus="yes">
        <source>%n sheet(s), %1, %2 × %3 mm</source>
        <translation>
            <numerusform>%n sheet, %1, %2 × %3 mm</numerusform>
            <numerusform>%n sheets, %1, %2 × %3 mm</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::project::NamingDialog</name>
    <message numerus="yes">
        <source>%n object(s) get another name; one step to undo.</source>
        <translation>
            <numerusform>%n object gets another name; one step to undo.</numerusform>
            <numerusform>%n objects get another name; one step to undo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rename %n object(s)</source>
        <translation>
            <numerusform>Rename %n object</numerusform>
            <numerusform>Rename %n objects</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::project::ProjectTreeModel</name>
    <message numerus="yes">
        <source>%n rack(s)</source>
        <translation>
            <numerusform>%n rack</numerusform>
            <numerusform>%n racks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::results::CompareDialog</name>
    <message numerus="yes">
        <source>%n object(s) differ.</source>
        <translation>
            <numerusform>%n object differs.</numerusform>
            <numerusform>%n objects differ.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::results::FindingsModel</name>
    <message numerus="yes">
        <source>%1 and %n other(s)</source>
        <translation>
            <numerusform>%1 and %n other</numerusform>
            <numerusform>%1 and %n others</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::shell::StartPage</name>
    <message numerus="yes">
        <source>All %n templates</source>
        <translation>
            <numerusform>%n template</numerusform>
            <numerusform>All %n templates</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tables</name>
    <message numerus="yes">
        <source>%n line(s) without a price</source>
        <translation>
            <numerusform>%n line without a price</numerusform>
            <numerusform>%n lines without a price</numerusform>
        </translation>
    </message>
</context>
</TS>
