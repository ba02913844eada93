<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en_GB">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>Alles a&amp;uswählen</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplizieren</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>&amp;Auswählen</translation>
    </message>
    <message>
        <source>&amp;Pan</source>
        <translation>&amp;Schwenken</translation>
    </message>
    <message>
        <source>&amp;Rack</source>
        <translation>&amp;Rack</translation>
    </message>
    <message>
        <source>&amp;Column</source>
        <translation>S&amp;tütze</translation>
    </message>
    <message>
        <source>&amp;Wall</source>
        <translation>&amp;Wand</translation>
    </message>
    <message>
        <source>&amp;Keep-out</source>
        <translation>Sperr&amp;fläche</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>&amp;Messen</translation>
    </message>
    <message>
        <source>&amp;Array of racks…</source>
        <translation>&amp;Feld von Racks …</translation>
    </message>
    <message>
        <source>Make a r&amp;ow of the selection</source>
        <translation>&amp;Reihe aus der Auswahl bilden</translation>
    </message>
    <message>
        <source>Add a &amp;hall</source>
        <translation>&amp;Halle hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Rotate</source>
        <translation>&amp;Drehen</translation>
    </message>
    <message>
        <source>Loc&amp;k</source>
        <translation>&amp;Sperren</translation>
    </message>
    <message>
        <source>&amp;Unlock</source>
        <translation>&amp;Entsperren</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>V&amp;ergrößern</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation>Ein&amp;passen</translation>
    </message>
    <message>
        <source>&amp;Snap</source>
        <translation>Ein&amp;rasten</translation>
    </message>
    <message>
        <source>Solve &amp;now</source>
        <translation>&amp;Jetzt berechnen</translation>
    </message>
    <message>
        <source>&amp;Cancel solving</source>
        <translation>Berechnung ab&amp;brechen</translation>
    </message>
    <message>
        <source>&amp;Guide</source>
        <translation>&amp;Anleitung</translation>
    </message>
    <message>
        <source>Add a workload</source>
        <translation>Workload hinzufügen</translation>
    </message>
    <message>
        <source>Workload 1</source>
        <translation>Workload 1</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Rename by &amp;scheme…</source>
        <translation>Nach &amp;Schema umbenennen …</translation>
    </message>
    <message>
        <source>Project &amp;data</source>
        <translation>Projekt&amp;daten</translation>
    </message>
    <message>
        <source>&amp;Connect two devices…</source>
        <translation>Zwei Geräte &amp;verbinden …</translation>
    </message>
    <message>
        <source>Add a wor&amp;kload</source>
        <translation>Wor&amp;kload hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Move to…</source>
        <translation>&amp;Verschieben nach …</translation>
    </message>
    <message>
        <source>M&amp;irror left to right</source>
        <translation>Links–rechts sp&amp;iegeln</translation>
    </message>
    <message>
        <source>Mirror top to botto&amp;m</source>
        <translation>O&amp;ben–unten spiegeln</translation>
    </message>
    <message>
        <source>Align &amp;left edges</source>
        <translation>&amp;Linke Kanten ausrichten</translation>
    </message>
    <message>
        <source>Align &amp;centres</source>
        <translation>&amp;Mitten senkrecht ausrichten</translation>
    </message>
    <message>
        <source>Align ri&amp;ght edges</source>
        <translation>&amp;Rechte Kanten ausrichten</translation>
    </message>
    <message>
        <source>Align &amp;top edges</source>
        <translation>&amp;Obere Kanten ausrichten</translation>
    </message>
    <message>
        <source>Align mi&amp;ddles</source>
        <translation>Mitten &amp;waagerecht ausrichten</translation>
    </message>
    <message>
        <source>Align &amp;bottom edges</source>
        <translation>&amp;Untere Kanten ausrichten</translation>
    </message>
    <message>
        <source>Distribute left to rig&amp;ht</source>
        <translation>Links–rechts &amp;verteilen</translation>
    </message>
    <message>
        <source>Distribute to&amp;p to bottom</source>
        <translation>Oben–unten verte&amp;ilen</translation>
    </message>
    <message>
        <source>&amp;About Clusterwright</source>
        <translation>Ü&amp;ber Clusterwright</translation>
    </message>
    <message>
        <source>Show on the &amp;hall plan</source>
        <translation>Im &amp;Hallenplan zeigen</translation>
    </message>
    <message>
        <source>Show in the &amp;elevation</source>
        <translation>In der Rack-&amp;Ansicht zeigen</translation>
    </message>
</context>
<context>
    <name>Cli</name>
    <message>
        <source>  source: %1</source>
        <translation>  Quelle: %1</translation>
    </message>
    <message>
        <source>  %1 is outside the range of validity (%2)</source>
        <translation>  %1 liegt außerhalb des Gültigkeitsbereichs (%2)</translation>
    </message>
    <message>
        <source>One documented engineering equation.</source>
        <translation>Eine dokumentierte technische Gleichung.</translation>
    </message>
    <message>
        <source>An input.</source>
        <translation>Eine Eingangsgröße.</translation>
    </message>
    <message>
        <source>List all equations.</source>
        <translation>Alle Gleichungen auflisten.</translation>
    </message>
    <message>
        <source>waived</source>
        <translation>hingenommen</translation>
    </message>
    <message>
        <source>Design rules on what is drawn and on what the solvers answer.</source>
        <translation>Planungsregeln über das Gezeichnete und über die Ergebnisse der Berechnungen.</translation>
    </message>
    <message>
        <source>%1 nodes, %2 links</source>
        <translation>%1 Knoten, %2 Verbindungen</translation>
    </message>
    <message>
        <source>Fabric figures of any graph, and graphs of known families.</source>
        <translation>Kennzahlen beliebiger Fabric-Graphen und Graphen bekannter Familien.</translation>
    </message>
    <message>
        <source>A setting of the family.</source>
        <translation>Eine Einstellung der Familie.</translation>
    </message>
    <message>
        <source>File to write.</source>
        <translation>Zu schreibende Datei.</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>Racks</source>
        <translation>Racks</translation>
    </message>
    <message>
        <source>Switches</source>
        <translation>Switches</translation>
    </message>
    <message>
        <source>Cables</source>
        <translation>Kabel</translation>
    </message>
    <message>
        <source>Halls</source>
        <translation>Hallen</translation>
    </message>
    <message>
        <source>Sites</source>
        <translation>Standorte</translation>
    </message>
    <message>
        <source>IT power, maximum: %1 kW (known for %2 % of devices)</source>
        <translation>IT-Leistung, höchstens: %1 kW (bekannt für %2 % der Geräte)</translation>
    </message>
    <message>
        <source>Weight: %1 kg</source>
        <translation>Masse: %1 kg</translation>
    </message>
    <message>
        <source>Cable length: %1 m</source>
        <translation>Kabellänge: %1 m</translation>
    </message>
    <message>
        <source>Counts and totals of a project.</source>
        <translation>Anzahlen und Summen eines Projekts.</translation>
    </message>
    <message>
        <source>The catalogue of parts.</source>
        <translation>Der Bauteilkatalog.</translation>
    </message>
    <message>
        <source>Usage: clusterwright-cli COMMAND … [--json] [--lang xx] [--quiet] [--threads N] [--seed N]

</source>
        <translation>Aufruf: clusterwright-cli BEFEHL … [--json] [--lang xx] [--quiet] [--threads N] [--seed N]

</translation>
    </message>
    <message>
        <source>
clusterwright-cli COMMAND --help shows an example of each.
</source>
        <translation>
clusterwright-cli BEFEHL --help zeigt zu jedem Befehl ein Beispiel.
</translation>
    </message>
    <message>
        <source>Print one JSON object.</source>
        <translation>Ein JSON-Objekt ausgeben.</translation>
    </message>
    <message>
        <source>Language of texts.</source>
        <translation>Sprache der Texte.</translation>
    </message>
    <message>
        <source>No progress messages.</source>
        <translation>Keine Fortschrittsmeldungen.</translation>
    </message>
    <message>
        <source>Most threads to use.</source>
        <translation>Höchstzahl der Threads.</translation>
    </message>
    <message>
        <source>Seed of random choices.</source>
        <translation>Startwert der Zufallsauswahl.</translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation>Diese Hilfe anzeigen.</translation>
    </message>
    <message>
        <source>Example:</source>
        <translation>Beispiel:</translation>
    </message>
    <message>
        <source>no such command</source>
        <translation>unbekannter Befehl</translation>
    </message>
    <message>
        <source>Fabric, density, power, thermal and site figures.</source>
        <translation>Kennzahlen zu Fabric, Dichte, Strom, Wärme und Standort.</translation>
    </message>
    <message>
        <source>Domains to solve: fabric, density, power, thermal, site.</source>
        <translation>Zu berechnende Bereiche: fabric, density, power, thermal, site.</translation>
    </message>
    <message>
        <source>Name or id of the site, when there are several.</source>
        <translation>Name oder ID des Standorts, wenn es mehrere gibt.</translation>
    </message>
    <message>
        <source>Reference designs with their settings, ranges and sources.</source>
        <translation>Referenzdesigns mit Einstellungen, Bereichen und Quellen.</translation>
    </message>
    <message>
        <source>Generates a placed, cabled, powered and cooled project.</source>
        <translation>Erzeugt ein aufgestelltes, verkabeltes, versorgtes und gekühltes Projekt.</translation>
    </message>
    <message>
        <source>A setting of the template.</source>
        <translation>Eine Einstellung der Vorlage.</translation>
    </message>
    <message>
        <source>File to write, .cwp or .json.</source>
        <translation>Zu schreibende Datei, .cwp oder .json.</translation>
    </message>
    <message>
        <source>%1 cases: %2 passed, %3 failed, %4 unsupported</source>
        <translation>%1 Fälle: %2 bestanden, %3 nicht bestanden, %4 nicht unterstützt</translation>
    </message>
    <message>
        <source>Runs reference cases: the built-in ones, or a file in the same form.</source>
        <translation>Rechnet Referenzfälle: die eingebauten oder eine Datei derselben Form.</translation>
    </message>
    <message>
        <source>File to write; its extension chooses the form.</source>
        <translation>Zu schreibende Datei; ihre Endung bestimmt die Form.</translation>
    </message>
    <message>
        <source>in, out</source>
        <translation>ein, aus</translation>
    </message>
    <message>
        <source>in</source>
        <translation>ein</translation>
    </message>
    <message>
        <source>out</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>Bill of materials.</source>
        <translation>Stückliste.</translation>
    </message>
    <message>
        <source>Point-to-point cable schedule with lengths, media and labels.</source>
        <translation>Kabelliste von Punkt zu Punkt mit Längen, Medien und Beschriftungen.</translation>
    </message>
    <message>
        <source>Writes a project in another format.</source>
        <translation>Schreibt ein Projekt in einem anderen Format.</translation>
    </message>
    <message>
        <source>Format; see formats.</source>
        <translation>Format; siehe formats.</translation>
    </message>
    <message>
        <source>Reads another format into a project.</source>
        <translation>Liest ein anderes Format in ein Projekt.</translation>
    </message>
    <message>
        <source>Project to add to; a new one without it.</source>
        <translation>Projekt, das ergänzt wird; ohne Angabe ein neues.</translation>
    </message>
    <message>
        <source>Add the good rows of a table and name the others.</source>
        <translation>Die guten Zeilen einer Tabelle übernehmen und die übrigen nennen.</translation>
    </message>
    <message>
        <source>Formats that can be read and written.</source>
        <translation>Formate, die gelesen und geschrieben werden können.</translation>
    </message>
    <message>
        <source>Name or id of the hall to draw, when there are several.</source>
        <translation>Name oder Nummer der zu zeichnenden Halle, wenn es mehrere gibt.</translation>
    </message>
    <message>
        <source>Plan, PNG</source>
        <translation>Plan, PNG</translation>
    </message>
    <message>
        <source>One hall with the power of its racks, as an image.</source>
        <translation>Eine Halle mit der Leistung ihrer Racks, als Bild.</translation>
    </message>
    <message>
        <source>Plan, SVG</source>
        <translation>Plan, SVG</translation>
    </message>
    <message>
        <source>One hall with the power of its racks, as a drawing.</source>
        <translation>Eine Halle mit der Leistung ihrer Racks, als Zeichnung.</translation>
    </message>
    <message>
        <source>Site report with plan, elevations, tables, findings, sources and limits.</source>
        <translation>Standortbericht mit Plan, Ansichten, Tabellen, Befunden, Quellen und Grenzen.</translation>
    </message>
    <message>
        <source>name an equation, or use --list</source>
        <translation>eine Gleichung nennen oder --list verwenden</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>The designs are the same.</source>
        <translation>Die Planungen sind gleich.</translation>
    </message>
    <message>
        <source>Objects, figures and bill of materials that differ between two projects.</source>
        <translation>Objekte, Kennzahlen und Stückliste, in denen sich zwei Projekte unterscheiden.</translation>
    </message>
    <message>
        <source>name the file to write with -o FILE</source>
        <translation>die zu schreibende Datei mit -o DATEI nennen</translation>
    </message>
    <message>
        <source>use --as FORMAT -o FILE; see formats</source>
        <translation>--as FORMAT -o DATEI verwenden; siehe formats</translation>
    </message>
    <message>
        <source>GPUs lost: %1 of %2 (removed %3, without power %4, cut off %5)</source>
        <translation>GPUs verloren: %1 von %2 (entfernt %3, ohne Strom %4, abgeschnitten %5)</translation>
    </message>
    <message>
        <source>%1: bisection %2 to %3 Gb/s, was %4 to %5; %6 hosts cut off</source>
        <translation>%1: Bisektion %2 bis %3 Gb/s, war %4 bis %5; %6 Hosts abgeschnitten</translation>
    </message>
    <message>
        <source>Devices without power: %1; short of supplies: %2; power elements overloaded: %3</source>
        <translation>Geräte ohne Strom: %1; mit zu wenigen Netzteilen: %2; Stromelemente überlastet: %3</translation>
    </message>
    <message>
        <source>%1: %2 kW to air, capacity %3, short by %4 kW to air and %5 kW to liquid</source>
        <translation>%1: %2 kW an die Luft, Leistung der Kühlung %3, es fehlen %4 kW an der Luft und %5 kW an der Flüssigkeit</translation>
    </message>
    <message>
        <source>What the loss of racks, devices, cables, feeds or cooling machines does.</source>
        <translation>Was der Verlust von Racks, Geräten, Kabeln, Einspeisungen oder Kühlmaschinen bewirkt.</translation>
    </message>
    <message>
        <source>use analyze IN or generate FAMILY</source>
        <translation>analyze DATEI oder generate FAMILIE verwenden</translation>
    </message>
    <message>
        <source>use search TEXT or show ID</source>
        <translation>search TEXT oder show ID verwenden</translation>
    </message>
    <message>
        <source>wrong number of arguments: %1</source>
        <translation>falsche Anzahl von Argumenten: %1</translation>
    </message>
    <message>
        <source>name a .pdf or .html file to write with -o FILE</source>
        <translation>eine .pdf- oder .html-Datei zum Schreiben mit -o DATEI nennen</translation>
    </message>
    <message>
        <source>%1 writes a .%2 file</source>
        <translation>%1 schreibt eine .%2-Datei</translation>
    </message>
    <message>
        <source>the project has several halls; name one with --hall</source>
        <translation>das Projekt hat mehrere Hallen; eine mit --hall nennen</translation>
    </message>
    <message>
        <source>%1: median %2 s, least %3 s of %4 runs</source>
        <translation>%1: Median %2 s, kleinste %3 s aus %4 Läufen</translation>
    </message>
    <message>
        <source>Measures generating, solving, saving and opening a general Clos on this machine.</source>
        <translation>Misst Erzeugen, Berechnen, Speichern und Öffnen eines allgemeinen Clos auf diesem Rechner.</translation>
    </message>
    <message>
        <source>%1 is overloaded: %2 kW on %3</source>
        <translation>%1 ist überlastet: %2 kW auf %3</translation>
    </message>
    <message>
        <source>%1: %2 kW, capacity %3, short by %4 kW</source>
        <translation>%1: %2 kW, Leistung der Kühlung %3, es fehlen %4 kW</translation>
    </message>
    <message>
        <source>no host is drawn, so every node counts as one endpoint; name hosts with --terminals</source>
        <translation>kein Host ist gezeichnet, also zählt jeder Knoten als ein Endpunkt; Hosts mit --terminals benennen</translation>
    </message>
    <message>
        <source>Prefix of the names of hosts; without it names that begin with host, else nodes with one link, else all nodes.</source>
        <translation>Anfang der Namen von Hosts; sonst Namen, die mit host beginnen, sonst Knoten mit einer Verbindung, sonst alle Knoten.</translation>
    </message>
    <message>
        <source>known are %1</source>
        <translation>bekannt sind %1</translation>
    </message>
    <message>
        <source>calc --list shows all</source>
        <translation>calc --list zeigt alle</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n Warnung</numerusform>
            <numerusform>%n Warnungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n Hinweis</numerusform>
            <numerusform>%n Hinweise</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waived</source>
        <translation>
            <numerusform>%n hingenommen</numerusform>
            <numerusform>%n hingenommen</numerusform>
        </translation>
    </message>
    <message>
        <source>name another file</source>
        <translation>eine andere Datei nennen</translation>
    </message>
    <message>
        <source>the command formats lists all</source>
        <translation>der Befehl formats zeigt alle</translation>
    </message>
    <message>
        <source>name a file that ends in %1</source>
        <translation>eine Datei nennen, die auf %1 endet</translation>
    </message>
    <message>
        <source>name an object as KIND/NAME or KIND/#NUMBER, such as rack/C04</source>
        <translation>ein Objekt als ART/NAME oder ART/#NUMMER nennen, etwa rack/C04</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>library search TEXT finds parts</source>
        <translation>library search TEXT findet Teile</translation>
    </message>
    <message>
        <source>%1 is given twice</source>
        <translation>%1 ist zweimal angegeben</translation>
    </message>
    <message>
        <source>there are %1</source>
        <translation>es gibt %1</translation>
    </message>
    <message>
        <source>no command is named</source>
        <translation>kein Befehl genannt</translation>
    </message>
    <message>
        <source>no command is named beside %1</source>
        <translation>neben %1 ist kein Befehl genannt</translation>
    </message>
    <message>
        <source>not as it was saved: another tool changed it, or it is damaged. Check the design before you rely on it</source>
        <translation>nicht wie gespeichert: ein anderes Programm hat die Datei geändert, oder sie ist beschädigt. Den Entwurf prüfen, bevor Sie sich auf ihn verlassen</translation>
    </message>
    <message>
        <source>an input that it needs is not known; the command check says more</source>
        <translation>eine Angabe, die der Wert braucht, ist nicht bekannt; der Befehl check sagt mehr</translation>
    </message>
    <message>
        <source>--explain %1 shows all</source>
        <translation>--explain %1 zeigt alle</translation>
    </message>
    <message>
        <source>Show how one value came about, e.g. power.facility_kw; list shows all keys.</source>
        <translation>Zeigt, wie ein Wert zustande kam, z. B. power.facility_kw; list zeigt alle Schlüssel.</translation>
    </message>
    <message>
        <source>the command templates lists all</source>
        <translation>der Befehl templates zeigt alle</translation>
    </message>
    <message>
        <source>name the folder of the files that cases name</source>
        <translation>den Ordner der Dateien angeben, die Fälle nennen</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 GPUs in %n rack(s), %3 switches, %4 cables; generated in %5 ms</source>
        <translation>
            <numerusform>%1: %2 GPUs in %n Rack, %3 Switches, %4 Kabel; in %5 ms erzeugt</numerusform>
            <numerusform>%1: %2 GPUs in %n Racks, %3 Switches, %4 Kabel; in %5 ms erzeugt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is lost, but what heat rejection lacks then is not computed</source>
        <translation>%1 fällt aus; was der Wärmeabfuhr dann fehlt, wird nicht berechnet</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>%1 geschrieben</translation>
    </message>
    <message numerus="yes">
        <source>and %n more; --json lists all</source>
        <translation>
            <numerusform>und %n weiteres; --json nennt alle</numerusform>
            <numerusform>und %n weitere; --json nennt alle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n object(s) or part(s) added</source>
        <translation>
            <numerusform>%n Objekt oder Teil hinzugefügt</numerusform>
            <numerusform>%n Objekte oder Teile hinzugefügt</numerusform>
        </translation>
    </message>
    <message>
        <source>no kind</source>
        <translation>ohne Art</translation>
    </message>
    <message numerus="yes">
        <source>%n case(s)</source>
        <translation>
            <numerusform>%n Fall</numerusform>
            <numerusform>%n Fälle</numerusform>
        </translation>
    </message>
    <message>
        <source>  in place of the shipped part: %1</source>
        <translation>  anstelle des mitgelieferten Teils: %1</translation>
    </message>
    <message>
        <source>devices are compared by name</source>
        <translation>Geräte werden nach Namen verglichen</translation>
    </message>
    <message>
        <source>%1 is drawn and not in the dump</source>
        <translation>%1 ist gezeichnet und nicht im Auszug</translation>
    </message>
    <message>
        <source>%1 is in the dump and not drawn</source>
        <translation>%1 ist im Auszug und nicht gezeichnet</translation>
    </message>
    <message>
        <source>Lays a dump of the built fabric over the design: what is missing, swapped, in a wrong port.</source>
        <translation>Legt einen Auszug des gebauten Fabrics über den Entwurf: was fehlt, vertauscht ist, im falschen Port steckt.</translation>
    </message>
    <message>
        <source>Name or number of the fabric; else the compute fabric.</source>
        <translation>Name oder Nummer des Fabrics; sonst das Compute-Fabric.</translation>
    </message>
    <message>
        <source>Format of the dump, else guessed from its content.</source>
        <translation>Format des Auszugs, sonst am Inhalt erkannt.</translation>
    </message>
    <message>
        <source>CSV to write: one row a cable that is not as drawn.</source>
        <translation>Zu schreibende CSV-Datei: eine Zeile je Kabel, das nicht wie gezeichnet ist.</translation>
    </message>
    <message>
        <source>Name or number of the fabric, for formats that hold one; else the compute fabric.</source>
        <translation>Name oder Nummer des Fabrics, für Formate, die eines enthalten; sonst das Compute-Fabric.</translation>
    </message>
    <message>
        <source>Also bound the throughput under these patterns: all_to_all, longest_matching, permutation, incast.</source>
        <translation>Auch den Durchsatz unter diesen Verkehrsmustern eingrenzen: all_to_all, longest_matching, permutation, incast.</translation>
    </message>
    <message>
        <source>name objects, or how many cables or switches fail at random, but not both</source>
        <translation>Objekte nennen oder wie viele Kabel oder Switches zufällig ausfallen, aber nicht beides</translation>
    </message>
    <message>
        <source>%1: bisection at least %2 Gb/s in 95 % of %3 trials, median %4 to %5; all hosts connected in %6 % of them</source>
        <translation>%1: Bisektion in 95 % von %3 Versuchen mindestens %2 Gb/s, Median %4 bis %5; alle Hosts verbunden in %6 % davon</translation>
    </message>
    <message>
        <source>%1: fewer trials than asked for fit in the time</source>
        <translation>%1: In die Zeit passten weniger Versuche als verlangt</translation>
    </message>
    <message>
        <source>Instead of objects: cables of each fabric that fail together, drawn at random.</source>
        <translation>Statt Objekten: Kabel jeder Fabric, die zusammen ausfallen, zufällig gezogen.</translation>
    </message>
    <message>
        <source>Instead of objects: switches of each fabric that fail together, drawn at random.</source>
        <translation>Statt Objekten: Switches jeder Fabric, die zusammen ausfallen, zufällig gezogen.</translation>
    </message>
    <message>
        <source>How often it is drawn; 200 without it.</source>
        <translation>Wie oft gezogen wird; ohne Angabe 200.</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weiterer</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>no link states a rate, so each counts as 1 Gb/s: capacities are numbers of links</source>
        <translation>keine Verbindung nennt eine Rate, darum zählt jede als 1 Gb/s: Kapazitäten sind Anzahlen von Verbindungen</translation>
    </message>
    <message>
        <source>Format of the file, else guessed from its content: edges (CSV a,b,gbps[,count]), ibnetdiscover, dot, graphml, slurm, topograph, cray; also packed by gzip.</source>
        <translation>Format der Datei, sonst am Inhalt erkannt: edges (CSV a,b,gbps[,count]), ibnetdiscover, dot, graphml, slurm, topograph, cray; auch mit gzip gepackt.</translation>
    </message>
    <message>
        <source>Folder of the files that cases name; without it that of the cases, or ../data and the name of the case file.</source>
        <translation>Ordner der Dateien, die Fälle nennen; ohne Angabe der der Fälle oder ../data und der Name der Falldatei.</translation>
    </message>
    <message>
        <source>Lost: %1 devices, %2 cables, %3 power elements, %4 cooling machines</source>
        <translation>Verloren: %1 Geräte, %2 Kabel, %3 Stromelemente, %4 Kühlmaschinen</translation>
    </message>
    <message>
        <source>and scale-up</source>
        <translation>und Scale-up</translation>
    </message>
    <message>
        <source>Cable length inside scale-up domains: %1 m</source>
        <translation>Kabellänge innerhalb der Scale-up-Domänen: %1 m</translation>
    </message>
    <message>
        <source>not answered: %1</source>
        <translation>nicht beantwortet: %1</translation>
    </message>
    <message>
        <source>%1 (with the cords of the loads: %2)</source>
        <translation>%1 (mit den Anschlüssen der Verbraucher: %2)</translation>
    </message>
</context>
<context>
    <name>Dimension</name>
    <message>
        <source>a plain number</source>
        <translation>eine reine Zahl</translation>
    </message>
    <message>
        <source>a percentage</source>
        <translation>ein Prozentsatz</translation>
    </message>
    <message>
        <source>power</source>
        <translation>eine Leistung</translation>
    </message>
    <message>
        <source>energy</source>
        <translation>eine Energie</translation>
    </message>
    <message>
        <source>length</source>
        <translation>eine Länge</translation>
    </message>
    <message>
        <source>mass</source>
        <translation>eine Masse</translation>
    </message>
    <message>
        <source>floor load</source>
        <translation>eine Bodenlast</translation>
    </message>
    <message>
        <source>bandwidth</source>
        <translation>eine Bandbreite</translation>
    </message>
    <message>
        <source>data size</source>
        <translation>eine Datenmenge</translation>
    </message>
    <message>
        <source>volume flow</source>
        <translation>ein Volumenstrom</translation>
    </message>
    <message>
        <source>pressure</source>
        <translation>ein Druck</translation>
    </message>
    <message>
        <source>current</source>
        <translation>eine Stromstärke</translation>
    </message>
    <message>
        <source>voltage</source>
        <translation>eine Spannung</translation>
    </message>
    <message>
        <source>time</source>
        <translation>eine Zeit</translation>
    </message>
    <message>
        <source>carbon intensity</source>
        <translation>eine CO₂-Intensität</translation>
    </message>
    <message>
        <source>temperature</source>
        <translation>eine Temperatur</translation>
    </message>
    <message>
        <source>temperature difference</source>
        <translation>eine Temperaturdifferenz</translation>
    </message>
</context>
<context>
    <name>Document</name>
    <message>
        <source>Untitled</source>
        <translation>Unbenannt</translation>
    </message>
</context>
<context>
    <name>EditProblem</name>
    <message>
        <source>%1 is locked. Unlock it first.</source>
        <translation>%1 ist gesperrt. Erst entsperren.</translation>
    </message>
    <message>
        <source>%1 is occupied by %2.</source>
        <translation>%1 ist von %2 belegt.</translation>
    </message>
    <message>
        <source>%1 would stand in %2.</source>
        <translation>%1 stünde in %2.</translation>
    </message>
    <message>
        <source>%1 is not there any more.</source>
        <translation>%1 ist nicht mehr da.</translation>
    </message>
    <message>
        <source>The name %1 is taken.</source>
        <translation>Der Name %1 ist vergeben.</translation>
    </message>
</context>
<context>
    <name>Elevation</name>
    <message>
        <source>The rack is too low</source>
        <translation>Das Rack ist zu niedrig</translation>
    </message>
    <message>
        <source>%1 free</source>
        <translation>%1 frei</translation>
    </message>
    <message>
        <source>%1 occupied by %2</source>
        <translation>%1 von %2 belegt</translation>
    </message>
    <message>
        <source>%1, %2U</source>
        <translation>%1, %2 HE</translation>
    </message>
    <message numerus="yes">
        <source>%n devices</source>
        <translation>
            <numerusform>%n Gerät</numerusform>
            <numerusform>%n Geräte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, beside the rails</source>
        <translation>%1, neben den Schienen</translation>
    </message>
    <message>
        <source>front</source>
        <translation>vorn</translation>
    </message>
    <message>
        <source>rear</source>
        <translation>hinten</translation>
    </message>
    <message>
        <source>%1U</source>
        <translation>%1 HE</translation>
    </message>
    <message>
        <source>%1 U free above</source>
        <translation>%1 HE darüber frei</translation>
    </message>
    <message>
        <source>%1 U free</source>
        <translation>%1 HE frei</translation>
    </message>
    <message>
        <source>kW</source>
        <translation>kW</translation>
    </message>
    <message>
        <source>U</source>
        <translation>HE</translation>
    </message>
    <message>
        <source>not fed</source>
        <translation>nicht versorgt</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message numerus="yes">
        <source>%n servers</source>
        <translation>
            <numerusform>%n Server</numerusform>
            <numerusform>%n Server</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n management nodes</source>
        <translation>
            <numerusform>%n Managementknoten</numerusform>
            <numerusform>%n Managementknoten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fabric managers</source>
        <translation>
            <numerusform>%n Fabric-Manager</numerusform>
            <numerusform>%n Fabric-Manager</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n storage nodes</source>
        <translation>
            <numerusform>%n Speicherknoten</numerusform>
            <numerusform>%n Speicherknoten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n leaf switches</source>
        <translation>
            <numerusform>%n Leaf-Switch</numerusform>
            <numerusform>%n Leaf-Switches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spine switches</source>
        <translation>
            <numerusform>%n Spine-Switch</numerusform>
            <numerusform>%n Spine-Switches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n core switches</source>
        <translation>
            <numerusform>%n Core-Switch</numerusform>
            <numerusform>%n Core-Switches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n compute switches</source>
        <translation>
            <numerusform>%n Compute-Switch</numerusform>
            <numerusform>%n Compute-Switches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n storage switches</source>
        <translation>
            <numerusform>%n Speicher-Switch</numerusform>
            <numerusform>%n Speicher-Switches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in-band switches</source>
        <translation>
            <numerusform>%n In-Band-Switch</numerusform>
            <numerusform>%n In-Band-Switches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n out-of-band switches</source>
        <translation>
            <numerusform>%n Out-of-Band-Switch</numerusform>
            <numerusform>%n Out-of-Band-Switches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scale-up switches</source>
        <translation>
            <numerusform>%n Scale-up-Switch</numerusform>
            <numerusform>%n Scale-up-Switches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n power shelves</source>
        <translation>
            <numerusform>%n Power-Shelf</numerusform>
            <numerusform>%n Power-Shelves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cable managers</source>
        <translation>
            <numerusform>%n Kabelführung</numerusform>
            <numerusform>%n Kabelführungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blanks</source>
        <translation>
            <numerusform>%n Blindplatte</numerusform>
            <numerusform>%n Blindplatten</numerusform>
        </translation>
    </message>
    <message>
        <source>, rails %1 to %2</source>
        <translation>, Rails %1 bis %2</translation>
    </message>
    <message>
        <source>south</source>
        <translation>Süden</translation>
    </message>
    <message>
        <source>north</source>
        <translation>Norden</translation>
    </message>
    <message>
        <source>west</source>
        <translation>Westen</translation>
    </message>
    <message>
        <source>east</source>
        <translation>Osten</translation>
    </message>
    <message>
        <source>View from the cold aisle, facing %1</source>
        <translation>Ansicht aus dem Kaltgang, Blick nach %1</translation>
    </message>
    <message>
        <source>View from the hot aisle, facing %1</source>
        <translation>Ansicht aus dem Warmgang, Blick nach %1</translation>
    </message>
    <message>
        <source>servers</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>management</source>
        <translation>Management</translation>
    </message>
    <message>
        <source>storage</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>network</source>
        <translation>Netzwerk</translation>
    </message>
    <message>
        <source>power</source>
        <translation>Strom</translation>
    </message>
    <message>
        <source>other</source>
        <translation>Sonstiges</translation>
    </message>
    <message>
        <source>%1 → %2 of %3 U</source>
        <translation>%1 → %2 von %3 HE</translation>
    </message>
    <message>
        <source>%1 → %2 kW</source>
        <translation>%1 → %2 kW</translation>
    </message>
    <message>
        <source>%1 → %2 of %3 kW</source>
        <translation>%1 → %2 von %3 kW</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>list of names</comment>
        <translation>
            <numerusform>%1 und %n weiteres</numerusform>
            <numerusform>%1 und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>N drops at the next free place, Esc cancels</source>
        <translation>N legt am nächsten freien Platz ab, Esc bricht ab</translation>
    </message>
    <message>
        <source>rail %1</source>
        <translation>Rail %1</translation>
    </message>
    <message numerus="yes">
        <source>%n leaves</source>
        <translation>
            <numerusform>%n Leaf</numerusform>
            <numerusform>%n Leafs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spines</source>
        <translation>
            <numerusform>%n Spine</numerusform>
            <numerusform>%n Spines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cores</source>
        <translation>
            <numerusform>%n Core</numerusform>
            <numerusform>%n Cores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes</source>
        <translation>
            <numerusform>%n Knoten</numerusform>
            <numerusform>%n Knoten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shelves</source>
        <translation>
            <numerusform>%n Einschub</numerusform>
            <numerusform>%n Einschübe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n switches</source>
        <translation>
            <numerusform>%n Switch</numerusform>
            <numerusform>%n Switches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>not a valid value</source>
        <translation>kein gültiger Wert</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>nicht gefunden</translation>
    </message>
    <message>
        <source>occurs twice</source>
        <translation>kommt zweimal vor</translation>
    </message>
    <message>
        <source>conflicts with what is there</source>
        <translation>widerspricht dem, was schon da ist</translation>
    </message>
    <message>
        <source>cannot be read as what it claims to be</source>
        <translation>nicht als das lesbar, was es sein soll</translation>
    </message>
    <message>
        <source>not supported</source>
        <translation>nicht unterstützt</translation>
    </message>
    <message>
        <source>not a Clusterwright project</source>
        <translation>kein Clusterwright-Projekt</translation>
    </message>
    <message>
        <source>written by a newer version of Clusterwright</source>
        <translation>von einer neueren Version von Clusterwright geschrieben</translation>
    </message>
    <message>
        <source>open elsewhere</source>
        <translation>anderswo geöffnet</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>schreibgeschützt</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>cannot be written</source>
        <translation>nicht schreibbar</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>unexpected failure</source>
        <translation>unerwarteter Fehler</translation>
    </message>
    <message>
        <source>correct the value and try again</source>
        <translation>den Wert berichtigen und erneut versuchen</translation>
    </message>
    <message>
        <source>check the name</source>
        <translation>den Namen prüfen</translation>
    </message>
    <message>
        <source>give it another name</source>
        <translation>einen anderen Namen geben</translation>
    </message>
    <message>
        <source>free the place or choose another</source>
        <translation>den Platz räumen oder einen anderen wählen</translation>
    </message>
    <message>
        <source>check the file&apos;s format</source>
        <translation>das Format der Datei prüfen</translation>
    </message>
    <message>
        <source>see the help for what is</source>
        <translation>die Hilfe nennt, was möglich ist</translation>
    </message>
    <message>
        <source>choose a .cwp file or import another format</source>
        <translation>eine .cwp-Datei wählen oder ein anderes Format importieren</translation>
    </message>
    <message>
        <source>update Clusterwright</source>
        <translation>Clusterwright aktualisieren</translation>
    </message>
    <message>
        <source>close it there, or open it read-only</source>
        <translation>dort schließen oder schreibgeschützt öffnen</translation>
    </message>
    <message>
        <source>save under another name</source>
        <translation>unter einem anderen Namen speichern</translation>
    </message>
    <message>
        <source>check that the file exists and may be read</source>
        <translation>prüfen, ob die Datei da ist und gelesen werden darf</translation>
    </message>
    <message>
        <source>check the folder, its permissions and free space</source>
        <translation>Ordner, Rechte und freien Platz prüfen</translation>
    </message>
    <message>
        <source>please report this with the file that shows it</source>
        <translation>bitte zusammen mit der Datei melden, die es zeigt</translation>
    </message>
    <message>
        <source>its format is %1, this program reads up to %2</source>
        <translation>ihr Format ist %1, dieses Programm liest bis %2</translation>
    </message>
    <message>
        <source>update Clusterwright to %1 or newer</source>
        <translation>Clusterwright auf %1 oder neuer aktualisieren</translation>
    </message>
    <message>
        <source>did you mean %1?</source>
        <translation>war %1 gemeint?</translation>
    </message>
</context>
<context>
    <name>Explain</name>
    <message numerus="yes">
        <source>%1 over %n part(s)</source>
        <translation>
            <numerusform>%1 über %n Teil</numerusform>
            <numerusform>%1 über %n Teile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n part(s)</source>
        <translation>
            <numerusform>%n Teil</numerusform>
            <numerusform>%n Teile</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FabricPainter</name>
    <message>
        <source>SU %1</source>
        <translation>SU %1</translation>
    </message>
    <message>
        <source>Leaf</source>
        <translation>Leaf</translation>
    </message>
    <message>
        <source>Spine</source>
        <translation>Spine</translation>
    </message>
    <message>
        <source>Core</source>
        <translation>Core</translation>
    </message>
    <message>
        <source>Tier %1</source>
        <translation>Ebene %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln endpoint(s)</source>
        <translation>
            <numerusform>%Ln Endpunkt</numerusform>
            <numerusform>%Ln Endpunkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln switch(es)</source>
        <translation>
            <numerusform>%Ln Switch</numerusform>
            <numerusform>%Ln Switches</numerusform>
        </translation>
    </message>
    <message>
        <source>rack %1</source>
        <translation>Rack %1</translation>
    </message>
    <message>
        <source>racks %1</source>
        <translation>Racks %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cable(s)</source>
        <translation>
            <numerusform>%Ln Kabel</numerusform>
            <numerusform>%Ln Kabel</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 Gb/s</source>
        <translation>%1 mit %2 Gb/s</translation>
    </message>
    <message>
        <source>%1 of %2 to %3 Gb/s</source>
        <translation>%1 mit %2 bis %3 Gb/s</translation>
    </message>
    <message>
        <source>%1 cut</source>
        <translation>%1 geschnitten</translation>
    </message>
    <message>
        <source>none cut</source>
        <translation>keines geschnitten</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 of %2 cut</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>side 2</source>
        <translation>Seite 2</translation>
    </message>
    <message>
        <source>side 1</source>
        <translation>Seite 1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln without GPUs</source>
        <translation>
            <numerusform>%Ln ohne GPUs</numerusform>
            <numerusform>%Ln ohne GPUs</numerusform>
        </translation>
    </message>
    <message>
        <source>without GPUs</source>
        <translation>ohne GPUs</translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s)</source>
        <translation>
            <numerusform>%Ln Knoten</numerusform>
            <numerusform>%Ln Knoten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln host(s)</source>
        <translation>
            <numerusform>%Ln Host</numerusform>
            <numerusform>%Ln Hosts</numerusform>
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
            <numerusform>Knoten</numerusform>
            <numerusform>Knoten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>host(s)</source>
        <translation>
            <numerusform>Host</numerusform>
            <numerusform>Hosts</numerusform>
        </translation>
    </message>
    <message>
        <source>not cut</source>
        <translation>nicht geschnitten</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cable(s) cut</source>
        <translation>
            <numerusform>%Ln Kabel geschnitten</numerusform>
            <numerusform>%Ln Kabel geschnitten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%n hosts</source>
        <translation>
            <numerusform>%n Host</numerusform>
            <numerusform>%n Hosts</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, ports %3</source>
        <comment>leaves: 32 × 400 Gb/s, ports 1–32</comment>
        <translation>%1: %2, Ports %3</translation>
    </message>
    <message>
        <source>%1 × %2 Gb/s</source>
        <translation>%1 × %2 Gb/s</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>Guide</source>
        <translation>Anleitung</translation>
    </message>
    <message>
        <source>About Clusterwright</source>
        <translation>Über Clusterwright</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Clusterwright %1&lt;/h3&gt;&lt;p&gt;Plans AI training clusters: racks, fabrics, power and cooling on one drawing.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later, without any warranty. Built with Qt %2, Qt Charts, Eigen, METIS, SQLite, nlohmann/json, yaml-cpp and libxlsxwriter.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Clusterwright %1&lt;/h3&gt;&lt;p&gt;Plant KI-Trainingscluster: Racks, Fabrics, Strom und Kühlung auf einer Zeichnung.&lt;/p&gt;&lt;p&gt;Freie Software unter der GNU General Public License, Version 3 oder später, ohne jede Gewährleistung. Gebaut mit Qt %2, Qt Charts, Eigen, METIS, SQLite, nlohmann/json, yaml-cpp und libxlsxwriter.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>HallPlan</name>
    <message>
        <source>Cold aisle · supply %1 °C</source>
        <translation>Kaltgang · Zuluft %1 °C</translation>
    </message>
    <message>
        <source>Hot aisle %1, contained</source>
        <translation>Warmgang %1, eingehaust</translation>
    </message>
    <message>
        <source>Hot aisle %1</source>
        <translation>Warmgang %1</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>ausgefallen</translation>
    </message>
    <message>
        <source>%1 / %2 U</source>
        <translation>%1 / %2 HE</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiteres</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n racks</source>
        <translation>
            <numerusform>%n Rack</numerusform>
            <numerusform>%n Racks</numerusform>
        </translation>
    </message>
    <message>
        <source>of %1</source>
        <comment>of a limit</comment>
        <translation>von %1</translation>
    </message>
    <message>
        <source>supply %1 °C</source>
        <translation>Zuluft %1 °C</translation>
    </message>
    <message>
        <source>return %1 °C</source>
        <translation>Rückluft %1 °C</translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>Power</source>
        <translation>Leistung</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Masse</translation>
    </message>
    <message>
        <source>Feed A alone</source>
        <translation>Einspeisung A allein</translation>
    </message>
    <message>
        <source>Feed B alone</source>
        <translation>Einspeisung B allein</translation>
    </message>
    <message>
        <source>Floor load</source>
        <translation>Bodenlast</translation>
    </message>
    <message>
        <source>Heat to air</source>
        <translation>Wärme an Luft</translation>
    </message>
    <message>
        <source>Heat to liquid</source>
        <translation>Wärme an Flüssigkeit</translation>
    </message>
    <message>
        <source>Inlet</source>
        <translation>Eintritt</translation>
    </message>
    <message>
        <source>screening estimate</source>
        <translation>Vorabschätzung</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Last</translation>
    </message>
    <message>
        <source>Worst single failure</source>
        <translation>Schlimmster Einzelausfall</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>Verluste</translation>
    </message>
    <message>
        <source>Current</source>
        <translation>Strom</translation>
    </message>
    <message>
        <source>Flow</source>
        <translation>Durchfluss</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Vorlauf</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Rücklauf</translation>
    </message>
    <message>
        <source>Racks</source>
        <translation>Racks</translation>
    </message>
    <message>
        <source>IT power</source>
        <translation>IT-Leistung</translation>
    </message>
    <message>
        <source>On the air units</source>
        <translation>Auf den Umluftkühlern</translation>
    </message>
    <message>
        <source>Inlet, highest</source>
        <translation>Eintritt, höchster</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Bauteil</translation>
    </message>
    <message>
        <source>north</source>
        <translation>Norden</translation>
    </message>
    <message>
        <source>east</source>
        <translation>Osten</translation>
    </message>
    <message>
        <source>south</source>
        <translation>Süden</translation>
    </message>
    <message>
        <source>west</source>
        <translation>Westen</translation>
    </message>
    <message>
        <source>Placement</source>
        <translation>Aufstellung</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>Y</source>
        <translation>Y</translation>
    </message>
    <message>
        <source>Front faces</source>
        <translation>Front zeigt nach</translation>
    </message>
    <message>
        <source>Power limit</source>
        <translation>Leistungsgrenze</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>compute</source>
        <translation>Rechnen</translation>
    </message>
    <message>
        <source>network</source>
        <translation>Netz</translation>
    </message>
    <message>
        <source>storage</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>management</source>
        <translation>Management</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>gemischt</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Gesperrt</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Rack</source>
        <translation>Rack</translation>
    </message>
    <message>
        <source>Lowest U</source>
        <translation>Unterste HE</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>Einbauseite</translation>
    </message>
    <message>
        <source>front</source>
        <translation>vorn</translation>
    </message>
    <message>
        <source>rear</source>
        <translation>hinten</translation>
    </message>
    <message>
        <source>Feeds</source>
        <translation>Einspeisungen</translation>
    </message>
    <message>
        <source>Supplies on A</source>
        <translation>Netzteile an A</translation>
    </message>
    <message>
        <source>Supplies on B</source>
        <translation>Netzteile an B</translation>
    </message>
    <message>
        <source>Hall</source>
        <translation>Halle</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Bodenplatte</translation>
    </message>
    <message>
        <source>Ceiling</source>
        <translation>Deckenhöhe</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>Rack limit</source>
        <translation>Rack-Grenze</translation>
    </message>
    <message>
        <source>Air</source>
        <translation>Luft</translation>
    </message>
    <message>
        <source>Containment</source>
        <translation>Einhausung</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>hot aisle</source>
        <translation>Warmgang</translation>
    </message>
    <message>
        <source>cold aisle</source>
        <translation>Kaltgang</translation>
    </message>
    <message>
        <source>Site</source>
        <translation>Standort</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>Land</translation>
    </message>
    <message>
        <source>Grid zone</source>
        <translation>Stromnetzzone</translation>
    </message>
    <message>
        <source>Altitude</source>
        <translation>Höhe über Meer</translation>
    </message>
    <message>
        <source>Contracted</source>
        <translation>Vertragsleistung</translation>
    </message>
    <message>
        <source>Carbon</source>
        <translation>CO₂</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>Price per kWh</source>
        <translation>Preis je kWh</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Cable</source>
        <translation>Kabel</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Beschriftung</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Nach</translation>
    </message>
    <message>
        <source>Fabric</source>
        <translation>Fabric</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>Power element</source>
        <translation>Stromversorgungselement</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Nennwert</translation>
    </message>
    <message>
        <source>Voltage</source>
        <translation>Spannung</translation>
    </message>
    <message>
        <source>80 % rule</source>
        <translation>80-%-Regel</translation>
    </message>
    <message>
        <source>Cooling machine</source>
        <translation>Kühlmaschine</translation>
    </message>
    <message>
        <source>Serves</source>
        <translation>Versorgt</translation>
    </message>
    <message>
        <source>Rejects to</source>
        <translation>Gibt ab an</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>Kälteleistung</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>Kreislauf</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medium</translation>
    </message>
    <message>
        <source>air</source>
        <translation>Luft</translation>
    </message>
    <message>
        <source>technology water</source>
        <translation>Technologiewasser</translation>
    </message>
    <message>
        <source>facility water</source>
        <translation>Gebäudewasser</translation>
    </message>
    <message>
        <source>Highest return</source>
        <translation>Höchster Rücklauf</translation>
    </message>
    <message>
        <source>25 % glycol</source>
        <translation>25 % Glykol</translation>
    </message>
    <message>
        <source>in-band</source>
        <translation>In-Band</translation>
    </message>
    <message>
        <source>out-of-band</source>
        <translation>Out-of-Band</translation>
    </message>
    <message>
        <source>scale-up</source>
        <translation>Scale-up</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>InfiniBand</source>
        <translation>InfiniBand</translation>
    </message>
    <message>
        <source>Ethernet</source>
        <translation>Ethernet</translation>
    </message>
    <message>
        <source>NVLink</source>
        <translation>NVLink</translation>
    </message>
    <message>
        <source>Oversubscription target</source>
        <translation>Zielwert der Überbuchung</translation>
    </message>
    <message>
        <source>Cables</source>
        <translation>Kabel</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Fläche</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>column</source>
        <translation>Stütze</translation>
    </message>
    <message>
        <source>keep-out</source>
        <translation>Sperrfläche</translation>
    </message>
    <message>
        <source>wall</source>
        <translation>Wand</translation>
    </message>
    <message>
        <source>door</source>
        <translation>Tür</translation>
    </message>
    <message>
        <source>room</source>
        <translation>Raum</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Projekt</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>Auftraggeber</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Verfasser</translation>
    </message>
    <message>
        <source>Revision</source>
        <translation>Revision</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>metric</source>
        <translation>metrisch</translation>
    </message>
    <message>
        <source>imperial</source>
        <translation>angloamerikanisch</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Währung</translation>
    </message>
    <message>
        <source>Naming</source>
        <translation>Benennung</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Reihen</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Geräte</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Reihe</translation>
    </message>
    <message>
        <source>Scale-up domain</source>
        <translation>Scale-up-Domäne</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>Arbeitslast</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>Reihe %1</translation>
    </message>
    <message>
        <source>U%1</source>
        <translation>HE %1</translation>
    </message>
    <message>
        <source>%1 × %2 m</source>
        <translation>%1 × %2 m</translation>
    </message>
    <message>
        <source>Electricity</source>
        <translation>Stromversorgung</translation>
    </message>
    <message>
        <source>Hosts</source>
        <translation>Hosts</translation>
    </message>
    <message>
        <source>Endpoints</source>
        <translation>Endpunkte</translation>
    </message>
    <message>
        <source>Switches, %1</source>
        <translation>Switches, %1</translation>
    </message>
    <message>
        <source>Cables, %1</source>
        <translation>Kabel, %1</translation>
    </message>
    <message>
        <source>Bisection, one way</source>
        <translation>Bisektion, je Richtung</translation>
    </message>
    <message>
        <source>Share of full bisection</source>
        <translation>Anteil an der vollen Bisektion</translation>
    </message>
    <message>
        <source>Oversubscription, %1</source>
        <translation>Überbuchung, %1</translation>
    </message>
    <message>
        <source>Diameter</source>
        <translation>Durchmesser</translation>
    </message>
    <message>
        <source>hops</source>
        <translation>Hops</translation>
    </message>
    <message>
        <source>Mean distance</source>
        <translation>Mittlerer Abstand</translation>
    </message>
    <message>
        <source>Fixed length</source>
        <translation>Feste Länge</translation>
    </message>
    <message>
        <source>Cable part</source>
        <translation>Kabelteil</translation>
    </message>
    <message>
        <source>Optic, from</source>
        <translation>Optik, von</translation>
    </message>
    <message>
        <source>Optic, to</source>
        <translation>Optik, nach</translation>
    </message>
    <message>
        <source>To order</source>
        <translation>Zu bestellen</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>LLM training</source>
        <translation>LLM-Training</translation>
    </message>
    <message>
        <source>LLM inference</source>
        <translation>LLM-Inferenz</translation>
    </message>
    <message>
        <source>recommendation</source>
        <translation>Empfehlung</translation>
    </message>
    <message>
        <source>vision</source>
        <translation>Bildverarbeitung</translation>
    </message>
    <message>
        <source>simulation</source>
        <translation>Simulation</translation>
    </message>
    <message>
        <source>other</source>
        <translation>Sonstiges</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Training tokens</source>
        <translation>Trainingstoken</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>Frist</translation>
    </message>
    <message>
        <source>Accelerators</source>
        <translation>Beschleuniger</translation>
    </message>
    <message>
        <source>Draw, typical</source>
        <translation>Aufnahme, typisch</translation>
    </message>
    <message>
        <source>Draw, maximum</source>
        <translation>Aufnahme, maximal</translation>
    </message>
    <message>
        <source>Draw, budget</source>
        <translation>Aufnahme, Planwert</translation>
    </message>
    <message>
        <source>Ports in use</source>
        <translation>Belegte Ports</translation>
    </message>
    <message>
        <source>%1, from the part</source>
        <translation>%1, vom Bauteil</translation>
    </message>
    <message>
        <source>%1, from the hall</source>
        <translation>%1, von der Halle</translation>
    </message>
    <message>
        <source>a country by its ISO 3166 code, as DE or US</source>
        <translation>ein Land nach seinem Kürzel in ISO 3166, etwa DE oder US</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>max %1</source>
        <translation>max. %1</translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation>Mittel %1</translation>
    </message>
    <message>
        <source>sum %1</source>
        <translation>Summe %1</translation>
    </message>
    <message numerus="yes">
        <source>%n over the limit</source>
        <translation>
            <numerusform>%n über der Grenze</numerusform>
            <numerusform>%n über der Grenze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without data</source>
        <translation>
            <numerusform>%n ohne Daten</numerusform>
            <numerusform>%n ohne Daten</numerusform>
        </translation>
    </message>
    <message>
        <source>Screening estimate.</source>
        <translation>Vorabschätzung.</translation>
    </message>
    <message>
        <source>Being solved again.</source>
        <translation>Wird neu berechnet.</translation>
    </message>
    <message>
        <source>No data</source>
        <translation>Keine Daten</translation>
    </message>
    <message>
        <source>%1 highest limit</source>
        <translation>%1 höchste Grenze</translation>
    </message>
    <message>
        <source>%1 limit</source>
        <translation>Grenze %1</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Language of texts.</source>
        <translation>Sprache der Texte.</translation>
    </message>
    <message>
        <source>Project to open.</source>
        <translation>Zu öffnendes Projekt.</translation>
    </message>
</context>
<context>
    <name>NetboxImport</name>
    <message>
        <source>not a device type or rack type</source>
        <translation>weder Geräte- noch Racktyp</translation>
    </message>
    <message>
        <source>A document is a mapping with manufacturer, model and u_height.</source>
        <translation>Ein Dokument ist eine Zuordnung mit manufacturer, model und u_height.</translation>
    </message>
    <message>
        <source>not valid YAML: text after the end</source>
        <translation>ungültiges YAML: Text nach dem Ende</translation>
    </message>
    <message>
        <source>the slug &quot;%1&quot; occurs twice</source>
        <translation>der Kurzname „%1“ kommt zweimal vor</translation>
    </message>
    <message>
        <source>The first one was imported.</source>
        <translation>Der erste wurde importiert.</translation>
    </message>
    <message>
        <source>not valid YAML: %1</source>
        <translation>ungültiges YAML: %1</translation>
    </message>
    <message>
        <source>the file is larger than 1 MiB</source>
        <translation>die Datei ist größer als 1 MiB</translation>
    </message>
    <message>
        <source>the file is not UTF-8 text</source>
        <translation>die Datei ist kein UTF-8-Text</translation>
    </message>
    <message>
        <source>Choose a YAML file of a device type or rack type.</source>
        <translation>Eine YAML-Datei eines Geräte- oder Racktyps wählen.</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>die Datei ist leer</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>die Datei ist nicht lesbar</translation>
    </message>
    <message>
        <source>unknown field</source>
        <translation>unbekanntes Feld</translation>
    </message>
    <message>
        <source>The field was ignored. Check its spelling.</source>
        <translation>Das Feld wurde übergangen. Schreibweise prüfen.</translation>
    </message>
    <message>
        <source>field occurs twice</source>
        <translation>Feld kommt zweimal vor</translation>
    </message>
    <message>
        <source>The first one was used.</source>
        <translation>Das erste wurde verwendet.</translation>
    </message>
    <message>
        <source>required field is missing</source>
        <translation>erforderliches Feld fehlt</translation>
    </message>
    <message>
        <source>text is expected</source>
        <translation>Text wird erwartet</translation>
    </message>
    <message>
        <source>1 to %1 characters are allowed</source>
        <translation>1 bis %1 Zeichen sind erlaubt</translation>
    </message>
    <message>
        <source>a number is expected, found &quot;%1&quot;</source>
        <translation>eine Zahl wird erwartet, gefunden: „%1“</translation>
    </message>
    <message>
        <source>%1 is outside %2 to %3</source>
        <translation>%1 liegt nicht zwischen %2 und %3</translation>
    </message>
    <message>
        <source>true or false is expected</source>
        <translation>true oder false wird erwartet</translation>
    </message>
    <message>
        <source>unknown word &quot;%1&quot;</source>
        <translation>unbekanntes Wort „%1“</translation>
    </message>
    <message>
        <source>Known: %1</source>
        <translation>Bekannt: %1</translation>
    </message>
    <message>
        <source>a list is expected</source>
        <translation>eine Liste wird erwartet</translation>
    </message>
    <message>
        <source>a mapping with a name is expected</source>
        <translation>eine Zuordnung mit einem Namen wird erwartet</translation>
    </message>
    <message>
        <source>&quot;%1&quot; holds a percent sign</source>
        <translation>„%1“ enthält ein Prozentzeichen</translation>
    </message>
    <message>
        <source>the name &quot;%1&quot; occurs twice</source>
        <translation>der Name „%1“ kommt zweimal vor</translation>
    </message>
    <message>
        <source>The second one was left out.</source>
        <translation>Der zweite wurde weggelassen.</translation>
    </message>
    <message>
        <source>cannot be used</source>
        <translation>nicht verwendbar</translation>
    </message>
    <message>
        <source>lower-case letters, digits, &quot;-&quot; and &quot;_&quot; only</source>
        <translation>nur Kleinbuchstaben, Ziffern, „-“ und „_“</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was used.</source>
        <translation>„%1“ wurde verwendet.</translation>
    </message>
    <message>
        <source>required beside a weight</source>
        <translation>neben einem Gewicht erforderlich</translation>
    </message>
    <message>
        <source>The weight was left out.</source>
        <translation>Das Gewicht wurde weggelassen.</translation>
    </message>
    <message>
        <source>Check the unit of the weight.</source>
        <translation>Einheit des Gewichts prüfen.</translation>
    </message>
    <message>
        <source>Watts of one inlet, 1 to 100000. Check for a slip of the unit.</source>
        <translation>Watt eines Eingangs, 1 bis 100000. Auf falsche Einheit prüfen.</translation>
    </message>
    <message>
        <source>whole watts are expected</source>
        <translation>ganze Watt werden erwartet</translation>
    </message>
    <message>
        <source>allocated draw is above the maximum draw</source>
        <translation>zugeteilte Leistung liegt über der Höchstleistung</translation>
    </message>
    <message>
        <source>The allocated draw was left out.</source>
        <translation>Die zugeteilte Leistung wurde weggelassen.</translation>
    </message>
    <message>
        <source>there is no power port &quot;%1&quot;</source>
        <translation>einen Stromanschluss „%1“ gibt es nicht</translation>
    </message>
    <message>
        <source>interface type &quot;%1&quot; is not cabled here</source>
        <translation>Schnittstellen der Art „%1“ werden hier nicht verkabelt</translation>
    </message>
    <message>
        <source>The port was left out.</source>
        <translation>Der Anschluss wurde weggelassen.</translation>
    </message>
    <message>
        <source>the height cannot be used</source>
        <translation>die Höhe ist nicht verwendbar</translation>
    </message>
    <message>
        <source>heights go in steps of %1 U</source>
        <translation>Höhen gehen in Schritten von %1 HE</translation>
    </message>
    <message>
        <source>the part cannot be used: %1</source>
        <translation>das Bauteil ist nicht verwendbar: %1</translation>
    </message>
    <message>
        <source>a size needs outer_unit</source>
        <translation>eine Größe braucht outer_unit</translation>
    </message>
    <message>
        <source>The size was left out.</source>
        <translation>Die Größe wurde weggelassen.</translation>
    </message>
    <message>
        <source>Check outer_unit.</source>
        <translation>outer_unit prüfen.</translation>
    </message>
    <message>
        <source>%1 mm between the rails cannot hold equipment</source>
        <translation>%1 mm zwischen den Schienen fassen kein Gerät</translation>
    </message>
    <message>
        <source>Give the greatest distance of the rails in mm.</source>
        <translation>Den größten Abstand der Schienen in mm angeben.</translation>
    </message>
</context>
<context>
    <name>NumberFormat</name>
    <message>
        <source>M %1</source>
        <extracomment>millions of a currency; %1 is the ISO code</extracomment>
        <translation>Mio. %1</translation>
    </message>
</context>
<context>
    <name>PartKinds</name>
    <message>
        <source>accelerator</source>
        <translation>Beschleuniger</translation>
    </message>
    <message>
        <source>accelerator baseboard</source>
        <translation>Beschleuniger-Trägerplatine</translation>
    </message>
    <message>
        <source>battery</source>
        <translation>Batterie</translation>
    </message>
    <message>
        <source>battery storage</source>
        <translation>Batteriespeicher</translation>
    </message>
    <message>
        <source>busway</source>
        <translation>Stromschiene</translation>
    </message>
    <message>
        <source>cable</source>
        <translation>Kabel</translation>
    </message>
    <message>
        <source>CDU</source>
        <translation>CDU</translation>
    </message>
    <message>
        <source>chiller</source>
        <translation>Kältemaschine</translation>
    </message>
    <message>
        <source>cooling tower</source>
        <translation>Kühlturm</translation>
    </message>
    <message>
        <source>CRAH</source>
        <translation>CRAH</translation>
    </message>
    <message>
        <source>fan wall</source>
        <translation>Ventilatorwand</translation>
    </message>
    <message>
        <source>drive</source>
        <translation>Laufwerk</translation>
    </message>
    <message>
        <source>dry cooler</source>
        <translation>Rückkühler</translation>
    </message>
    <message>
        <source>fibre</source>
        <translation>Glasfaser</translation>
    </message>
    <message>
        <source>generator</source>
        <translation>Generator</translation>
    </message>
    <message>
        <source>network adapter</source>
        <translation>Netzadapter</translation>
    </message>
    <message>
        <source>power shelf</source>
        <translation>Netzteileinschub</translation>
    </message>
    <message>
        <source>pump</source>
        <translation>Pumpe</translation>
    </message>
    <message>
        <source>rack</source>
        <translation>Rack</translation>
    </message>
    <message>
        <source>rack PDU</source>
        <translation>Rack-PDU</translation>
    </message>
    <message>
        <source>rack system</source>
        <translation>Racksystem</translation>
    </message>
    <message>
        <source>rear-door heat exchanger</source>
        <translation>Rückwandkühler</translation>
    </message>
    <message>
        <source>RPP</source>
        <translation>Unterverteilung</translation>
    </message>
    <message>
        <source>CPU server</source>
        <translation>CPU-Server</translation>
    </message>
    <message>
        <source>storage</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>transfer switch</source>
        <translation>Umschalter</translation>
    </message>
    <message>
        <source>switch</source>
        <translation>Switch</translation>
    </message>
    <message>
        <source>switchgear</source>
        <translation>Schaltanlage</translation>
    </message>
    <message>
        <source>server</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>transceiver</source>
        <translation>Transceiver</translation>
    </message>
    <message>
        <source>transformer</source>
        <translation>Transformator</translation>
    </message>
    <message>
        <source>UPS</source>
        <translation>USV</translation>
    </message>
    <message>
        <source>utility feed</source>
        <translation>Netzeinspeisung</translation>
    </message>
</context>
<context>
    <name>PartValues</name>
    <message>
        <source>Power, maximum</source>
        <translation>Leistung, maximal</translation>
    </message>
    <message>
        <source>Power, typical</source>
        <translation>Leistung, typisch</translation>
    </message>
    <message>
        <source>Power, budget</source>
        <translation>Leistung, Planwert</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Leistung</translation>
    </message>
    <message>
        <source>Thermal design power</source>
        <translation>Thermische Auslegungsleistung</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>Nennleistung</translation>
    </message>
    <message>
        <source>Capacity, apparent</source>
        <translation>Scheinleistung</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>Ports</source>
        <translation>Ports</translation>
    </message>
    <message>
        <source>Rate of a port</source>
        <translation>Rate eines Ports</translation>
    </message>
    <message>
        <source>Power supplies</source>
        <translation>Netzteile</translation>
    </message>
    <message>
        <source>Rating of a power supply</source>
        <translation>Nennleistung eines Netzteils</translation>
    </message>
    <message>
        <source>Redundancy of power supplies</source>
        <translation>Redundanz der Netzteile</translation>
    </message>
    <message>
        <source>Accelerator</source>
        <translation>Beschleuniger</translation>
    </message>
    <message>
        <source>Accelerators</source>
        <translation>Beschleuniger</translation>
    </message>
    <message>
        <source>Share of heat to liquid</source>
        <translation>Wärmeanteil in die Flüssigkeit</translation>
    </message>
    <message>
        <source>Cooling</source>
        <translation>Kühlung</translation>
    </message>
    <message>
        <source>Direction of air</source>
        <translation>Luftrichtung</translation>
    </message>
    <message>
        <source>Current</source>
        <translation>Strom</translation>
    </message>
    <message>
        <source>Voltage</source>
        <translation>Spannung</translation>
    </message>
    <message>
        <source>Flow</source>
        <translation>Durchfluss</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Maker</source>
        <translation>Hersteller</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Mounting</source>
        <translation>Aufstellung</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Bemerkung</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Ports %1</source>
        <translation>Ports %1</translation>
    </message>
    <message>
        <source>stated</source>
        <translation>angegeben</translation>
    </message>
    <message>
        <source>rated</source>
        <translation>Nennwert</translation>
    </message>
    <message>
        <source>typical</source>
        <translation>typischer Wert</translation>
    </message>
    <message>
        <source>maximum</source>
        <translation>Höchstwert</translation>
    </message>
    <message>
        <source>nameplate</source>
        <translation>Typenschild</translation>
    </message>
    <message>
        <source>budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>thermal design</source>
        <translation>thermische Auslegung</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>gemessen</translation>
    </message>
    <message>
        <source>high</source>
        <translation>hoch</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>low</source>
        <translation>gering</translation>
    </message>
    <message>
        <source>your own part</source>
        <translation>eigenes Teil</translation>
    </message>
    <message>
        <source>your own, in place of the shipped part: %1</source>
        <translation>eigenes, anstelle des mitgelieferten Teils: %1</translation>
    </message>
    <message>
        <source>imported part</source>
        <translation>importiertes Teil</translation>
    </message>
</context>
<context>
    <name>Phrase</name>
    <message>
        <source>by definition</source>
        <translation>per Definition</translation>
    </message>
    <message>
        <source>vendor</source>
        <translation>Hersteller</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>Norm</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>gemessen</translation>
    </message>
    <message>
        <source>secondary</source>
        <translation>sekundär</translation>
    </message>
    <message>
        <source>derived</source>
        <translation>hergeleitet</translation>
    </message>
    <message>
        <source>assumed</source>
        <translation>angenommen</translation>
    </message>
    <message>
        <source>unverified</source>
        <translation>ungeprüft</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>eigene Angabe</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>gezeichnet</translation>
    </message>
    <message>
        <source>11.16 kW of switch trays in a GB200 NVL72 rack, over nine trays</source>
        <translation>11,16 kW der Switch-Einschübe eines GB200-NVL72-Racks, auf neun Einschübe verteilt</translation>
    </message>
    <message>
        <source>Clusterwright planning assumption</source>
        <translation>Planungsannahme von Clusterwright</translation>
    </message>
    <message>
        <source>Clusterwright planning assumption: as SN5600</source>
        <translation>Planungsannahme von Clusterwright: wie SN5600</translation>
    </message>
    <message>
        <source>Clusterwright planning assumption: as a like 10U server of eight B300</source>
        <translation>Planungsannahme von Clusterwright: wie ein ähnlicher 10-HE-Server mit acht B300</translation>
    </message>
    <message>
        <source>Clusterwright planning assumption: as the GB300 tray of the same size</source>
        <translation>Planungsannahme von Clusterwright: wie der GB300-Einschub gleicher Größe</translation>
    </message>
    <message>
        <source>Clusterwright planning assumption: as the managed twin QM9700</source>
        <translation>Planungsannahme von Clusterwright: wie die verwaltete Variante QM9700</translation>
    </message>
    <message>
        <source>Clusterwright planning assumption: as the stated payload</source>
        <translation>Planungsannahme von Clusterwright: wie die angegebene Nutzlast</translation>
    </message>
    <message>
        <source>Clusterwright planning assumption: the share of the whole rack</source>
        <translation>Planungsannahme von Clusterwright: der Anteil am ganzen Rack</translation>
    </message>
    <message>
        <source>Clusterwright planning assumption: typical draw plus 64 cages at 5 W of optics</source>
        <translation>Planungsannahme von Clusterwright: typische Leistungsaufnahme plus 64 Ports mit Optiken zu 5 W</translation>
    </message>
    <message>
        <source>Clusterwright planning assumption: upper end of the 3.2 to 4.2 kW that planners use; no draw is published</source>
        <translation>Planungsannahme von Clusterwright: oberes Ende der 3,2 bis 4,2 kW, mit denen Planer rechnen; keine Leistungsaufnahme veröffentlicht</translation>
    </message>
    <message>
        <source>Clusterwright planning assumption: what is left of a 1,360 kg NVL72 after its trays and shelves</source>
        <translation>Planungsannahme von Clusterwright: was von einem NVL72 mit 1360 kg nach Einschüben und Power-Shelves bleibt</translation>
    </message>
    <message>
        <source>arithmetic on other values of this part</source>
        <translation>Rechnung aus anderen Werten dieses Bauteils</translation>
    </message>
    <message>
        <source>from memory, not looked up</source>
        <translation>aus dem Gedächtnis, nicht nachgeschlagen</translation>
    </message>
    <message>
        <source>heat balance of air at 1.2 kg/m3 with 12 K between supply and return</source>
        <translation>Wärmebilanz der Luft mit 1,2 kg/m³ und 12 K zwischen Zuluft und Rückluft</translation>
    </message>
    <message>
        <source>square root of 3 x 20000 V x 1250 A</source>
        <translation>Wurzel 3 × 20000 V × 1250 A</translation>
    </message>
    <message>
        <source>square root of 3 x 208 V x 60 A at power factor 1</source>
        <translation>Wurzel 3 × 208 V × 60 A bei Leistungsfaktor 1</translation>
    </message>
    <message>
        <source>square root of 3 x 400 V x 32 A at power factor 1</source>
        <translation>Wurzel 3 × 400 V × 32 A bei Leistungsfaktor 1</translation>
    </message>
    <message>
        <source>square root of 3 x 400 V x 63 A at power factor 1</source>
        <translation>Wurzel 3 × 400 V × 63 A bei Leistungsfaktor 1</translation>
    </message>
    <message>
        <source>square root of 3 x 415 V x 225 A</source>
        <translation>Wurzel 3 × 415 V × 225 A</translation>
    </message>
    <message>
        <source>square root of 3 x 415 V x 2500 A</source>
        <translation>Wurzel 3 × 415 V × 2500 A</translation>
    </message>
    <message>
        <source>square root of 3 x 415 V x 32 A at power factor 1</source>
        <translation>Wurzel 3 × 415 V × 32 A bei Leistungsfaktor 1</translation>
    </message>
    <message>
        <source>square root of 3 x 415 V x 400 A</source>
        <translation>Wurzel 3 × 415 V × 400 A</translation>
    </message>
    <message>
        <source>square root of 3 x 415 V x 4000 A</source>
        <translation>Wurzel 3 × 415 V × 4000 A</translation>
    </message>
    <message>
        <source>square root of 3 x 415 V x 63 A at power factor 1</source>
        <translation>Wurzel 3 × 415 V × 63 A bei Leistungsfaktor 1</translation>
    </message>
    <message>
        <source>square root of 3 x 415 V x 80 A at power factor 1</source>
        <translation>Wurzel 3 × 415 V × 80 A bei Leistungsfaktor 1</translation>
    </message>
    <message>
        <source>square root of 3 x 415 V x 800 A</source>
        <translation>Wurzel 3 × 415 V × 800 A</translation>
    </message>
    <message>
        <source>typical draw 640 W plus 32 cages at 17 W of optics</source>
        <translation>typische Leistungsaufnahme 640 W plus 32 Ports mit Optiken zu 17 W</translation>
    </message>
    <message>
        <source>typical draw 670 W plus 48 cages at 12 W and 16 at 21 W</source>
        <translation>typische Leistungsaufnahme 670 W plus 48 Ports zu 12 W und 16 zu 21 W</translation>
    </message>
    <message>
        <source>typical draw 940 W plus 64 cages at 18 W of optics</source>
        <translation>typische Leistungsaufnahme 940 W plus 64 Ports mit Optiken zu 18 W</translation>
    </message>
    <message>
        <source>typical draw 98 W plus 4 uplink optics at 4.5 W</source>
        <translation>typische Leistungsaufnahme 98 W plus 4 Uplink-Optiken zu 4,5 W</translation>
    </message>
    <message>
        <source>estimate: 1.8 x accelerators x TDP (air)</source>
        <translation>Schätzung: 1,8 × Beschleuniger × TDP (Luft)</translation>
    </message>
    <message>
        <source>estimate: 1.3 x accelerators x TDP (liquid)</source>
        <translation>Schätzung: 1,3 × Beschleuniger × TDP (Flüssigkeit)</translation>
    </message>
    <message>
        <source>Air flow that carries a sensible heat at a temperature rise</source>
        <translation>Luftvolumenstrom, der eine fühlbare Wärme bei einer Erwärmung abführt</translation>
    </message>
    <message>
        <source>first principles; published form CFM = 3412 kW / (1.085 dT_F)</source>
        <translation>Grundgesetze der Physik; veröffentlichte Form CFM = 3412 kW / (1.085 dT_F)</translation>
    </message>
    <message>
        <source>sensible heat only</source>
        <translation>nur fühlbare Wärme</translation>
    </message>
    <message>
        <source>Air flow that carries a sensible heat at altitude</source>
        <translation>Luftvolumenstrom, der eine fühlbare Wärme auf einer Höhe über Meer abführt</translation>
    </message>
    <message>
        <source>first principles; standard atmosphere ISO 2533</source>
        <translation>Grundgesetze der Physik; Normatmosphäre ISO 2533</translation>
    </message>
    <message>
        <source>sensible heat only; 1.2 kg/m3 at sea level</source>
        <translation>nur fühlbare Wärme; 1,2 kg/m³ auf Meereshöhe</translation>
    </message>
    <message>
        <source>Density of moist air</source>
        <translation>Dichte feuchter Luft</translation>
    </message>
    <message>
        <source>ideal gas, R = 287.042 J/(kg K)</source>
        <translation>ideales Gas, R = 287,042 J/(kg K)</translation>
    </message>
    <message>
        <source>ideal gas</source>
        <translation>ideales Gas</translation>
    </message>
    <message>
        <source>Humidity ratio, wet bulb, dew point and saturation pressure of moist air</source>
        <translation>Wassergehalt, Feuchtkugeltemperatur, Taupunkt und Sättigungsdruck feuchter Luft</translation>
    </message>
    <message>
        <source>Hyland and Wexler 1983 as used by ASHRAE Fundamentals</source>
        <translation>Hyland und Wexler 1983, wie in ASHRAE Fundamentals</translation>
    </message>
    <message>
        <source>-60 to 100 C; ice branch below 0 C</source>
        <translation>−60 bis 100 °C; Eisast unter 0 °C</translation>
    </message>
    <message>
        <source>Coldest liquid supply that keeps a margin above the dew point of the room</source>
        <translation>Kälteste Vorlauftemperatur, die einen Abstand zum Taupunkt des Raums wahrt</translation>
    </message>
    <message>
        <source>dew point from Hyland and Wexler; margin 2 to 3 K in published practice</source>
        <translation>Taupunkt nach Hyland und Wexler; Abstand 2 bis 3 K nach veröffentlichter Praxis</translation>
    </message>
    <message>
        <source>Part-load power of a variable-speed fan by a polynomial</source>
        <translation>Teillastleistung eines drehzahlgeregelten Lüfters als Polynom</translation>
    </message>
    <message>
        <source>EnergyPlus fan model; EC plug fan 0.0699, 1.395, -3.355, 2.892</source>
        <translation>Lüftermodell von EnergyPlus; EC-Radiallüfter 0.0699, 1.395, -3.355, 2.892</translation>
    </message>
    <message>
        <source>the range for which the coefficients were fitted</source>
        <translation>der Bereich, für den die Koeffizienten angepasst wurden</translation>
    </message>
    <message>
        <source>Power of a fan from flow, pressure and efficiency</source>
        <translation>Leistung eines Lüfters aus Volumenstrom, Druck und Wirkungsgrad</translation>
    </message>
    <message>
        <source>first principles</source>
        <translation>Grundgesetze der Physik</translation>
    </message>
    <message>
        <source>incompressible flow</source>
        <translation>inkompressible Strömung</translation>
    </message>
    <message>
        <source>Flow, head and power of a fan or pump at another speed</source>
        <translation>Volumenstrom, Förderhöhe und Leistung eines Lüfters oder einer Pumpe bei anderer Drehzahl</translation>
    </message>
    <message>
        <source>affinity laws</source>
        <translation>Affinitätsgesetze</translation>
    </message>
    <message>
        <source>no fixed static pressure or lift</source>
        <translation>kein fester statischer Druck und keine feste Förderhöhe</translation>
    </message>
    <message>
        <source>Supply and return heat index</source>
        <translation>Supply Heat Index und Return Heat Index</translation>
    </message>
    <message>
        <source>Sharma, Bash and Patel, AIAA 2002-3091</source>
        <translation>Sharma, Bash und Patel, AIAA 2002-3091</translation>
    </message>
    <message>
        <source>Rack cooling index</source>
        <translation>Rack Cooling Index</translation>
    </message>
    <message>
        <source>Herrlin 2005</source>
        <translation>Herrlin 2005</translation>
    </message>
    <message>
        <source>limits of the declared equipment class</source>
        <translation>Grenzen der angegebenen Geräteklasse</translation>
    </message>
    <message>
        <source>Return temperature index: bypass below 100, recirculation above</source>
        <translation>Return Temperature Index: unter 100 Bypass, darüber Rezirkulation</translation>
    </message>
    <message>
        <source>Herrlin 2008</source>
        <translation>Herrlin 2008</translation>
    </message>
    <message>
        <source>Inlet temperatures from a heat recirculation matrix</source>
        <translation>Eintrittstemperaturen aus einer Matrix der Wärmerezirkulation</translation>
    </message>
    <message>
        <source>Tang and Gupta</source>
        <translation>Tang und Gupta</translation>
    </message>
    <message>
        <source>flows, layout and containment fixed; row sums of A at most 1</source>
        <translation>Volumenströme, Aufstellung und Einhausung fest; Zeilensummen von A höchstens 1</translation>
    </message>
    <message>
        <source>Power and air flow of air-cooled IT equipment by curves of load and inlet temperature</source>
        <translation>Leistung und Luftvolumenstrom luftgekühlter IT aus Kennlinien über Last und Eintrittstemperatur</translation>
    </message>
    <message>
        <source>EnergyPlus ElectricEquipment:ITE:AirCooled; Sun and Hong 2017</source>
        <translation>EnergyPlus ElectricEquipment:ITE:AirCooled; Sun und Hong 2017</translation>
    </message>
    <message>
        <source>the range for which the curves were fitted; the example curves of EnergyPlus are illustrative</source>
        <translation>der Bereich, für den die Kennlinien angepasst wurden; die Beispielkennlinien von EnergyPlus dienen der Anschauung</translation>
    </message>
    <message>
        <source>Continuous load of a branch circuit under the 80 % rule</source>
        <translation>Dauerlast eines Endstromkreises nach der 80-%-Regel</translation>
    </message>
    <message>
        <source>continuous load at most 80 % of the breaker (NEC regions); HP and Raritan tables</source>
        <translation>Dauerlast höchstens 80 % des Leitungsschutzschalters (NEC-Länder); Tabellen von HP und Raritan</translation>
    </message>
    <message>
        <source>regions with the NEC; balanced phases</source>
        <translation>Länder mit NEC; symmetrische Außenleiter</translation>
    </message>
    <message>
        <source>Continuous load of a branch circuit in IEC regions</source>
        <translation>Dauerlast eines Endstromkreises in IEC-Ländern</translation>
    </message>
    <message>
        <source>HP table: no 80 % rule outside North America</source>
        <translation>Tabelle von HP: keine 80-%-Regel außerhalb Nordamerikas</translation>
    </message>
    <message>
        <source>balanced phases</source>
        <translation>symmetrische Außenleiter</translation>
    </message>
    <message>
        <source>Current of a balanced three-phase or single-phase load</source>
        <translation>Strom einer symmetrischen dreiphasigen oder einer einphasigen Last</translation>
    </message>
    <message>
        <source>Current of a direct-current busbar</source>
        <translation>Strom einer Gleichstromschiene</translation>
    </message>
    <message>
        <source>Voltage drop along a cable</source>
        <translation>Spannungsfall entlang eines Kabels</translation>
    </message>
    <message>
        <source>published practice; 3 % and 5 % are guidance, not limits</source>
        <translation>veröffentlichte Praxis; 3 % und 5 % sind Richtwerte, keine Grenzen</translation>
    </message>
    <message>
        <source>Load of each UPS in normal operation, and the most that keeps the redundancy</source>
        <translation>Last jeder USV im Normalbetrieb und die höchste Last, bei der die Redundanz erhalten bleibt</translation>
    </message>
    <message>
        <source>capacity check</source>
        <translation>Leistungsbilanz</translation>
    </message>
    <message>
        <source>equal units, equal sharing</source>
        <translation>gleiche Geräte, gleiche Aufteilung</translation>
    </message>
    <message>
        <source>No-load and load loss of a transformer from its efficiency at one load</source>
        <translation>Leerlauf- und Lastverluste eines Transformators aus seinem Wirkungsgrad bei einer Last</translation>
    </message>
    <message>
        <source>10 CFR 431.196 gives efficiencies at 35 % (low voltage dry) or 50 % (medium voltage)</source>
        <translation>10 CFR 431.196 nennt Wirkungsgrade bei 35 % (Niederspannung, trocken) oder 50 % (Mittelspannung)</translation>
    </message>
    <message>
        <source>unity power factor; losses equal at the test point</source>
        <translation>Leistungsfaktor 1; Verluste am Prüfpunkt gleich groß</translation>
    </message>
    <message>
        <source>Input power of a converter with a constant loss and an efficiency</source>
        <translation>Eingangsleistung eines Wandlers mit festem Verlust und Wirkungsgrad</translation>
    </message>
    <message>
        <source>ExaDigiT RAPS, rectifier of four nodes</source>
        <translation>ExaDigiT RAPS, Gleichrichter für vier Knoten</translation>
    </message>
    <message>
        <source>Power of Frontier from a node through converters to the system</source>
        <translation>Leistung von Frontier vom Knoten über die Wandler bis zum System</translation>
    </message>
    <message>
        <source>node -&gt; (P + 13) / 0.98 -&gt; 4 nodes: (P + 17) / 0.96 -&gt; racks with switches -&gt; system with CDUs</source>
        <translation>Knoten -&gt; (P + 13) / 0.98 -&gt; 4 Knoten: (P + 17) / 0.96 -&gt; Racks mit Switches -&gt; System mit CDUs</translation>
    </message>
    <message>
        <source>ExaDigiT RAPS, configuration of Frontier</source>
        <translation>ExaDigiT RAPS, Konfiguration von Frontier</translation>
    </message>
    <message>
        <source>four GPUs a node, one rectifier for four nodes</source>
        <translation>vier GPUs je Knoten, ein Gleichrichter für vier Knoten</translation>
    </message>
    <message>
        <source>Energy that flattens a square wave of power</source>
        <translation>Energie, die eine Rechteckschwingung der Leistung glättet</translation>
    </message>
    <message>
        <source>energy balance of a square wave</source>
        <translation>Energiebilanz einer Rechteckschwingung</translation>
    </message>
    <message>
        <source>lossless buffer, steady swing; 72 GPUs are one NVL72 rack</source>
        <translation>verlustfreier Puffer, gleichmäßige Schwingung; 72 GPUs sind ein NVL72-Rack</translation>
    </message>
    <message>
        <source>Liquid flow of a rack: constant return temperature, or a fixed flow for each kilowatt</source>
        <translation>Kühlmittelstrom eines Racks: konstante Rücklauftemperatur oder fester Volumenstrom je Kilowatt</translation>
    </message>
    <message>
        <source>constant return found in Lenovo LP2357 Table 27 (GB300 NVL72) and NVIDIA DA-12515; OCP RPU for fixed flow</source>
        <translation>konstanter Rücklauf nach Lenovo LP2357, Tabelle 27 (GB300 NVL72), und NVIDIA DA-12515; OCP RPU für festen Volumenstrom</translation>
    </message>
    <message>
        <source>turbulent flow; supply below the permitted return</source>
        <translation>turbulente Strömung; Vorlauf unter dem zulässigen Rücklauf</translation>
    </message>
    <message>
        <source>Liquid flow for each kilowatt of rack power at a supply temperature</source>
        <translation>Kühlmittelstrom je Kilowatt Rackleistung bei einer Vorlauftemperatur</translation>
    </message>
    <message>
        <source>constant return, as in rack_liquid_flow</source>
        <translation>konstanter Rücklauf, wie in rack_liquid_flow</translation>
    </message>
    <message>
        <source>supply below the permitted return</source>
        <translation>Vorlauf unter dem zulässigen Rücklauf</translation>
    </message>
    <message>
        <source>Temperature rise of a liquid at a flow for each kilowatt</source>
        <translation>Erwärmung einer Flüssigkeit bei einem Volumenstrom je Kilowatt</translation>
    </message>
    <message>
        <source>first principles; water Kell 1975, Popiel and Wojtkowiak 2007; PG25 an unverified fit</source>
        <translation>Grundgesetze der Physik; Wasser nach Kell 1975, Popiel und Wojtkowiak 2007; PG25 eine ungeprüfte Anpassung</translation>
    </message>
    <message>
        <source>all heat to the liquid</source>
        <translation>alle Wärme an die Flüssigkeit</translation>
    </message>
    <message>
        <source>Liquid flow that carries a heat between two temperatures</source>
        <translation>Volumenstrom, der eine Wärme zwischen zwei Temperaturen abführt</translation>
    </message>
    <message>
        <source>no change of phase</source>
        <translation>kein Phasenwechsel</translation>
    </message>
    <message>
        <source>Heat that a flow carries between two temperatures</source>
        <translation>Wärme, die ein Volumenstrom zwischen zwei Temperaturen abführt</translation>
    </message>
    <message>
        <source>first principles; properties at the mean temperature</source>
        <translation>Grundgesetze der Physik; Stoffwerte bei der mittleren Temperatur</translation>
    </message>
    <message>
        <source>Conductance, effectiveness and NTU of a counterflow heat exchanger from its four temperatures</source>
        <translation>Wärmedurchgang UA, Betriebscharakteristik und NTU eines Gegenstrom-Wärmeübertragers aus seinen vier Temperaturen</translation>
    </message>
    <message>
        <source>Kays and London, counterflow</source>
        <translation>Kays und London, Gegenstrom</translation>
    </message>
    <message>
        <source>no change of phase, no heat loss</source>
        <translation>kein Phasenwechsel, kein Wärmeverlust</translation>
    </message>
    <message>
        <source>Conductance of a counterflow heat exchanger by its logarithmic mean temperature difference</source>
        <translation>Wärmedurchgang UA eines Gegenstrom-Wärmeübertragers aus seiner mittleren logarithmischen Temperaturdifferenz</translation>
    </message>
    <message>
        <source>textbook heat transfer, counterflow</source>
        <translation>Lehrbuch der Wärmeübertragung, Gegenstrom</translation>
    </message>
    <message>
        <source>Flow, temperature rise and number of racks of a CDU by its capacity and a flow for each kilowatt</source>
        <translation>Volumenstrom, Erwärmung und Zahl der Racks einer CDU aus ihrer Leistung und einem Volumenstrom je Kilowatt</translation>
    </message>
    <message>
        <source>capacity only: head, manifolds and redundancy may allow fewer racks</source>
        <translation>nur die Leistung: Förderhöhe, Verteiler und Redundanz können weniger Racks erlauben</translation>
    </message>
    <message>
        <source>Heat of a rack to liquid and to air</source>
        <translation>Wärme eines Racks an Flüssigkeit und an Luft</translation>
    </message>
    <message>
        <source>first principles; published shares run from 0.70 to 0.94</source>
        <translation>Grundgesetze der Physik; veröffentlichte Anteile reichen von 0,70 bis 0,94</translation>
    </message>
    <message>
        <source>Power of the pumps of a CDU, and its share of the heat</source>
        <translation>Leistung der Pumpen einer CDU und ihr Anteil an der Wärme</translation>
    </message>
    <message>
        <source>first principles; default heat from a STULZ 1,200 kW selection sheet</source>
        <translation>Grundgesetze der Physik; Vorgabe der Wärme aus einem Auslegungsblatt von STULZ für 1200 kW</translation>
    </message>
    <message>
        <source>Pressure drop at another flow</source>
        <translation>Druckverlust bei einem anderen Volumenstrom</translation>
    </message>
    <message>
        <source>power law; 1.89 from a published rack flow table</source>
        <translation>Potenzgesetz; 1,89 aus einer veröffentlichten Volumenstromtabelle eines Racks</translation>
    </message>
    <message>
        <source>turbulent flow</source>
        <translation>turbulente Strömung</translation>
    </message>
    <message>
        <source>Time until the liquid inventory has warmed up without cooling</source>
        <translation>Zeit, bis sich der Flüssigkeitsinhalt ohne Kühlung erwärmt hat</translation>
    </message>
    <message>
        <source>well mixed; the metal of the loop is left out</source>
        <translation>gut durchmischt; das Metall des Kreislaufs bleibt außer Betracht</translation>
    </message>
    <message>
        <source>Capacity, power and COP of a chiller by the electric EIR model</source>
        <translation>Leistung, Leistungsaufnahme und COP einer Kältemaschine nach dem elektrischen EIR-Modell</translation>
    </message>
    <message>
        <source>DOE-2.1 and EnergyPlus Chiller:Electric:EIR, Modelica Buildings ElectricEIR</source>
        <translation>DOE-2.1 und EnergyPlus Chiller:Electric:EIR, Modelica Buildings ElectricEIR</translation>
    </message>
    <message>
        <source>the temperature range of the record</source>
        <translation>der Temperaturbereich des Datensatzes</translation>
    </message>
    <message>
        <source>Approach of a cooling tower by the York correlation</source>
        <translation>Kühlgrenzabstand eines Kühlturms nach der York-Korrelation</translation>
    </message>
    <message>
        <source>polynomial of wet bulb, range and liquid-to-gas ratio with 27 terms</source>
        <translation>Polynom aus Feuchtkugeltemperatur, Kühlzonenbreite und Flüssigkeit-Gas-Verhältnis mit 27 Gliedern</translation>
    </message>
    <message>
        <source>York correlation as in EnergyPlus and Modelica Buildings yorkCalc</source>
        <translation>York-Korrelation wie in EnergyPlus und Modelica Buildings yorkCalc</translation>
    </message>
    <message>
        <source>wet bulb -34.4 to 26.7 C, range 1.1 to 22.2 K, water flow 0.75 to 1.25, liquid-to-gas ratio at most 8</source>
        <translation>Feuchtkugel −34,4 bis 26,7 °C, Kühlzonenbreite 1,1 bis 22,2 K, Wasserstrom 0,75 bis 1,25, Flüssigkeit-Gas-Verhältnis höchstens 8</translation>
    </message>
    <message>
        <source>Power of a variable-speed tower fan over its speed</source>
        <translation>Leistung eines drehzahlgeregelten Kühlturmlüfters über der Drehzahl</translation>
    </message>
    <message>
        <source>published table, linear between its points</source>
        <translation>veröffentlichte Tabelle, dazwischen linear</translation>
    </message>
    <message>
        <source>EnergyPlus variable-speed tower fan, as tabulated in Modelica Buildings MerkelEnergyPlus</source>
        <translation>drehzahlgeregelter Kühlturmlüfter aus EnergyPlus, tabelliert in Modelica Buildings MerkelEnergyPlus</translation>
    </message>
    <message>
        <source>speed 0 to 1</source>
        <translation>Drehzahl 0 bis 1</translation>
    </message>
    <message>
        <source>Water that evaporates to reject a heat</source>
        <translation>Wasser, das zum Abführen einer Wärme verdunstet</translation>
    </message>
    <message>
        <source>Lei and Masanet, latent bound</source>
        <translation>Lei und Masanet, latente Schranke</translation>
    </message>
    <message>
        <source>all heat leaves as vapour: an upper bound; 1.24 L/kWh is practice</source>
        <translation>alle Wärme geht als Dampf ab: eine obere Schranke; üblich sind 1,24 L/kWh</translation>
    </message>
    <message>
        <source>Make-up water and blow-down by cycles of concentration</source>
        <translation>Zusatzwasser und Abschlämmung aus der Eindickungszahl</translation>
    </message>
    <message>
        <source>Lei and Masanet</source>
        <translation>Lei und Masanet</translation>
    </message>
    <message>
        <source>windage counted as blow-down</source>
        <translation>Sprühverluste zählen als Abschlämmung</translation>
    </message>
    <message>
        <source>Energy reuse effectiveness from PUE and reused energy</source>
        <translation>Energy Reuse Effectiveness aus PUE und wiederverwendeter Energie</translation>
    </message>
    <message>
        <source>The Green Grid</source>
        <translation>The Green Grid</translation>
    </message>
    <message>
        <source>energies of the same period</source>
        <translation>Energien desselben Zeitraums</translation>
    </message>
    <message>
        <source>Water usage effectiveness from a year of water</source>
        <translation>Water Usage Effectiveness aus dem Wasser eines Jahres</translation>
    </message>
    <message>
        <source>The Green Grid WP35</source>
        <translation>The Green Grid WP35</translation>
    </message>
    <message>
        <source>withdrawal or consumption, as the water was metered</source>
        <translation>Entnahme oder Verbrauch, je nachdem, wie das Wasser gezählt wurde</translation>
    </message>
    <message>
        <source>Pressure under the footprint and load on one foot of a rack</source>
        <translation>Druck unter der Standfläche und Last auf einem Fuß eines Racks</translation>
    </message>
    <message>
        <source>first principles, standard gravity</source>
        <translation>Grundgesetze der Physik, Normfallbeschleunigung</translation>
    </message>
    <message>
        <source>feet carry equal shares</source>
        <translation>die Füße tragen gleiche Anteile</translation>
    </message>
    <message>
        <source>Load on one foot of a rack against the design load of a raised-floor panel</source>
        <translation>Last auf einem Fuß eines Racks im Vergleich zur Nennpunktlast einer Doppelbodenplatte</translation>
    </message>
    <message>
        <source>IBM and Tate floor planning; default panel from a Tate release</source>
        <translation>Bodenplanung von IBM und Tate; Vorgabe der Platte aus einer Veröffentlichung von Tate</translation>
    </message>
    <message>
        <source>one foot a panel; feet of neighbours may share a panel</source>
        <translation>ein Fuß je Platte; Füße von Nachbarn können auf einer Platte stehen</translation>
    </message>
    <message>
        <source>Uniform floor load of a rack with its share of the service clearance</source>
        <translation>Gleichmäßige Bodenlast eines Racks mit seinem Anteil an der Wartungsfläche</translation>
    </message>
    <message>
        <source>IBM site planning (15 and 10 lb/ft2)</source>
        <translation>Standortplanung von IBM (15 und 10 lb/ft²)</translation>
    </message>
    <message>
        <source>screening: the structural engineer decides</source>
        <translation>Vorabschätzung: die Tragwerksplanung entscheidet</translation>
    </message>
    <message>
        <source>Capacity that remains when cooling units fail</source>
        <translation>Leistung, die beim Ausfall von Kühlgeräten bleibt</translation>
    </message>
    <message>
        <source>equal units, common room</source>
        <translation>gleiche Geräte, gemeinsamer Raum</translation>
    </message>
    <message>
        <source>Heating rate of the room air after loss of cooling, an upper bound</source>
        <translation>Erwärmungsrate der Raumluft nach Ausfall der Kühlung, eine obere Schranke</translation>
    </message>
    <message>
        <source>first principles; Khankari 2011 describes the decay from this rate</source>
        <translation>Grundgesetze der Physik; Khankari 2011 beschreibt das Abklingen von dieser Rate</translation>
    </message>
    <message>
        <source>well mixed; walls and racks left out unless in C_extra_kJ_K</source>
        <translation>gut durchmischt; Wände und Racks bleiben außer Betracht, wenn sie nicht in C_extra_kJ_K stehen</translation>
    </message>
    <message>
        <source>Heating rate after loss of cooling with air and rack mass</source>
        <translation>Erwärmungsrate nach Ausfall der Kühlung mit der Masse von Luft und Racks</translation>
    </message>
    <message>
        <source>form of Khankari 2011</source>
        <translation>Form von Khankari 2011</translation>
    </message>
    <message>
        <source>two well mixed nodes</source>
        <translation>zwei gut durchmischte Knoten</translation>
    </message>
    <message>
        <source>water</source>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>PG25</source>
        <translation>PG25</translation>
    </message>
    <message>
        <source>density Kell 1975, specific heat Popiel and Wojtkowiak 2007</source>
        <translation>Dichte nach Kell 1975, spezifische Wärmekapazität nach Popiel und Wojtkowiak 2007</translation>
    </message>
    <message>
        <source>linear fit for 25 % propylene glycol</source>
        <translation>lineare Anpassung für 25 % Propylenglykol</translation>
    </message>
    <message>
        <source>maximum</source>
        <translation>Höchstwert</translation>
    </message>
    <message>
        <source>estimate</source>
        <translation>Schätzung</translation>
    </message>
    <message>
        <source>typical</source>
        <translation>typischer Wert</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>drawing</source>
        <translation>Zeichnung</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>Leistungsaufnahme</translation>
    </message>
    <message>
        <source>unknown, counted as zero</source>
        <translation>unbekannt, zählt als null</translation>
    </message>
    <message>
        <source>draw, %1</source>
        <translation>Leistungsaufnahme, %1</translation>
    </message>
    <message>
        <source>stands in for the unknown maximum</source>
        <translation>steht für den unbekannten Höchstwert</translation>
    </message>
    <message>
        <source>one</source>
        <translation>eins</translation>
    </message>
    <message>
        <source>share of heat to liquid</source>
        <translation>Wärmeanteil in die Flüssigkeit</translation>
    </message>
    <message>
        <source>unknown, all heat counted as air</source>
        <translation>unbekannt, alle Wärme zählt als Luft</translation>
    </message>
    <message>
        <source>rack power</source>
        <translation>Rackleistung</translation>
    </message>
    <message>
        <source>rack units taken from U%1</source>
        <translation>belegte Höheneinheiten ab HE %1</translation>
    </message>
    <message>
        <source>rack units in use</source>
        <translation>belegte Höheneinheiten</translation>
    </message>
    <message>
        <source>front and rear devices at one height count once</source>
        <translation>Geräte vorn und hinten auf einer Höhe zählen einmal</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>mass</source>
        <translation>Masse</translation>
    </message>
    <message>
        <source>empty rack</source>
        <translation>leeres Rack</translation>
    </message>
    <message>
        <source>unknown masses are left out</source>
        <translation>unbekannte Massen bleiben außer Betracht</translation>
    </message>
    <message>
        <source>footprint</source>
        <translation>Standfläche</translation>
    </message>
    <message>
        <source>width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>half of the service clearance</source>
        <translation>halbe Wartungsfläche</translation>
    </message>
    <message>
        <source>service clearance</source>
        <translation>Wartungsfläche</translation>
    </message>
    <message>
        <source>two</source>
        <translation>zwei</translation>
    </message>
    <message>
        <source>IBM site planning, floor load</source>
        <translation>Standortplanung von IBM, Bodenlast</translation>
    </message>
    <message>
        <source>loaded area</source>
        <translation>belastete Fläche</translation>
    </message>
    <message>
        <source>uniform floor load</source>
        <translation>gleichmäßige Bodenlast</translation>
    </message>
    <message>
        <source>load</source>
        <translation>Last</translation>
    </message>
    <message>
        <source>people and carts</source>
        <translation>Personen und Wagen</translation>
    </message>
    <message>
        <source>live load</source>
        <translation>Verkehrslast</translation>
    </message>
    <message>
        <source>raised floor and cables</source>
        <translation>Doppelboden und Kabel</translation>
    </message>
    <message>
        <source>dead load</source>
        <translation>Eigenlast</translation>
    </message>
    <message>
        <source>(W + live * A_service/2 + dead * A) / A, A = footprint + A_service/2</source>
        <translation>(G + Verkehrslast · A_Wartung/2 + Eigenlast · A) / A, A = Standfläche + A_Wartung/2</translation>
    </message>
    <message>
        <source>load of feed %1</source>
        <translation>Last der Einspeisung %1</translation>
    </message>
    <message>
        <source>share by power supplies</source>
        <translation>Anteil nach Netzteilen</translation>
    </message>
    <message>
        <source>supplies on this feed</source>
        <translation>Netzteile an dieser Einspeisung</translation>
    </message>
    <message>
        <source>supplies connected</source>
        <translation>angeschlossene Netzteile</translation>
    </message>
    <message>
        <source>load of feed %1 alone</source>
        <translation>Last der Einspeisung %1 allein</translation>
    </message>
    <message>
        <source>shortfall on %1</source>
        <translation>Fehlbetrag auf %1</translation>
    </message>
    <message>
        <source>draw beyond the surviving supplies</source>
        <translation>Leistungsaufnahme über den verbleibenden Netzteilen</translation>
    </message>
    <message>
        <source>surviving supplies</source>
        <translation>verbleibende Netzteile</translation>
    </message>
    <message>
        <source>supplies left</source>
        <translation>Netzteile, die bleiben</translation>
    </message>
    <message>
        <source>rating of one supply</source>
        <translation>Nennleistung eines Netzteils</translation>
    </message>
    <message>
        <source>shortfall when a feed is lost</source>
        <translation>Fehlbetrag beim Ausfall einer Einspeisung</translation>
    </message>
    <message>
        <source>IT power</source>
        <translation>IT-Leistung</translation>
    </message>
    <message>
        <source>rack power limit</source>
        <translation>Leistungsgrenze des Racks</translation>
    </message>
    <message>
        <source>free rack units</source>
        <translation>freie Höheneinheiten</translation>
    </message>
    <message>
        <source>usable rack units</source>
        <translation>nutzbare Höheneinheiten</translation>
    </message>
    <message>
        <source>load on the footprint</source>
        <translation>Last auf der Standfläche</translation>
    </message>
    <message>
        <source>load on one caster</source>
        <translation>Last auf einer Rolle</translation>
    </message>
    <message>
        <source>casters</source>
        <translation>Rollen</translation>
    </message>
    <message>
        <source>rack type</source>
        <translation>Racktyp</translation>
    </message>
    <message>
        <source>casters carry equal shares</source>
        <translation>die Rollen tragen gleiche Anteile</translation>
    </message>
    <message>
        <source>heat to air</source>
        <translation>Wärme an Luft</translation>
    </message>
    <message>
        <source>share of heat to air</source>
        <translation>Wärmeanteil in die Luft</translation>
    </message>
    <message>
        <source>heat to liquid</source>
        <translation>Wärme an Flüssigkeit</translation>
    </message>
    <message>
        <source>air flow</source>
        <translation>Luftvolumenstrom</translation>
    </message>
    <message>
        <source>rack power of hall %1</source>
        <translation>Rackleistung der Halle %1</translation>
    </message>
    <message>
        <source>IT power of hall %1</source>
        <translation>IT-Leistung der Halle %1</translation>
    </message>
    <message>
        <source>heat to air of hall %1</source>
        <translation>Wärme an Luft der Halle %1</translation>
    </message>
    <message>
        <source>heat to liquid of hall %1</source>
        <translation>Wärme an Flüssigkeit der Halle %1</translation>
    </message>
    <message>
        <source>weight of the racks of hall %1</source>
        <translation>Gewicht der Racks der Halle %1</translation>
    </message>
    <message>
        <source>air flow of the racks of hall %1</source>
        <translation>Luftvolumenstrom der Racks der Halle %1</translation>
    </message>
    <message>
        <source>power of all racks</source>
        <translation>Leistung aller Racks</translation>
    </message>
    <message>
        <source>IT power of all racks</source>
        <translation>IT-Leistung aller Racks</translation>
    </message>
    <message>
        <source>highest rack power</source>
        <translation>höchste Rackleistung</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>mean rack power</source>
        <translation>mittlere Rackleistung</translation>
    </message>
    <message>
        <source>racks</source>
        <translation>Racks</translation>
    </message>
    <message>
        <source>coverage: there is no device</source>
        <translation>Abdeckung: es gibt kein Gerät</translation>
    </message>
    <message>
        <source>share of devices whose draw is known</source>
        <translation>Anteil der Geräte mit bekannter Leistungsaufnahme</translation>
    </message>
    <message>
        <source>per cent</source>
        <translation>Prozent</translation>
    </message>
    <message>
        <source>known share</source>
        <translation>bekannter Anteil</translation>
    </message>
    <message>
        <source>devices with a known draw</source>
        <translation>Geräte mit bekannter Leistungsaufnahme</translation>
    </message>
    <message>
        <source>devices</source>
        <translation>Geräte</translation>
    </message>
    <message>
        <source>links of a host</source>
        <translation>Verbindungen eines Hosts</translation>
    </message>
    <message>
        <source>bisection</source>
        <translation>Bisektion</translation>
    </message>
    <message>
        <source>volume: capacity over hops</source>
        <translation>Volumen: Kapazität je Hop</translation>
    </message>
    <message>
        <source>links of a group of hosts to the rest</source>
        <translation>Verbindungen einer Gruppe von Hosts zum Rest</translation>
    </message>
    <message>
        <source>traffic turning at the lowest common tier, spread by capacity</source>
        <translation>Verkehr kehrt auf der untersten gemeinsamen Ebene um, nach Kapazität verteilt</translation>
    </message>
    <message>
        <source>all shortest paths, split per hop by capacity (ECMP)</source>
        <translation>alle kürzesten Wege, je Hop nach Kapazität verteilt (ECMP)</translation>
    </message>
    <message>
        <source>nothing proved</source>
        <translation>nichts bewiesen</translation>
    </message>
    <message>
        <source>nothing to split</source>
        <translation>nichts zu teilen</translation>
    </message>
    <message>
        <source>tree of distributions</source>
        <translation>Baum der Verteilungen</translation>
    </message>
    <message>
        <source>tree of distributions on the completed fabric, additive overload</source>
        <translation>Baum der Verteilungen auf der vervollständigten Fabric, additive Überlast</translation>
    </message>
    <message>
        <source>packing of trees to common centres, additive overload</source>
        <translation>Packung von Bäumen zu gemeinsamen Zentren, additive Überlast</translation>
    </message>
    <message>
        <source>enumeration of all splits</source>
        <translation>Durchrechnen aller Teilungen</translation>
    </message>
    <message>
        <source>common centres: the top layer</source>
        <translation>gemeinsame Zentren: die oberste Ebene</translation>
    </message>
    <message>
        <source>common centres: all-to-all</source>
        <translation>gemeinsame Zentren: All-to-all</translation>
    </message>
    <message>
        <source>smallest balanced cut of the tree of distributions (dynamic program)</source>
        <translation>kleinster ausgewogener Schnitt des Baums der Verteilungen (dynamische Programmierung)</translation>
    </message>
    <message>
        <source>rate to common centres x endpoints on the lighter side</source>
        <translation>Rate zu gemeinsamen Zentren × Endpunkte auf der leichteren Seite</translation>
    </message>
    <message>
        <source>smallest of all balanced splits</source>
        <translation>kleinste aller ausgewogenen Teilungen</translation>
    </message>
    <message>
        <source>no cut is negative</source>
        <translation>kein Schnitt ist negativ</translation>
    </message>
    <message>
        <source>hosts</source>
        <translation>Hosts</translation>
    </message>
    <message>
        <source>endpoints</source>
        <translation>Endpunkte</translation>
    </message>
    <message>
        <source>separate parts</source>
        <translation>getrennte Teile</translation>
    </message>
    <message>
        <source>hosts without a path to the others</source>
        <translation>Hosts ohne Weg zu den anderen</translation>
    </message>
    <message>
        <source>cables in the cut</source>
        <translation>Kabel im Schnitt</translation>
    </message>
    <message>
        <source>endpoints of the split</source>
        <translation>Endpunkte der Teilung</translation>
    </message>
    <message>
        <source>endpoints on the lighter side, b</source>
        <translation>Endpunkte auf der leichteren Seite, b</translation>
    </message>
    <message>
        <source>switches, %1</source>
        <translation>Switches, %1</translation>
    </message>
    <message>
        <source>cables, %1</source>
        <translation>Kabel, %1</translation>
    </message>
    <message>
        <source>%1; checked by the independent verifier</source>
        <translation>%1; vom unabhängigen Prüfer bestätigt</translation>
    </message>
    <message>
        <source>proved cut</source>
        <translation>bewiesener Schnitt</translation>
    </message>
    <message>
        <source>routed demand across any balanced split</source>
        <translation>geführter Bedarf über jede ausgewogene Teilung</translation>
    </message>
    <message>
        <source>scale of the routed flows</source>
        <translation>Maßstab der geführten Flüsse</translation>
    </message>
    <message>
        <source>overload: flow above capacity, summed over links</source>
        <translation>Überlast: Fluss über der Kapazität, summiert über die Verbindungen</translation>
    </message>
    <message>
        <source>additive overload: c(cut) &gt;= demand across it - sum of (load - capacity) where positive</source>
        <translation>additive Überlast: c(Schnitt) ≥ Bedarf darüber − Summe von (Last − Kapazität), wo positiv</translation>
    </message>
    <message>
        <source>next whole number of capacity steps</source>
        <translation>nächste ganze Zahl von Kapazitätsstufen</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>Stufen</translation>
    </message>
    <message>
        <source>integrality: a cut is a whole number of steps</source>
        <translation>Ganzzahligkeit: ein Schnitt ist eine ganze Zahl von Stufen</translation>
    </message>
    <message>
        <source>largest step that divides every link capacity</source>
        <translation>größte Stufe, die jede Verbindungskapazität teilt</translation>
    </message>
    <message>
        <source>bisection, lower bound</source>
        <translation>Bisektionsbandbreite, untere Schranke</translation>
    </message>
    <message>
        <source>%1 links</source>
        <translation>Verbindungen %1</translation>
    </message>
    <message>
        <source>cables</source>
        <translation>Kabel</translation>
    </message>
    <message>
        <source>speed, one direction</source>
        <translation>Datenrate, eine Richtung</translation>
    </message>
    <message>
        <source>bisection, upper bound</source>
        <translation>Bisektionsbandbreite, obere Schranke</translation>
    </message>
    <message>
        <source>capacity of the links cut by the split found: %1</source>
        <translation>Kapazität der Verbindungen, die die gefundene Teilung schneidet: %1</translation>
    </message>
    <message>
        <source>injection: all host links</source>
        <translation>Injektionsbandbreite: alle Host-Verbindungen</translation>
    </message>
    <message>
        <source>one direction</source>
        <translation>eine Richtung</translation>
    </message>
    <message>
        <source>full bisection ratio</source>
        <translation>Anteil an der vollen Bisektionsbandbreite</translation>
    </message>
    <message>
        <source>what the lighter side can send</source>
        <translation>was die leichtere Seite senden kann</translation>
    </message>
    <message>
        <source>host links per endpoint</source>
        <translation>Host-Verbindungen je Endpunkt</translation>
    </message>
    <message>
        <source>B / (b · c_host), B the lower bound</source>
        <translation>B / (b · c_Host), B die untere Schranke</translation>
    </message>
    <message>
        <source>%1 hops apart</source>
        <translation>%1 Hops entfernt</translation>
    </message>
    <message>
        <source>pairs of endpoints, %1 by the nearest ports of their hosts</source>
        <translation>Paare von Endpunkten, %1 über die nächsten Ports ihrer Hosts</translation>
    </message>
    <message>
        <source>hops</source>
        <translation>Hops</translation>
    </message>
    <message>
        <source>mean hops</source>
        <translation>mittlere Hops</translation>
    </message>
    <message>
        <source>hops over all pairs</source>
        <translation>Hops über alle Paare</translation>
    </message>
    <message>
        <source>pairs of endpoints on different hosts</source>
        <translation>Paare von Endpunkten auf verschiedenen Hosts</translation>
    </message>
    <message>
        <source>links of the shortest path, host links included</source>
        <translation>Verbindungen des kürzesten Wegs, Host-Verbindungen eingeschlossen</translation>
    </message>
    <message>
        <source>from a sample of the hosts</source>
        <translation>aus einer Stichprobe der Hosts</translation>
    </message>
    <message>
        <source>hops between some pair of endpoints</source>
        <translation>Hops zwischen einem Paar von Endpunkten</translation>
    </message>
    <message>
        <source>diameter in hops</source>
        <translation>Durchmesser in Hops</translation>
    </message>
    <message>
        <source>at least this: from a sample of the hosts</source>
        <translation>mindestens: aus einer Stichprobe der Hosts</translation>
    </message>
    <message>
        <source>bisection, both directions</source>
        <translation>Bisektionsbandbreite, beide Richtungen</translation>
    </message>
    <message>
        <source>directions</source>
        <translation>Richtungen</translation>
    </message>
    <message>
        <source>all-to-all rate per endpoint, traffic inside hosts included, lower bound</source>
        <translation>All-to-all-Rate je Endpunkt, Verkehr innerhalb der Hosts eingeschlossen, untere Schranke</translation>
    </message>
    <message>
        <source>all-to-all rate per endpoint, traffic inside hosts included, upper bound</source>
        <translation>All-to-all-Rate je Endpunkt, Verkehr innerhalb der Hosts eingeschlossen, obere Schranke</translation>
    </message>
    <message>
        <source>smallest cut of switch links alone, lower bound</source>
        <translation>kleinster Schnitt nur durch Switch-Verbindungen, untere Schranke</translation>
    </message>
    <message>
        <source>smallest cut of switch links alone, upper bound</source>
        <translation>kleinster Schnitt nur durch Switch-Verbindungen, obere Schranke</translation>
    </message>
    <message>
        <source>the same bounds with host links that are never cut</source>
        <translation>dieselben Schranken mit Host-Verbindungen, die nie geschnitten werden</translation>
    </message>
    <message>
        <source>bisection left after the loss of a switch, tier: %1</source>
        <translation>verbleibende Bisektionsbandbreite nach Ausfall eines Switches, Ebene: %1</translation>
    </message>
    <message>
        <source>lower bound after the loss</source>
        <translation>untere Schranke nach dem Ausfall</translation>
    </message>
    <message>
        <source>solved again without node %1</source>
        <translation>neu berechnet ohne Knoten %1</translation>
    </message>
    <message>
        <source>oversubscription of the %1 tier</source>
        <translation>Überbuchung der Ebene %1</translation>
    </message>
    <message>
        <source>capacity below</source>
        <translation>Kapazität nach unten</translation>
    </message>
    <message>
        <source>capacity above</source>
        <translation>Kapazität nach oben</translation>
    </message>
    <message>
        <source>of the switch where it is largest</source>
        <translation>des Switches, bei dem sie am größten ist</translation>
    </message>
    <message>
        <source>heaviest lighter side that whole hosts allow (subset sum)</source>
        <translation>schwerste leichtere Seite, die ganze Hosts erlauben (Teilsummenproblem)</translation>
    </message>
    <message>
        <source>One-way capacity of the smallest cut over splits with equal endpoints on both sides, or as equal as whole hosts allow. Hosts are atomic, switches lie on either side, any link may be cut, host links too.</source>
        <translation>Kapazität je Richtung des kleinsten Schnitts über Teilungen mit gleich vielen Endpunkten auf beiden Seiten, oder so gleich, wie ganze Hosts es erlauben. Hosts sind unteilbar, Switches liegen auf einer der beiden Seiten, jede Verbindung darf geschnitten werden, auch Host-Verbindungen.</translation>
    </message>
    <message>
        <source>hosts in drawing order, all switches on one side</source>
        <translation>Hosts in Zeichenreihenfolge, alle Switches auf einer Seite</translation>
    </message>
    <message>
        <source>hosts in drawing order, switches by majority below</source>
        <translation>Hosts in Zeichenreihenfolge, Switches nach der Mehrheit darunter</translation>
    </message>
    <message>
        <source>hosts in drawing order, switches by majority</source>
        <translation>Hosts in Zeichenreihenfolge, Switches nach Mehrheit</translation>
    </message>
    <message>
        <source>hosts in drawing order, exact-balance moves</source>
        <translation>Hosts in Zeichenreihenfolge, Züge mit genauem Gleichgewicht</translation>
    </message>
    <message>
        <source>hosts in breadth-first order, all switches on one side</source>
        <translation>Hosts in Breitensuche, alle Switches auf einer Seite</translation>
    </message>
    <message>
        <source>hosts in breadth-first order, switches by majority below</source>
        <translation>Hosts in Breitensuche, Switches nach der Mehrheit darunter</translation>
    </message>
    <message>
        <source>hosts in breadth-first order, switches by majority</source>
        <translation>Hosts in Breitensuche, Switches nach Mehrheit</translation>
    </message>
    <message>
        <source>hosts in breadth-first order, exact-balance moves</source>
        <translation>Hosts in Breitensuche, Züge mit genauem Gleichgewicht</translation>
    </message>
    <message>
        <source>hosts from a later start, all switches on one side</source>
        <translation>Hosts von einem späteren Anfang, alle Switches auf einer Seite</translation>
    </message>
    <message>
        <source>hosts from a later start, switches by majority below</source>
        <translation>Hosts von einem späteren Anfang, Switches nach der Mehrheit darunter</translation>
    </message>
    <message>
        <source>hosts from a later start, switches by majority</source>
        <translation>Hosts von einem späteren Anfang, Switches nach Mehrheit</translation>
    </message>
    <message>
        <source>hosts from a later start, exact-balance moves</source>
        <translation>Hosts von einem späteren Anfang, Züge mit genauem Gleichgewicht</translation>
    </message>
    <message>
        <source>METIS recursive bisection, exact-balance moves</source>
        <translation>rekursive Bisektion mit METIS, Züge mit genauem Gleichgewicht</translation>
    </message>
    <message>
        <source>leaf</source>
        <translation>Leaf</translation>
    </message>
    <message>
        <source>spine</source>
        <translation>Spine</translation>
    </message>
    <message>
        <source>core</source>
        <translation>Core</translation>
    </message>
    <message>
        <source>top</source>
        <translation>oberste</translation>
    </message>
    <message>
        <source>unreached</source>
        <translation>unerreicht</translation>
    </message>
    <message>
        <source>host</source>
        <translation>Host</translation>
    </message>
    <message>
        <source>%1-%2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>tier%1</source>
        <translation>Ebene %1</translation>
    </message>
    <message>
        <source>delivered by %1</source>
        <translation>abgegeben von %1</translation>
    </message>
    <message>
        <source>not fed</source>
        <translation>nicht versorgt</translation>
    </message>
    <message>
        <source>load of the parallel group</source>
        <translation>Last der Parallelgruppe</translation>
    </message>
    <message>
        <source>units that share it</source>
        <translation>Geräte, die sie teilen</translation>
    </message>
    <message>
        <source>no-load loss</source>
        <translation>Leerlaufverlust</translation>
    </message>
    <message>
        <source>proportional loss</source>
        <translation>proportionaler Verlust</translation>
    </message>
    <message>
        <source>b</source>
        <translation>b</translation>
    </message>
    <message>
        <source>quadratic loss</source>
        <translation>quadratischer Verlust</translation>
    </message>
    <message>
        <source>c</source>
        <translation>c</translation>
    </message>
    <message>
        <source>load fraction</source>
        <translation>Lastanteil</translation>
    </message>
    <message>
        <source>rated</source>
        <translation>Nennwert</translation>
    </message>
    <message>
        <source>loss of %1</source>
        <translation>Verlust von %1</translation>
    </message>
    <message>
        <source>a + b P + c P^2 / rated</source>
        <translation>a + b P + c P² / P_Nenn</translation>
    </message>
    <message>
        <source>taken by %1</source>
        <translation>aufgenommen von %1</translation>
    </message>
    <message>
        <source>delivered</source>
        <translation>abgegeben</translation>
    </message>
    <message>
        <source>power factor of the loads</source>
        <translation>Leistungsfaktor der Verbraucher</translation>
    </message>
    <message>
        <source>option</source>
        <translation>Einstellung</translation>
    </message>
    <message>
        <source>rated power</source>
        <translation>Nennleistung</translation>
    </message>
    <message>
        <source>rated apparent power</source>
        <translation>Nennscheinleistung × Leistungsfaktor</translation>
    </message>
    <message>
        <source>rating</source>
        <translation>Nennscheinleistung</translation>
    </message>
    <message>
        <source>breaker</source>
        <translation>Leitungsschutzschalter</translation>
    </message>
    <message>
        <source>voltage</source>
        <translation>Spannung</translation>
    </message>
    <message>
        <source>part for a continuous load</source>
        <translation>Anteil für Dauerlast</translation>
    </message>
    <message>
        <source>80 % rule for loads of 3 h and more</source>
        <translation>80-%-Regel für Lasten ab 3 h</translation>
    </message>
    <message>
        <source>no continuous-load rule applies</source>
        <translation>keine Regel für Dauerlast gilt</translation>
    </message>
    <message>
        <source>limit of %1</source>
        <translation>Grenze von %1</translation>
    </message>
    <message>
        <source>the smallest known limit binds</source>
        <translation>die kleinste bekannte Grenze gilt</translation>
    </message>
    <message>
        <source>load of %1</source>
        <translation>Auslastung von %1</translation>
    </message>
    <message>
        <source>load over limit</source>
        <translation>Last durch Grenze</translation>
    </message>
    <message>
        <source>current of %1</source>
        <translation>Strom von %1</translation>
    </message>
    <message>
        <source>power of one ampere</source>
        <translation>Leistung eines Ampere</translation>
    </message>
    <message>
        <source>S = sqrt(3) V I for three phases</source>
        <translation>S = √3 · U · I bei drei Außenleitern</translation>
    </message>
    <message>
        <source>loads lost with %1</source>
        <translation>Verbraucher, die mit %1 ausfallen</translation>
    </message>
    <message>
        <source>loads fed</source>
        <translation>versorgte Verbraucher</translation>
    </message>
    <message>
        <source>loads fed without it</source>
        <translation>versorgte Verbraucher ohne es</translation>
    </message>
    <message>
        <source>%1 after the loss of %2</source>
        <translation>%1 nach Ausfall von %2</translation>
    </message>
    <message>
        <source>square root of three</source>
        <translation>Wurzel aus drei</translation>
    </message>
    <message>
        <source>one phase</source>
        <translation>ein Außenleiter</translation>
    </message>
    <message>
        <source>share of this cord</source>
        <translation>Anteil dieses Anschlusses</translation>
    </message>
    <message>
        <source>supplies here</source>
        <translation>Netzteile hier</translation>
    </message>
    <message>
        <source>supplies alive</source>
        <translation>Netzteile mit Spannung</translation>
    </message>
    <message>
        <source>live feeds</source>
        <translation>Einspeisungen mit Spannung</translation>
    </message>
    <message>
        <source>power tree</source>
        <translation>Stromverteilung</translation>
    </message>
    <message>
        <source>losses and fed loads</source>
        <translation>Verluste und versorgte Verbraucher</translation>
    </message>
    <message>
        <source>losses</source>
        <translation>Verluste</translation>
    </message>
    <message>
        <source>fed loads</source>
        <translation>versorgte Verbraucher</translation>
    </message>
    <message>
        <source>drawn from the sources</source>
        <translation>von den Quellen bezogen</translation>
    </message>
    <message>
        <source>residual of the balance</source>
        <translation>Rest der Bilanz</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>in - out</source>
        <translation>zu − ab</translation>
    </message>
    <message>
        <source>out - in</source>
        <translation>ab − zu</translation>
    </message>
    <message>
        <source>mechanical power</source>
        <translation>Leistung der Lüfter und Pumpen</translation>
    </message>
    <message>
        <source>unknown draws are left out</source>
        <translation>unbekannte Leistungsaufnahmen bleiben außer Betracht</translation>
    </message>
    <message>
        <source>loads that no source reaches</source>
        <translation>Verbraucher, die keine Quelle erreicht</translation>
    </message>
    <message>
        <source>cooling</source>
        <translation>Kühlung</translation>
    </message>
    <message>
        <source>facility power</source>
        <translation>Anlagenleistung</translation>
    </message>
    <message>
        <source>the power of the cooling is unknown and left out</source>
        <translation>die Leistung der Kühlung ist unbekannt und bleibt außer Betracht</translation>
    </message>
    <message>
        <source>residual: nothing is fed</source>
        <translation>Rest: nichts ist versorgt</translation>
    </message>
    <message>
        <source>below N</source>
        <translation>unter N</translation>
    </message>
    <message>
        <source>losses of the power distribution</source>
        <translation>Verluste der Stromverteilung</translation>
    </message>
    <message>
        <source>cooling power</source>
        <translation>elektrische Leistung der Kühlung</translation>
    </message>
    <message>
        <source>connection</source>
        <translation>Netzanschluss</translation>
    </message>
    <message>
        <source>power needed at peak</source>
        <translation>Leistungsbedarf in der Spitze</translation>
    </message>
    <message>
        <source>connection less need</source>
        <translation>Netzanschluss weniger Bedarf</translation>
    </message>
    <message>
        <source>need of the connection</source>
        <translation>Auslastung des Netzanschlusses</translation>
    </message>
    <message>
        <source>need over connection</source>
        <translation>Bedarf durch Netzanschluss</translation>
    </message>
    <message>
        <source>facility over IT power at peak</source>
        <translation>Anlagen- durch IT-Leistung in der Spitze</translation>
    </message>
    <message>
        <source>power at peak, not the energy of a year: not a PUE claim</source>
        <translation>Leistung in der Spitze, nicht die Energie eines Jahres: keine Aussage zum PUE</translation>
    </message>
    <message>
        <source>load factor</source>
        <translation>mittlere Auslastung</translation>
    </message>
    <message>
        <source>a training cluster runs throughout</source>
        <translation>ein Trainingscluster läuft durchgehend</translation>
    </message>
    <message>
        <source>energy of a year</source>
        <translation>Energie eines Jahres</translation>
    </message>
    <message>
        <source>hours of a year</source>
        <translation>Stunden eines Jahres</translation>
    </message>
    <message>
        <source>carbon of a year</source>
        <translation>CO₂ eines Jahres</translation>
    </message>
    <message>
        <source>carbon intensity</source>
        <translation>CO₂-Intensität</translation>
    </message>
    <message>
        <source>grams a tonne</source>
        <translation>Gramm je Tonne</translation>
    </message>
    <message>
        <source>electricity of a year</source>
        <translation>Stromkosten eines Jahres</translation>
    </message>
    <message>
        <source>electricity price</source>
        <translation>Strompreis</translation>
    </message>
    <message>
        <source>perfect mixing in the hall: a screening estimate, not CFD</source>
        <translation>vollkommene Durchmischung in der Halle: eine Vorabschätzung, keine CFD</translation>
    </message>
    <message>
        <source>zero</source>
        <translation>null</translation>
    </message>
    <message>
        <source>losses_kw of the power elements</source>
        <translation>losses_kw der Stromelemente</translation>
    </message>
    <message>
        <source>fans of the air units</source>
        <translation>Lüfter der Umluftkühler</translation>
    </message>
    <message>
        <source>heat to the air of the hall</source>
        <translation>Wärme an die Luft der Halle</translation>
    </message>
    <message>
        <source>load of the air units</source>
        <translation>Last der Umluftkühler</translation>
    </message>
    <message>
        <source>capacity of the air units</source>
        <translation>Leistung der Umluftkühler</translation>
    </message>
    <message>
        <source>a capacity is unknown: no shortage can be shown</source>
        <translation>eine Leistung ist unbekannt: kein Mangel nachweisbar</translation>
    </message>
    <message>
        <source>heat that no air unit takes</source>
        <translation>Wärme, die kein Umluftkühler aufnimmt</translation>
    </message>
    <message>
        <source>load beyond capacity</source>
        <translation>Last über der Leistung</translation>
    </message>
    <message>
        <source>altitude</source>
        <translation>Höhe über Meer</translation>
    </message>
    <message>
        <source>unknown, sea level</source>
        <translation>unbekannt, Meereshöhe</translation>
    </message>
    <message>
        <source>ISO 2533 standard atmosphere</source>
        <translation>Normatmosphäre ISO 2533</translation>
    </message>
    <message>
        <source>temperature ratio of the standard atmosphere</source>
        <translation>Temperaturverhältnis der Normatmosphäre</translation>
    </message>
    <message>
        <source>lapse</source>
        <translation>Temperaturabnahme</translation>
    </message>
    <message>
        <source>air pressure</source>
        <translation>Luftdruck</translation>
    </message>
    <message>
        <source>sea level pressure</source>
        <translation>Luftdruck auf Meereshöhe</translation>
    </message>
    <message>
        <source>altitude factor</source>
        <translation>Höhenfaktor</translation>
    </message>
    <message>
        <source>exponent</source>
        <translation>Exponent</translation>
    </message>
    <message>
        <source>humidity ratio</source>
        <translation>Wassergehalt</translation>
    </message>
    <message>
        <source>supply temperature</source>
        <translation>Zulufttemperatur</translation>
    </message>
    <message>
        <source>supply</source>
        <translation>Zuluft</translation>
    </message>
    <message>
        <source>unknown, 20 °C</source>
        <translation>unbekannt, 20 °C angenommen</translation>
    </message>
    <message>
        <source>0 °C</source>
        <translation>0 °C</translation>
    </message>
    <message>
        <source>moisture term</source>
        <translation>Feuchteterm</translation>
    </message>
    <message>
        <source>1.6079 W</source>
        <translation>1,6079 W</translation>
    </message>
    <message>
        <source>ratio</source>
        <translation>Verhältnis</translation>
    </message>
    <message>
        <source>density of the supply air</source>
        <translation>Dichte der Zuluft</translation>
    </message>
    <message>
        <source>p (1 + W)</source>
        <translation>p (1 + W)</translation>
    </message>
    <message>
        <source>1 + W</source>
        <translation>1 + W</translation>
    </message>
    <message>
        <source>R T (1 + 1.6079 W)</source>
        <translation>R T (1 + 1,6079 W)</translation>
    </message>
    <message>
        <source>gas constant of dry air</source>
        <translation>Gaskonstante trockener Luft</translation>
    </message>
    <message>
        <source>heat per volume and kelvin</source>
        <translation>Wärme je Volumen und Kelvin</translation>
    </message>
    <message>
        <source>specific heat of air</source>
        <translation>spezifische Wärmekapazität der Luft</translation>
    </message>
    <message>
        <source>devices of known flow</source>
        <translation>Geräte mit bekanntem Volumenstrom</translation>
    </message>
    <message>
        <source>seconds an hour</source>
        <translation>Sekunden je Stunde</translation>
    </message>
    <message>
        <source>air rise through devices</source>
        <translation>Lufterwärmung in den Geräten</translation>
    </message>
    <message>
        <source>150 CFM per kW (DSX planning figure)</source>
        <translation>150 CFM je kW (Planungswert DSX)</translation>
    </message>
    <message>
        <source>devices of unknown flow</source>
        <translation>Geräte mit unbekanntem Volumenstrom</translation>
    </message>
    <message>
        <source>their heat to air</source>
        <translation>ihre Wärme an Luft</translation>
    </message>
    <message>
        <source>P = rho cp V dT</source>
        <translation>P = ρ · c_p · V · ΔT</translation>
    </message>
    <message>
        <source>air that the devices draw</source>
        <translation>Luft, die die Geräte ansaugen</translation>
    </message>
    <message>
        <source>air that the units supply</source>
        <translation>Luft, die die Umluftkühler liefern</translation>
    </message>
    <message>
        <source>air flow of the units</source>
        <translation>Luftvolumenstrom der Umluftkühler</translation>
    </message>
    <message>
        <source>the units supply at least what the devices draw</source>
        <translation>die Umluftkühler liefern mindestens, was die Geräte ansaugen</translation>
    </message>
    <message>
        <source>recirculated share</source>
        <translation>rezirkulierter Anteil</translation>
    </message>
    <message>
        <source>supplied share</source>
        <translation>gelieferter Anteil</translation>
    </message>
    <message>
        <source>air supply set point</source>
        <translation>Sollwert der Zuluft</translation>
    </message>
    <message>
        <source>device air over supply air, less one</source>
        <translation>Geräteluft durch Zuluft, weniger eins</translation>
    </message>
    <message>
        <source>excess</source>
        <translation>Überschuss</translation>
    </message>
    <message>
        <source>device air over supply air</source>
        <translation>Geräteluft durch Zuluft</translation>
    </message>
    <message>
        <source>rise from inlet to hot aisle</source>
        <translation>Erwärmung vom Eintritt zum Warmgang</translation>
    </message>
    <message>
        <source>air inlet</source>
        <translation>Lufteintritt</translation>
    </message>
    <message>
        <source>recirculation</source>
        <translation>Rezirkulation</translation>
    </message>
    <message>
        <source>%1 above its inlet limit</source>
        <translation>%1 über seiner Eintrittsgrenze</translation>
    </message>
    <message>
        <source>level 0 balance</source>
        <translation>Bilanz der Stufe 0</translation>
    </message>
    <message>
        <source>racks above their inlet limit</source>
        <translation>Racks über ihrer Eintrittsgrenze</translation>
    </message>
    <message>
        <source>air return</source>
        <translation>Rückluft</translation>
    </message>
    <message>
        <source>rise of the supply air</source>
        <translation>Erwärmung der Zuluft</translation>
    </message>
    <message>
        <source>air outlet</source>
        <translation>Luftaustritt</translation>
    </message>
    <message>
        <source>rise through the rack</source>
        <translation>Erwärmung im Rack</translation>
    </message>
    <message>
        <source>capacity</source>
        <translation>Kühlleistung</translation>
    </message>
    <message>
        <source>equal shares</source>
        <translation>gleiche Anteile</translation>
    </message>
    <message>
        <source>share by %1</source>
        <translation>Anteil (%1)</translation>
    </message>
    <message>
        <source>units in operation</source>
        <translation>Geräte in Betrieb</translation>
    </message>
    <message>
        <source>share of the heat</source>
        <translation>Anteil an der Wärme</translation>
    </message>
    <message>
        <source>own fan</source>
        <translation>eigener Lüfter</translation>
    </message>
    <message>
        <source>load with %1 out</source>
        <translation>Last bei Ausfall von %1</translation>
    </message>
    <message>
        <source>load over capacity</source>
        <translation>Last durch Kühlleistung</translation>
    </message>
    <message>
        <source>fans of all air units</source>
        <translation>Lüfter aller Umluftkühler</translation>
    </message>
    <message>
        <source>heat that must leave the halls</source>
        <translation>Wärme, die die Hallen verlassen muss</translation>
    </message>
    <message>
        <source>seconds a minute</source>
        <translation>Sekunden je Minute</translation>
    </message>
    <message>
        <source>%1, pump</source>
        <translation>%1, Pumpe</translation>
    </message>
    <message>
        <source>%1 at the mean temperature of the loop</source>
        <translation>%1 bei der mittleren Temperatur des Kreislaufs</translation>
    </message>
    <message>
        <source>density</source>
        <translation>Dichte</translation>
    </message>
    <message>
        <source>specific heat</source>
        <translation>spezifische Wärmekapazität</translation>
    </message>
    <message>
        <source>highest permitted return</source>
        <translation>höchster zulässiger Rücklauf</translation>
    </message>
    <message>
        <source>constant-return rule of published NVL72 flow tables</source>
        <translation>Regel des konstanten Rücklaufs aus veröffentlichten Volumenstromtabellen für NVL72</translation>
    </message>
    <message>
        <source>rise</source>
        <translation>Erwärmung</translation>
    </message>
    <message>
        <source>flow</source>
        <translation>Volumenstrom</translation>
    </message>
    <message>
        <source>V = P / (rho cp (T_return,max - T_supply))</source>
        <translation>V = P / (ρ · c_p · (T_Rücklauf,max − T_Vorlauf))</translation>
    </message>
    <message>
        <source>heat of the racks on the loop</source>
        <translation>Wärme der Racks am Kreislauf</translation>
    </message>
    <message>
        <source>flow of the loop</source>
        <translation>Volumenstrom des Kreislaufs</translation>
    </message>
    <message>
        <source>liquid supply set point</source>
        <translation>Sollwert des Vorlaufs</translation>
    </message>
    <message>
        <source>liquid return</source>
        <translation>Rücklauf</translation>
    </message>
    <message>
        <source>heat</source>
        <translation>Wärme</translation>
    </message>
    <message>
        <source>no heat on the loop</source>
        <translation>keine Wärme am Kreislauf</translation>
    </message>
    <message>
        <source>no CDU on the loop</source>
        <translation>keine CDU am Kreislauf</translation>
    </message>
    <message>
        <source>share that the CDUs cannot take</source>
        <translation>Anteil, den die CDUs nicht aufnehmen können</translation>
    </message>
    <message>
        <source>share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>excess over heat</source>
        <translation>Überschuss durch Wärme</translation>
    </message>
    <message>
        <source>pumps</source>
        <translation>Pumpen</translation>
    </message>
    <message>
        <source>no loop serves this rack</source>
        <translation>kein Kreislauf versorgt dieses Rack</translation>
    </message>
    <message>
        <source>heat to liquid that no CDU takes</source>
        <translation>Wärme an Flüssigkeit, die keine CDU aufnimmt</translation>
    </message>
    <message>
        <source>heat of the air flow</source>
        <translation>Wärme des Luftvolumenstroms</translation>
    </message>
    <message>
        <source>return less supply</source>
        <translation>Rückluft weniger Zuluft</translation>
    </message>
    <message>
        <source>share that is taken</source>
        <translation>Anteil, der aufgenommen wird</translation>
    </message>
    <message>
        <source>%1, heat of the liquid flow</source>
        <translation>%1, Wärme des Kühlmittelstroms</translation>
    </message>
    <message>
        <source>heat in</source>
        <translation>Wärme zu</translation>
    </message>
    <message>
        <source>heat out</source>
        <translation>Wärme ab</translation>
    </message>
    <message>
        <source>energy balance residual</source>
        <translation>Rest der Energiebilanz</translation>
    </message>
    <message>
        <source>in less out</source>
        <translation>zu weniger ab</translation>
    </message>
    <message>
        <source>out less in</source>
        <translation>ab weniger zu</translation>
    </message>
    <message>
        <source>%1 with %2 out</source>
        <translation>%1 bei Ausfall von %2</translation>
    </message>
    <message>
        <source>approach</source>
        <translation>Grädigkeit</translation>
    </message>
    <message>
        <source>facility water supply</source>
        <translation>Vorlauf des Gebäudewassers</translation>
    </message>
    <message>
        <source>heat capacity flow of the loop</source>
        <translation>Wärmekapazitätsstrom des Kreislaufs</translation>
    </message>
    <message>
        <source>per minute</source>
        <translation>je Minute</translation>
    </message>
    <message>
        <source>heat capacity flow of the facility water</source>
        <translation>Wärmekapazitätsstrom des Gebäudewassers</translation>
    </message>
    <message>
        <source>smaller heat capacity flow</source>
        <translation>kleinerer Wärmekapazitätsstrom</translation>
    </message>
    <message>
        <source>ratio of heat capacity flows</source>
        <translation>Verhältnis der Wärmekapazitätsströme</translation>
    </message>
    <message>
        <source>larger heat capacity flow</source>
        <translation>größerer Wärmekapazitätsstrom</translation>
    </message>
    <message>
        <source>conductance</source>
        <translation>Wärmedurchgang UA</translation>
    </message>
    <message>
        <source>from the rated point; the film of the loop side scales with flow</source>
        <translation>aus dem Nennpunkt; der Wärmeübergang auf der Kreislaufseite folgt dem Volumenstrom</translation>
    </message>
    <message>
        <source>NTU</source>
        <translation>NTU</translation>
    </message>
    <message>
        <source>effectiveness</source>
        <translation>Betriebscharakteristik ε</translation>
    </message>
    <message>
        <source>1 + NTU</source>
        <translation>1 + NTU</translation>
    </message>
    <message>
        <source>minus one</source>
        <translation>minus eins</translation>
    </message>
    <message>
        <source>1 - Cr</source>
        <translation>1 − Cr</translation>
    </message>
    <message>
        <source>e^(-NTU (1 - Cr))</source>
        <translation>e^(−NTU (1 − Cr))</translation>
    </message>
    <message>
        <source>1 - e</source>
        <translation>1 − e</translation>
    </message>
    <message>
        <source>1 - Cr e</source>
        <translation>1 − Cr e</translation>
    </message>
    <message>
        <source>Cr e</source>
        <translation>Cr e</translation>
    </message>
    <message>
        <source>counterflow, Kays and London</source>
        <translation>Gegenstrom, Kays und London</translation>
    </message>
    <message>
        <source>smallest approach</source>
        <translation>kleinste Grädigkeit</translation>
    </message>
    <message>
        <source>loop return over facility supply</source>
        <translation>Rücklauf des Kreislaufs über dem Vorlauf des Gebäudewassers</translation>
    </message>
    <message>
        <source>rise of the loop</source>
        <translation>Erwärmung im Kreislauf</translation>
    </message>
    <message>
        <source>pumps of all CDUs</source>
        <translation>Pumpen aller CDUs</translation>
    </message>
    <message>
        <source>capacity of %1</source>
        <translation>Kühlleistung von %1</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>ausgefallen</translation>
    </message>
    <message>
        <source>losses are counted by the power tree</source>
        <translation>Verluste zählt die Stromverteilung</translation>
    </message>
    <message>
        <source>an air-cooled part</source>
        <translation>ein luftgekühltes Bauteil</translation>
    </message>
    <message>
        <source>no fans</source>
        <translation>keine Lüfter</translation>
    </message>
    <message>
        <source>limit of rack %1</source>
        <translation>Grenze des Racks %1</translation>
    </message>
    <message>
        <source>rack limit of hall %1</source>
        <translation>Rackgrenze der Halle %1</translation>
    </message>
    <message>
        <source>floor limit of hall %1</source>
        <translation>Bodengrenze der Halle %1</translation>
    </message>
    <message>
        <source>rating of %1</source>
        <translation>Nennleistung von %1</translation>
    </message>
    <message>
        <source>voltage of %1</source>
        <translation>Spannung von %1</translation>
    </message>
    <message>
        <source>density: IT power, maximum</source>
        <translation>Dichte: IT-Leistung, höchstens</translation>
    </message>
    <message>
        <source>power: losses of the tree</source>
        <translation>Strom: Verluste der Stromverteilung</translation>
    </message>
    <message>
        <source>site %1</source>
        <translation>Standort %1</translation>
    </message>
    <message>
        <source>supply temperature of hall %1</source>
        <translation>Zulufttemperatur der Halle %1</translation>
    </message>
    <message>
        <source>altitude of site %1</source>
        <translation>Höhe über Meer des Standorts %1</translation>
    </message>
    <message>
        <source>supply of loop %1</source>
        <translation>Vorlauf des Kreislaufs %1</translation>
    </message>
    <message>
        <source>highest return of loop %1</source>
        <translation>höchster Rücklauf des Kreislaufs %1</translation>
    </message>
    <message>
        <source>%1 %2: %3</source>
        <translation>%1 %2: %3</translation>
    </message>
    <message>
        <source>template rule: N+1 at the maximum draw of the drawn racks and the losses of their distribution</source>
        <translation>Regel der Vorlage: N+1 bei Höchstleistung der gezeichneten Racks und den Verlusten ihrer Verteilung</translation>
    </message>
    <message>
        <source>template rule: each side carries all of its block, N+1 within the side</source>
        <translation>Regel der Vorlage: jede Seite trägt ihren ganzen Block, N+1 innerhalb der Seite</translation>
    </message>
    <message>
        <source>losses from the part&apos;s efficiencies at half and full load</source>
        <translation>Verluste aus den Wirkungsgraden des Bauteils bei Halb- und Volllast</translation>
    </message>
    <message>
        <source>loss at rated load from the part&apos;s efficiency; split 15 % constant, 55 % proportional, 30 % square: planning assumption</source>
        <translation>Verlust bei Nennlast aus dem Wirkungsgrad des Bauteils; aufgeteilt in 15 % konstant, 55 % proportional, 30 % quadratisch: Planungsannahme</translation>
    </message>
    <message>
        <source>rating: square root of 3 x 415 V x current of the part x power factor 0.95; loss 1 % at rated load: planning assumption</source>
        <translation>Nennleistung: Wurzel 3 × 415 V × Strom des Bauteils × Leistungsfaktor 0,95; Verlust 1 % bei Nennlast: Planungsannahme</translation>
    </message>
    <message>
        <source>power shelves of the side at their rating</source>
        <translation>Power-Shelves der Seite mit ihrer Nennleistung</translation>
    </message>
    <message>
        <source>rating of the power shelf, and efficiency at half load</source>
        <translation>Nennleistung des Power-Shelfs und Wirkungsgrad bei Halblast</translation>
    </message>
    <message>
        <source>%1 accelerators were asked for; whole servers carry %2.</source>
        <translation>%1 Beschleuniger waren verlangt; ganze Server tragen %2.</translation>
    </message>
    <message>
        <source>The server has no storage ports: storage is reached over the in-band network.</source>
        <translation>Der Server hat keine Storage-Ports: Storage wird über das In-band-Netz erreicht.</translation>
    </message>
    <message>
        <source>Spine counts beyond one unit follow the sizing rule; no table of them was readable.</source>
        <translation>Die Zahl der Spines folgt ab zwei Einheiten der Auslegungsregel; eine Tabelle dazu war nicht lesbar.</translation>
    </message>
    <message>
        <source>planning assumption</source>
        <translation>Planungsannahme</translation>
    </message>
    <message>
        <source>catalogue</source>
        <translation>Katalog</translation>
    </message>
    <message>
        <source>Most power of one rack</source>
        <translation>Höchstleistung eines Racks</translation>
    </message>
    <message>
        <source>Country or electricity zone</source>
        <translation>Land oder Stromnetzzone</translation>
    </message>
    <message>
        <source>ISO 3166-1 code, or a zone that begins with it</source>
        <translation>Code nach ISO 3166-1 oder eine Zone, die damit beginnt</translation>
    </message>
    <message>
        <source>Name of the project</source>
        <translation>Name des Projekts</translation>
    </message>
    <message>
        <source>Scalable units</source>
        <translation>Skalierbare Einheiten</translation>
    </message>
    <message>
        <source>Give one node slot to the fabric manager</source>
        <translation>Einen Knotenplatz dem Fabric-Manager geben</translation>
    </message>
    <message>
        <source>Rail-optimised Clos</source>
        <translation>Rail-optimiertes Clos-Netz</translation>
    </message>
    <message>
        <source>A folded Clos of any size from a server, a switch, rails, tiers and oversubscription.</source>
        <translation>Ein gefaltetes Clos-Netz beliebiger Größe aus Server, Switch, Rails, Ebenen und Überbuchung.</translation>
    </message>
    <message>
        <source>sizing after the published reference tables</source>
        <translation>Auslegung nach den veröffentlichten Referenztabellen</translation>
    </message>
    <message>
        <source>range of the sizing rule</source>
        <translation>Bereich der Auslegungsregel</translation>
    </message>
    <message>
        <source>Accelerators</source>
        <translation>Beschleuniger</translation>
    </message>
    <message>
        <source>Accelerators of a server</source>
        <translation>Beschleuniger je Server</translation>
    </message>
    <message>
        <source>the server part</source>
        <translation>das Server-Bauteil</translation>
    </message>
    <message>
        <source>Rails (0: one for each network port)</source>
        <translation>Rails (0: eine je Netzanschluss)</translation>
    </message>
    <message>
        <source>Links of a switch (0: all of the part)</source>
        <translation>Verbindungen eines Switches (0: alle des Bauteils)</translation>
    </message>
    <message>
        <source>Rate of a link</source>
        <translation>Datenrate einer Verbindung</translation>
    </message>
    <message>
        <source>Switch tiers</source>
        <translation>Switch-Ebenen</translation>
    </message>
    <message>
        <source>Oversubscription of the leaves</source>
        <translation>Überbuchung der Leafs</translation>
    </message>
    <message>
        <source>Servers of a scalable unit (0: as a leaf has room)</source>
        <translation>Server einer skalierbaren Einheit (0: soviel ein Leaf fasst)</translation>
    </message>
    <message>
        <source>Server (catalogue id)</source>
        <translation>Server (Katalog-ID)</translation>
    </message>
    <message>
        <source>Switch (catalogue id)</source>
        <translation>Switch (Katalog-ID)</translation>
    </message>
    <message>
        <source>Laboratory</source>
        <translation>Labor</translation>
    </message>
    <message>
        <source>From one rack to 64 accelerators on a single switch.</source>
        <translation>Von einem Rack bis zu 64 Beschleunigern an einem einzigen Switch.</translation>
    </message>
    <message>
        <source>one 64-port switch carries 64 links</source>
        <translation>ein Switch mit 64 Ports trägt 64 Verbindungen</translation>
    </message>
    <message>
        <source>64 ports of one switch</source>
        <translation>64 Ports eines Switches</translation>
    </message>
    <message>
        <source>NVIDIA DGX SuperPOD reference architecture, DGX H100 (RA-11333-001), tables 3 and 4</source>
        <translation>NVIDIA DGX SuperPOD reference architecture, DGX H100 (RA-11333-001), Tabellen 3 und 4</translation>
    </message>
    <message>
        <source>NVIDIA DGX SuperPOD reference architecture, DGX B200, table of switch and cable counts</source>
        <translation>NVIDIA DGX SuperPOD reference architecture, DGX B200, Tabelle der Switch- und Kabelzahlen</translation>
    </message>
    <message>
        <source>NVIDIA DGX SuperPOD reference architecture, DGX B300 (Spectrum Ethernet), table 3</source>
        <translation>NVIDIA DGX SuperPOD reference architecture, DGX B300 (Spectrum Ethernet), Tabelle 3</translation>
    </message>
    <message>
        <source>NVIDIA DGX SuperPOD reference architecture, DGX B300 (XDR InfiniBand), table 3</source>
        <translation>NVIDIA DGX SuperPOD reference architecture, DGX B300 (XDR InfiniBand), Tabelle 3</translation>
    </message>
    <message>
        <source>NVIDIA GB200 NVL72 network guide, quoted by a secondary source; eight racks a scalable unit</source>
        <translation>NVIDIA GB200 NVL72 network guide, zitiert aus einer Sekundärquelle; acht Racks je skalierbarer Einheit</translation>
    </message>
    <message>
        <source>SuperPOD H100</source>
        <translation>SuperPOD H100</translation>
    </message>
    <message>
        <source>Scalable units of 32 DGX H100 on NDR InfiniBand, rail-optimised, full bisection.</source>
        <translation>Skalierbare Einheiten zu 32 DGX H100 an NDR-InfiniBand, rail-optimiert, volle Bisektion.</translation>
    </message>
    <message>
        <source>SuperPOD H200</source>
        <translation>SuperPOD H200</translation>
    </message>
    <message>
        <source>Scalable units of 32 DGX H200; the tables of DGX H100 apply (unverified).</source>
        <translation>Skalierbare Einheiten zu 32 DGX H200; es gelten die Tabellen des DGX H100 (ungeprüft).</translation>
    </message>
    <message>
        <source>SuperPOD B200</source>
        <translation>SuperPOD B200</translation>
    </message>
    <message>
        <source>Scalable units of 32 DGX B200 on NDR InfiniBand, rail-optimised, full bisection.</source>
        <translation>Skalierbare Einheiten zu 32 DGX B200 an NDR-InfiniBand, rail-optimiert, volle Bisektion.</translation>
    </message>
    <message>
        <source>SuperPOD B300, Ethernet</source>
        <translation>SuperPOD B300, Ethernet</translation>
    </message>
    <message>
        <source>Scalable units of 64 DGX B300 on two planes of 400 Gb/s Spectrum Ethernet. Links are drawn at 400 Gb/s: two of them are one 800 Gb/s cable of the published table.</source>
        <translation>Skalierbare Einheiten zu 64 DGX B300 an zwei Ebenen Spectrum-Ethernet mit 400 Gb/s. Verbindungen sind mit 400 Gb/s gezeichnet: zwei davon sind ein 800-Gb/s-Kabel der veröffentlichten Tabelle.</translation>
    </message>
    <message>
        <source>SuperPOD B300, XDR</source>
        <translation>SuperPOD B300, XDR</translation>
    </message>
    <message>
        <source>Scalable units of 72 DGX B300 on XDR InfiniBand with 144-port switches.</source>
        <translation>Skalierbare Einheiten zu 72 DGX B300 an XDR-InfiniBand mit 144-Port-Switches.</translation>
    </message>
    <message>
        <source>SuperPOD GB200</source>
        <translation>SuperPOD GB200</translation>
    </message>
    <message>
        <source>Scalable units of eight liquid-cooled NVL72 racks; a leaf and spine group for each rail.</source>
        <translation>Skalierbare Einheiten zu acht flüssigkeitsgekühlten NVL72-Racks; eine Leaf- und Spine-Gruppe je Rail.</translation>
    </message>
    <message>
        <source>Empty hall</source>
        <translation>Leere Halle</translation>
    </message>
    <message>
        <source>One site with one empty hall.</source>
        <translation>Ein Standort mit einer leeren Halle.</translation>
    </message>
    <message>
        <source>No draw is known for %1; it counts as nothing.</source>
        <translation>Für %1 ist keine Leistungsaufnahme bekannt; es zählt als null.</translation>
    </message>
    <message>
        <source>square root of 3 x 415 V x 1250 A</source>
        <translation>Wurzel 3 × 415 V × 1250 A</translation>
    </message>
    <message>
        <source>square root of 3 x 415 V x 630 A</source>
        <translation>Wurzel 3 × 415 V × 630 A</translation>
    </message>
    <message>
        <source>format version</source>
        <translation>Formatversion</translation>
    </message>
    <message>
        <source>maximum draw</source>
        <translation>größte Aufnahme</translation>
    </message>
    <message>
        <source>estimated draw</source>
        <translation>geschätzte Aufnahme</translation>
    </message>
    <message>
        <source>typical draw</source>
        <translation>übliche Aufnahme</translation>
    </message>
    <message>
        <source>rating of a power supply</source>
        <translation>Nennleistung eines Netzteils</translation>
    </message>
    <message>
        <source>height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>power supplies needed</source>
        <translation>benötigte Netzteile</translation>
    </message>
    <message>
        <source>usable depth</source>
        <translation>nutzbare Tiefe</translation>
    </message>
    <message>
        <source>power limit</source>
        <translation>Leistungsgrenze</translation>
    </message>
    <message>
        <source>mass of the empty rack</source>
        <translation>Masse des leeren Schranks</translation>
    </message>
    <message>
        <source>static load</source>
        <translation>Standlast</translation>
    </message>
    <message>
        <source>rolling load</source>
        <translation>Rollast</translation>
    </message>
    <message>
        <source>usable height</source>
        <translation>nutzbare Höhe</translation>
    </message>
    <message>
        <source>number of casters</source>
        <translation>Anzahl der Rollen</translation>
    </message>
    <message>
        <source>permitted floor load</source>
        <translation>zulässige Bodenlast</translation>
    </message>
    <message>
        <source>lowest unit</source>
        <translation>unterste Höheneinheit</translation>
    </message>
    <message>
        <source>power factor</source>
        <translation>Leistungsfaktor</translation>
    </message>
    <message>
        <source>number of phases (1 or 3)</source>
        <translation>Anzahl der Phasen (1 oder 3)</translation>
    </message>
    <message>
        <source>share for continuous load</source>
        <translation>Anteil für Dauerlast</translation>
    </message>
    <message>
        <source>constant loss</source>
        <translation>fester Verlust</translation>
    </message>
    <message>
        <source>loss in proportion to the load</source>
        <translation>Verlust im Verhältnis zur Last</translation>
    </message>
    <message>
        <source>loss with the square of the load</source>
        <translation>Verlust mit dem Quadrat der Last</translation>
    </message>
    <message>
        <source>rated power, which the loss with the square of the load refers to,</source>
        <translation>Nennleistung, auf die sich der Verlust mit dem Quadrat der Last bezieht</translation>
    </message>
    <message>
        <source>rated power, which a loss that falls with the load refers to,</source>
        <translation>Nennleistung, auf die sich ein mit der Last fallender Verlust bezieht</translation>
    </message>
    <message>
        <source>loss at part load</source>
        <translation>Verlust bei Teillast</translation>
    </message>
    <message>
        <source>number of power supplies on a feed</source>
        <translation>Anzahl der Netzteile an einer Einspeisung</translation>
    </message>
    <message>
        <source>rating of the power supplies on a feed</source>
        <translation>Nennleistung der Netzteile an einer Einspeisung</translation>
    </message>
    <message>
        <source>power of the cooling</source>
        <translation>Leistung der Kühlung</translation>
    </message>
    <message>
        <source>contracted power</source>
        <translation>vertragliche Leistung</translation>
    </message>
    <message>
        <source>supply air temperature</source>
        <translation>Zulufttemperatur</translation>
    </message>
    <message>
        <source>air temperature rise</source>
        <translation>Erwärmung der Luft</translation>
    </message>
    <message>
        <source>heat of power losses</source>
        <translation>Wärme der Stromverluste</translation>
    </message>
    <message>
        <source>highest air inlet temperature</source>
        <translation>höchste Lufteintrittstemperatur</translation>
    </message>
    <message>
        <source>highest liquid return temperature</source>
        <translation>höchste Rücklauftemperatur der Flüssigkeit</translation>
    </message>
    <message>
        <source>heat of devices of unknown air flow</source>
        <translation>Wärme von Geräten mit unbekanntem Luftstrom</translation>
    </message>
    <message>
        <source>cooling capacity</source>
        <translation>Kühlleistung</translation>
    </message>
    <message>
        <source>fan power</source>
        <translation>Lüfterleistung</translation>
    </message>
    <message>
        <source>supply temperature of the loop</source>
        <translation>Vorlauftemperatur des Kreislaufs</translation>
    </message>
    <message>
        <source>supply temperature of the facility water</source>
        <translation>Vorlauftemperatur des Kaltwassers</translation>
    </message>
    <message>
        <source>rated flow</source>
        <translation>Nenndurchfluss</translation>
    </message>
    <message>
        <source>rated flow of the facility water</source>
        <translation>Nenndurchfluss des Kaltwassers</translation>
    </message>
    <message>
        <source>pump power</source>
        <translation>Pumpenleistung</translation>
    </message>
    <message>
        <source>rated approach</source>
        <translation>Nenn-Grädigkeit</translation>
    </message>
    <message>
        <source>liquid return temperature</source>
        <translation>Rücklauftemperatur der Flüssigkeit</translation>
    </message>
    <message>
        <source>exponent of the heat exchanger</source>
        <translation>Exponent des Wärmetauschers</translation>
    </message>
    <message>
        <source>heat into a cooling loop</source>
        <translation>Wärme in einen Kühlkreis</translation>
    </message>
    <message>
        <source>power of a cooling machine</source>
        <translation>Leistung einer Kältemaschine</translation>
    </message>
    <message>
        <source>heat of its own fans and pumps</source>
        <translation>Wärme der eigenen Ventilatoren und Pumpen</translation>
    </message>
    <message>
        <source>heat from %1</source>
        <translation>Wärme aus %1</translation>
    </message>
    <message>
        <source>its share</source>
        <translation>ihr Anteil</translation>
    </message>
    <message>
        <source>heat of %1</source>
        <translation>Wärme von %1</translation>
    </message>
    <message>
        <source>fans and pumps at rated power</source>
        <translation>Ventilatoren und Pumpen bei Nennleistung</translation>
    </message>
    <message>
        <source>at full load; not hung on the drawn feeds</source>
        <translation>bei Volllast; hängt nicht an den gezeichneten Einspeisungen</translation>
    </message>
    <message>
        <source>machines</source>
        <translation>Maschinen</translation>
    </message>
    <message>
        <source>rated power of one</source>
        <translation>Nennleistung einer Maschine</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>share of their load</source>
        <translation>Anteil ihrer Last</translation>
    </message>
    <message>
        <source>full load</source>
        <translation>Volllast</translation>
    </message>
    <message>
        <source>heat over capacity</source>
        <translation>Wärme durch Leistung</translation>
    </message>
    <message>
        <source>their capacity</source>
        <translation>ihre Kälteleistung</translation>
    </message>
    <message>
        <source>compressors of %1</source>
        <translation>Verdichter von %1</translation>
    </message>
    <message>
        <source>compressors at rated power</source>
        <translation>Verdichter bei Nennleistung</translation>
    </message>
    <message>
        <source>their power follows their load</source>
        <translation>ihre Leistung folgt ihrer Last</translation>
    </message>
    <message>
        <source>drawn cooling machines</source>
        <translation>gezeichnete Kältemaschinen</translation>
    </message>
    <message>
        <source>heat of the racks to air</source>
        <translation>Wärme der Racks an Luft</translation>
    </message>
    <message>
        <source>density: air_kw of the racks</source>
        <translation>Dichte: air_kw der Racks</translation>
    </message>
    <message>
        <source>heat of the racks to liquid</source>
        <translation>Wärme der Racks an Flüssigkeit</translation>
    </message>
    <message>
        <source>density: liquid_kw of the racks</source>
        <translation>Dichte: liquid_kw der Racks</translation>
    </message>
    <message>
        <source>Every node slot is a server&apos;s: the subnet manager runs on a switch, or set fabric_manager.</source>
        <translation>Jeder Knotenplatz gehört einem Server: Der Subnet-Manager läuft auf einem Switch, oder fabric_manager setzen.</translation>
    </message>
    <message>
        <source>Network, storage and management racks follow the limit of kW a rack; a scalable unit as sold has racks of its own for them.</source>
        <translation>Netz-, Speicher- und Verwaltungsracks folgen der Grenze an kW je Rack; eine skalierbare Einheit, wie sie verkauft wird, hat dafür eigene Racks.</translation>
    </message>
    <message>
        <source>move the plug from %1 port %2 to %3 port %4</source>
        <translation>den Stecker von %1 Port %2 nach %3 Port %4 umstecken</translation>
    </message>
    <message>
        <source>runs at %1 Gb/s instead of %2 Gb/s: check transceivers and port settings</source>
        <translation>läuft mit %1 Gb/s statt %2 Gb/s: Transceiver und Porteinstellungen prüfen</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>not seen: check cable, transceivers and both ports</source>
        <translation>nicht gesehen: Kabel, Transceiver und beide Ports prüfen</translation>
    </message>
    <message>
        <source>not in the design: remove it, or draw it</source>
        <translation>nicht im Entwurf: entfernen oder einzeichnen</translation>
    </message>
    <message>
        <source>not in the format, passed over: %1</source>
        <translation>nicht im Format, übergangen: %1</translation>
    </message>
    <message>
        <source>a line too long for the format, passed over: %1</source>
        <translation>eine für das Format zu lange Zeile, übergangen: %1</translation>
    </message>
    <message>
        <source>%1 is described twice; the first description is kept</source>
        <translation>%1 ist zweimal beschrieben; die erste Beschreibung gilt</translation>
    </message>
    <message>
        <source>two nodes claim the guid %1</source>
        <translation>zwei Knoten geben die GUID %1 an</translation>
    </message>
    <message>
        <source>a link leads to %1, which is not described</source>
        <translation>eine Verbindung führt zu %1, das nicht beschrieben ist</translation>
    </message>
    <message>
        <source>only one end lists the link %1</source>
        <translation>nur ein Ende führt die Verbindung %1 auf</translation>
    </message>
    <message>
        <source>a second link in the port %1, left out</source>
        <translation>eine zweite Verbindung im Port %1, weggelassen</translation>
    </message>
    <message>
        <source>the ends of %1 state different rates; the lower is kept</source>
        <translation>die Enden von %1 nennen verschiedene Raten; die kleinere gilt</translation>
    </message>
    <message>
        <source>a link from %1 to itself, left out</source>
        <translation>eine Verbindung von %1 zu sich selbst, weggelassen</translation>
    </message>
    <message>
        <source>%1 does not say in which host it is</source>
        <translation>%1 sagt nicht, in welchem Host es steckt</translation>
    </message>
    <message>
        <source>no link states a rate</source>
        <translation>keine Verbindung nennt eine Rate</translation>
    </message>
    <message>
        <source>no link reaches %1</source>
        <translation>keine Verbindung erreicht %1</translation>
    </message>
    <message>
        <source>Patarasuk and Yuan 2009; bus bandwidth as in nccl-tests PERFORMANCE.md</source>
        <translation>Patarasuk und Yuan 2009; Bus-Bandbreite wie in nccl-tests PERFORMANCE.md</translation>
    </message>
    <message>
        <source>All-reduce around a ring</source>
        <translation>All-reduce im Ring</translation>
    </message>
    <message>
        <source>the slowest link of the ring sets the rate; no other traffic on it</source>
        <translation>die langsamste Verbindung des Rings bestimmt die Rate; kein anderer Verkehr darauf</translation>
    </message>
    <message>
        <source>All-reduce over two complementary binary trees, pipelined</source>
        <translation>All-reduce über zwei einander ergänzende Binärbäume, im Fließbandverfahren</translation>
    </message>
    <message>
        <source>Sanders, Speck and Träff 2009, two-tree algorithms; NCCL 2.4</source>
        <translation>Sanders, Speck und Träff 2009, Zwei-Baum-Verfahren; NCCL 2.4</translation>
    </message>
    <message>
        <source>messages long enough to fill the pipeline; each half of the message takes one tree</source>
        <translation>Nachrichten, die das Fließband füllen; jede Hälfte der Nachricht nimmt einen Baum</translation>
    </message>
    <message>
        <source>All-reduce in three steps: inside the nodes, between them on every rail, inside again</source>
        <translation>All-reduce in drei Schritten: in den Knoten, zwischen ihnen auf jeder Rail, wieder in den Knoten</translation>
    </message>
    <message>
        <source>reduce-scatter, ring all-reduce of each rail&apos;s share, all-gather; as NCCL and SimAI model it</source>
        <translation>Reduce-Scatter, Ring-All-reduce des Anteils jeder Rail, All-Gather; wie NCCL und SimAI es modellieren</translation>
    </message>
    <message>
        <source>the three steps do not overlap; rails carry equal shares</source>
        <translation>die drei Schritte überlappen nicht; die Rails tragen gleiche Anteile</translation>
    </message>
    <message>
        <source>All-reduce in a scale-up domain whose switches add and multicast (NVLS)</source>
        <translation>All-reduce in einer Scale-up-Domäne, deren Switches addieren und vervielfältigen (NVLS)</translation>
    </message>
    <message>
        <source>traffic of multimem load-reduce and store: a rank sends its message once for the sums and a share of the result, and receives as much</source>
        <translation>Verkehr von multimem load-reduce und store: ein Rang sendet seine Nachricht einmal für die Summen und einen Anteil des Ergebnisses und empfängt ebenso viel</translation>
    </message>
    <message>
        <source>one domain; measured rates on H100 are about two thirds of this</source>
        <translation>eine Domäne; auf H100 gemessene Raten liegen bei etwa zwei Dritteln davon</translation>
    </message>
    <message>
        <source>All-to-all over rails: inside the node to the rail of the receiver, then along it</source>
        <translation>All-to-all über Rails: im Knoten zur Rail des Empfängers, dann auf ihr entlang</translation>
    </message>
    <message>
        <source>the two stages overlap fully; equal shares to all ranks; latency is left out</source>
        <translation>die beiden Stufen überlappen ganz; gleiche Anteile an alle Ränge; ohne Latenz</translation>
    </message>
    <message>
        <source>Highest bus bandwidth of an all-to-all between nodes</source>
        <translation>Höchste Bus-Bandbreite eines All-to-all zwischen Knoten</translation>
    </message>
    <message>
        <source>SimAI calbusbw; NCCL maintainers give N / (N - 1) of one NIC</source>
        <translation>SimAI calbusbw; die NCCL-Entwickler nennen N / (N - 1) einer NIC</translation>
    </message>
    <message>
        <source>traffic inside the nodes is not the limit; rails do not add up</source>
        <translation>der Verkehr in den Knoten ist nicht die Grenze; Rails addieren sich nicht</translation>
    </message>
    <message>
        <source>multiplicative weights (Garg-Könemann, Fleischer)</source>
        <translation>multiplikative Gewichte (Garg-Könemann, Fleischer)</translation>
    </message>
    <message>
        <source>linear program, column generation</source>
        <translation>lineares Programm, Spaltengenerierung</translation>
    </message>
    <message>
        <source>capacity of the busiest link, one direction</source>
        <translation>Kapazität der am stärksten belasteten Verbindung, eine Richtung</translation>
    </message>
    <message>
        <source>load of that link for each Gb/s of the rate</source>
        <translation>Last dieser Verbindung je Gb/s der Rate</translation>
    </message>
    <message>
        <source>shortest paths, split per hop by capacity, from node %1 to node %2</source>
        <translation>kürzeste Wege, je Hop nach Kapazität verteilt, von Knoten %1 zu Knoten %2</translation>
    </message>
    <message>
        <source>all-to-all rate per endpoint at which the busiest link is full (ECMP)</source>
        <translation>All-to-all-Rate je Endpunkt, bei der die am stärksten belastete Verbindung voll ist (ECMP)</translation>
    </message>
    <message>
        <source>rate per ring at which the busiest link is full (ECMP)</source>
        <translation>Rate je Ring, bei der die am stärksten belastete Verbindung voll ist (ECMP)</translation>
    </message>
    <message>
        <source>too large for the effort allowed</source>
        <translation>zu groß für den erlaubten Aufwand</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>some hosts are cut off</source>
        <translation>einige Hosts sind abgeschnitten</translation>
    </message>
    <message>
        <source>no link carries this traffic</source>
        <translation>keine Verbindung trägt diesen Verkehr</translation>
    </message>
    <message>
        <source>fewer than two hosts</source>
        <translation>weniger als zwei Hosts</translation>
    </message>
    <message>
        <source>an empty name</source>
        <translation>ein leerer Name</translation>
    </message>
    <message>
        <source>not a price file</source>
        <translation>keine Preisdatei</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>object expected</source>
        <translation>Objekt erwartet</translation>
    </message>
    <message>
        <source>out of range</source>
        <translation>außerhalb des Bereichs</translation>
    </message>
    <message>
        <source>not a finite number</source>
        <translation>keine endliche Zahl</translation>
    </message>
    <message>
        <source>beyond 1,000 km</source>
        <translation>jenseits von 1.000 km</translation>
    </message>
    <message>
        <source>not UTF-8 text</source>
        <translation>kein UTF-8-Text</translation>
    </message>
    <message>
        <source>%1 is none: %2</source>
        <translation>%1 ist keines: %2</translation>
    </message>
    <message>
        <source>negative</source>
        <translation>negativ</translation>
    </message>
    <message>
        <source>1 m to 2 km</source>
        <translation>1 m bis 2 km</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>gesperrt</translation>
    </message>
    <message>
        <source>no rack among them</source>
        <translation>kein Rack darunter</translation>
    </message>
    <message>
        <source>over 200 bytes</source>
        <translation>über 200 Bytes</translation>
    </message>
    <message>
        <source>has no name</source>
        <translation>hat keinen Namen</translation>
    </message>
    <message>
        <source>no such piece of a split port</source>
        <translation>kein solcher Teil eines aufgeteilten Ports</translation>
    </message>
    <message>
        <source>the device has %1 ports</source>
        <translation>das Gerät hat %1 Ports</translation>
    </message>
    <message>
        <source>the port can be split into %1 at most</source>
        <translation>der Port lässt sich höchstens in %1 aufteilen</translation>
    </message>
    <message>
        <source>both ends are in the same port</source>
        <translation>beide Enden stecken im selben Port</translation>
    </message>
    <message>
        <source>takes units, so it needs one from 1</source>
        <translation>belegt Höheneinheiten und braucht eine ab 1</translation>
    </message>
    <message>
        <source>the rack ends at U%1</source>
        <translation>das Rack endet bei U%1</translation>
    </message>
    <message>
        <source>0 to 1000</source>
        <translation>0 bis 1000</translation>
    </message>
    <message>
        <source>does not stand on a floor</source>
        <translation>steht nicht auf einem Boden</translation>
    </message>
    <message>
        <source>in another hall</source>
        <translation>in einer anderen Halle</translation>
    </message>
    <message>
        <source>stands in another hall</source>
        <translation>steht in einer anderen Halle</translation>
    </message>
    <message>
        <source>not placed on a floor</source>
        <translation>nicht auf einem Boden aufgestellt</translation>
    </message>
    <message>
        <source>no place on a floor</source>
        <translation>kein Platz auf einem Boden</translation>
    </message>
    <message>
        <source>always one</source>
        <translation>immer genau eines</translation>
    </message>
    <message>
        <source>no device of the dump has a name of the design</source>
        <translation>kein Gerät der Aufnahme trägt einen Namen des Entwurfs</translation>
    </message>
    <message>
        <source>no such format</source>
        <translation>kein solches Format</translation>
    </message>
    <message>
        <source>no such fabric in the design</source>
        <translation>kein solches Fabric im Entwurf</translation>
    </message>
    <message>
        <source>no lane</source>
        <translation>keine Lane</translation>
    </message>
    <message>
        <source>no node</source>
        <translation>kein Knoten</translation>
    </message>
    <message>
        <source>a link from a node to itself</source>
        <translation>eine Verbindung von einem Knoten zu sich selbst</translation>
    </message>
    <message>
        <source>no links</source>
        <translation>keine Verbindungen</translation>
    </message>
    <message>
        <source>no switch and no adapter</source>
        <translation>kein Switch und kein Adapter</translation>
    </message>
    <message>
        <source>no switch and no block</source>
        <translation>kein Switch und kein Block</translation>
    </message>
    <message>
        <source>unpacks to more than 1 GiB</source>
        <translation>entpackt mehr als 1 GiB</translation>
    </message>
    <message>
        <source>damaged or cut off (gzip)</source>
        <translation>beschädigt oder abgeschnitten (gzip)</translation>
    </message>
    <message>
        <source>not a table: binary data</source>
        <translation>keine Tabelle, sondern Binärdaten</translation>
    </message>
    <message>
        <source>closing quote is missing</source>
        <translation>schließendes Anführungszeichen fehlt</translation>
    </message>
    <message>
        <source>the table is empty</source>
        <translation>die Tabelle ist leer</translation>
    </message>
    <message>
        <source>column &quot;%1&quot; occurs twice</source>
        <translation>Spalte „%1“ kommt zweimal vor</translation>
    </message>
    <message>
        <source>an encrypted or old binary workbook; save it as .xlsx or .csv</source>
        <translation>eine verschlüsselte oder alte binäre Arbeitsmappe; als .xlsx oder .csv speichern</translation>
    </message>
    <message>
        <source>unpacks to more than %1 bytes</source>
        <translation>entpackt mehr als %1 Bytes</translation>
    </message>
    <message>
        <source>a workbook without sheets</source>
        <translation>eine Arbeitsmappe ohne Blätter</translation>
    </message>
    <message>
        <source>sheet &quot;%1&quot;</source>
        <translation>Blatt „%1“</translation>
    </message>
    <message>
        <source>not a workbook</source>
        <translation>keine Arbeitsmappe</translation>
    </message>
    <message>
        <source>more than %1 rows</source>
        <translation>mehr als %1 Zeilen</translation>
    </message>
    <message>
        <source>too many cells</source>
        <translation>zu viele Zellen</translation>
    </message>
    <message>
        <source>refers to a text that is not there</source>
        <translation>verweist auf einen Text, der fehlt</translation>
    </message>
    <message>
        <source>more than %1 columns</source>
        <translation>mehr als %1 Spalten</translation>
    </message>
    <message>
        <source>a cell beyond its limit</source>
        <translation>eine Zelle jenseits ihrer Grenze</translation>
    </message>
    <message>
        <source>one file expected</source>
        <translation>eine Datei erwartet</translation>
    </message>
    <message>
        <source>none is given</source>
        <translation>keiner angegeben</translation>
    </message>
    <message>
        <source>no part in these files</source>
        <translation>kein Teil in diesen Dateien</translation>
    </message>
    <message>
        <source>this format is only read</source>
        <translation>dieses Format wird nur gelesen</translation>
    </message>
    <message>
        <source>this format is only written</source>
        <translation>dieses Format wird nur geschrieben</translation>
    </message>
    <message>
        <source>no file</source>
        <translation>keine Datei</translation>
    </message>
    <message>
        <source>%1 fields expected</source>
        <translation>%1 Felder erwartet</translation>
    </message>
    <message>
        <source>there is no such column</source>
        <translation>eine solche Spalte gibt es nicht</translation>
    </message>
    <message>
        <source>no column for a required field</source>
        <translation>keine Spalte für ein Pflichtfeld</translation>
    </message>
    <message>
        <source>%1 rows have errors</source>
        <translation>%1 Zeilen haben Fehler</translation>
    </message>
    <message>
        <source>a country by its ISO 3166 code, as DE or US</source>
        <translation>ein Land mit seinem ISO-3166-Code wie DE oder US</translation>
    </message>
    <message>
        <source>a currency by its ISO 4217 code, as EUR or USD</source>
        <translation>eine Währung mit ihrem ISO-4217-Code wie EUR oder USD</translation>
    </message>
    <message>
        <source>latitude</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>longitude</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>price of a kWh</source>
        <translation>Preis einer kWh</translation>
    </message>
    <message>
        <source>side of the hall</source>
        <translation>Seite der Halle</translation>
    </message>
    <message>
        <source>side of a floor tile</source>
        <translation>Seite einer Bodenplatte</translation>
    </message>
    <message>
        <source>height of the ceiling</source>
        <translation>Deckenhöhe</translation>
    </message>
    <message>
        <source>floor load limit</source>
        <translation>Grenze der Bodenlast</translation>
    </message>
    <message>
        <source>return temperature</source>
        <translation>Rücklauftemperatur</translation>
    </message>
    <message>
        <source>number of phases</source>
        <translation>Zahl der Phasen</translation>
    </message>
    <message>
        <source>share of loss</source>
        <translation>Verlustanteil</translation>
    </message>
    <message>
        <source>speed of the link</source>
        <translation>Geschwindigkeit der Verbindung</translation>
    </message>
    <message>
        <source>length of the cable</source>
        <translation>Länge des Kabels</translation>
    </message>
    <message>
        <source>pieces of a split port</source>
        <translation>Teile eines aufgeteilten Ports</translation>
    </message>
    <message>
        <source>oversubscription</source>
        <translation>Überbuchung</translation>
    </message>
    <message>
        <source>number of accelerators</source>
        <translation>Zahl der Beschleuniger</translation>
    </message>
    <message>
        <source>number of model weights</source>
        <translation>Zahl der Modellgewichte</translation>
    </message>
    <message>
        <source>number of training tokens</source>
        <translation>Zahl der Trainings-Token</translation>
    </message>
    <message>
        <source>wanted time to finish</source>
        <translation>gewünschte Dauer</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>a long text</source>
        <translation>ein langer Text</translation>
    </message>
    <message>
        <source>expected %1, found %2</source>
        <translation>erwartet: %1, gefunden: %2</translation>
    </message>
    <message>
        <source>unknown field</source>
        <translation>unbekanntes Feld</translation>
    </message>
    <message>
        <source>unknown name &quot;%1&quot;; it must be one of %2</source>
        <translation>unbekannter Name „%1“; möglich sind %2</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>eine ganze Zahl von %1 bis %2</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>a name</source>
        <translation>ein Name</translation>
    </message>
    <message>
        <source>ids begin at 1</source>
        <translation>Nummern beginnen bei 1</translation>
    </message>
    <message>
        <source>too many keys in one object</source>
        <translation>zu viele Schlüssel in einem Objekt</translation>
    </message>
    <message>
        <source>key occurs twice</source>
        <translation>Schlüssel kommt zweimal vor</translation>
    </message>
    <message>
        <source>not an object</source>
        <translation>kein Objekt</translation>
    </message>
    <message>
        <source>nested too deeply</source>
        <translation>zu tief verschachtelt</translation>
    </message>
    <message>
        <source>not a Clusterwright design</source>
        <translation>kein Clusterwright-Entwurf</translation>
    </message>
    <message>
        <source>no catalogue</source>
        <translation>kein Katalog</translation>
    </message>
    <message>
        <source>a part that replaces a shipped one says why</source>
        <translation>ein Teil, das ein mitgeliefertes ersetzt, nennt den Grund</translation>
    </message>
    <message>
        <source>%1 is a part of the kind %2; it must be one that is mounted in racks</source>
        <translation>%1 ist ein Teil der Art %2; nötig ist eines, das in Racks eingebaut wird</translation>
    </message>
    <message>
        <source>%1 is a part of the kind %2; it must be of the kind %3</source>
        <translation>%1 ist ein Teil der Art %2; nötig ist eines der Art %3</translation>
    </message>
    <message>
        <source>id far too large</source>
        <translation>Nummer viel zu groß</translation>
    </message>
    <message>
        <source>exactly one with id 1 is needed</source>
        <translation>genau eines mit der Nummer 1 ist nötig</translation>
    </message>
    <message>
        <source>the device is gone</source>
        <translation>das Gerät gibt es nicht mehr</translation>
    </message>
    <message>
        <source>nothing to plug in</source>
        <translation>nichts anzuschließen</translation>
    </message>
    <message>
        <source>the row is gone</source>
        <translation>die Reihe gibt es nicht mehr</translation>
    </message>
    <message>
        <source>the row has racks now</source>
        <translation>die Reihe hat jetzt Racks</translation>
    </message>
    <message>
        <source>another device takes the units on the other face</source>
        <translation>ein anderes Gerät belegt die Einheiten auf der anderen Seite</translation>
    </message>
    <message>
        <source>the devices have been turned already</source>
        <translation>die Geräte sind schon gedreht</translation>
    </message>
    <message>
        <source>no free units in the rack</source>
        <translation>keine freien Einheiten im Rack</translation>
    </message>
    <message>
        <source>the devices are gone</source>
        <translation>die Geräte gibt es nicht mehr</translation>
    </message>
    <message>
        <source>the devices do not overlap any more</source>
        <translation>die Geräte überlappen nicht mehr</translation>
    </message>
    <message>
        <source>the name has %1 bytes, %2 are the most</source>
        <translation>der Name hat %1 Bytes, höchstens %2 sind möglich</translation>
    </message>
    <message>
        <source>there is no folder %1; what stands before a &quot;/&quot; is a folder</source>
        <translation>den Ordner %1 gibt es nicht; was vor einem „/“ steht, ist ein Ordner</translation>
    </message>
    <message>
        <source>%1 is a file and no folder</source>
        <translation>%1 ist eine Datei und kein Ordner</translation>
    </message>
    <message>
        <source>a folder is called so</source>
        <translation>so heißt ein Ordner</translation>
    </message>
    <message>
        <source>not a regular file</source>
        <translation>keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>unknown column</source>
        <translation>unbekannte Spalte</translation>
    </message>
    <message>
        <source>missing table</source>
        <translation>Tabelle fehlt</translation>
    </message>
    <message>
        <source>not a table</source>
        <translation>keine Tabelle</translation>
    </message>
    <message>
        <source>capacity, for each endpoint and all others</source>
        <translation>Kapazität, für jeden Endpunkt und alle anderen</translation>
    </message>
    <message>
        <source>the other endpoints of each</source>
        <translation>die anderen Endpunkte eines jeden</translation>
    </message>
    <message>
        <source>pairs of endpoints across it</source>
        <translation>Paare von Endpunkten darüber hinweg</translation>
    </message>
    <message>
        <source>endpoints on this side</source>
        <translation>Endpunkte auf dieser Seite</translation>
    </message>
    <message>
        <source>endpoints on the other side</source>
        <translation>Endpunkte auf der anderen Seite</translation>
    </message>
    <message>
        <source>bisection left at most after that loss</source>
        <translation>höchstens verbleibende Bisektionsbandbreite nach diesem Ausfall</translation>
    </message>
    <message>
        <source>all of it</source>
        <translation>alles</translation>
    </message>
    <message>
        <source>upper bound after over lower bound before</source>
        <translation>obere Schranke danach durch untere Schranke davor</translation>
    </message>
    <message>
        <source>upper bound after the loss</source>
        <translation>obere Schranke nach dem Ausfall</translation>
    </message>
    <message>
        <source>rings</source>
        <translation>Ringe</translation>
    </message>
    <message>
        <source>capacity of the links cut by the split found, host links never cut</source>
        <translation>Kapazität der Verbindungen, die die gefundene Teilung schneidet; Host-Verbindungen werden nie geschnitten</translation>
    </message>
    <message>
        <source>not solved</source>
        <translation>nicht berechnet</translation>
    </message>
    <message>
        <source>1: yes, 0: no</source>
        <translation>1: ja, 0: nein</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>nothing to compare with is known</source>
        <translation>nichts zum Vergleichen ist bekannt</translation>
    </message>
    <message>
        <source>1 when every rule holds</source>
        <translation>1, wenn jede Regel gilt</translation>
    </message>
    <message>
        <source>power within the limit</source>
        <translation>Leistung innerhalb der Grenze</translation>
    </message>
    <message>
        <source>room for its devices</source>
        <translation>Platz für seine Geräte</translation>
    </message>
    <message>
        <source>floor load within the limit</source>
        <translation>Bodenlast innerhalb der Grenze</translation>
    </message>
    <message>
        <source>content within what the rack carries</source>
        <translation>Inhalt innerhalb der Traglast des Racks</translation>
    </message>
    <message>
        <source>weight of the devices</source>
        <translation>Gewicht der Geräte</translation>
    </message>
    <message>
        <source>load that the rack carries standing</source>
        <translation>Last, die das Rack im Stand trägt</translation>
    </message>
    <message>
        <source>devices fit into its depth</source>
        <translation>Geräte passen in seine Tiefe</translation>
    </message>
    <message>
        <source>deepest device</source>
        <translation>tiefstes Gerät</translation>
    </message>
    <message>
        <source>every device that draws power is plugged in</source>
        <translation>jedes Gerät mit Leistungsaufnahme ist angeschlossen</translation>
    </message>
    <message>
        <source>devices without a supply on a feed</source>
        <translation>Geräte ohne Netzteil an einer Einspeisung</translation>
    </message>
    <message>
        <source>either feed leaves supplies enough</source>
        <translation>jede Einspeisung lässt genug Netzteile</translation>
    </message>
    <message>
        <source>devices with fewer supplies on one feed than they need</source>
        <translation>Geräte mit weniger Netzteilen an einer Einspeisung, als sie brauchen</translation>
    </message>
    <message>
        <source>the supplies of either feed carry the draw</source>
        <translation>die Netzteile jeder Einspeisung tragen die Aufnahme</translation>
    </message>
    <message>
        <source>rack %1 keeps its limits</source>
        <translation>Rack %1 hält seine Grenzen ein</translation>
    </message>
    <message>
        <source>devices without a stated maximum draw</source>
        <translation>Geräte ohne genannte höchste Aufnahme</translation>
    </message>
    <message>
        <source>the weakest basis of any device names that of the sum: %1</source>
        <translation>die schwächste Grundlage eines Geräts gibt die der Summe: %1</translation>
    </message>
    <message>
        <source>a source reaches it</source>
        <translation>eine Quelle erreicht es</translation>
    </message>
    <message>
        <source>carries its load after any single failure</source>
        <translation>trägt seine Last nach jedem Einzelausfall</translation>
    </message>
    <message>
        <source>%1 is within its rating</source>
        <translation>%1 liegt innerhalb seiner Bemessung</translation>
    </message>
    <message>
        <source>every element and every load reaches a source</source>
        <translation>jedes Element und jeder Verbraucher erreicht eine Quelle</translation>
    </message>
    <message>
        <source>all elements are fed</source>
        <translation>alle Elemente sind versorgt</translation>
    </message>
    <message>
        <source>elements that no source reaches</source>
        <translation>Elemente, die keine Quelle erreicht</translation>
    </message>
    <message>
        <source>all loads are fed</source>
        <translation>alle Verbraucher sind versorgt</translation>
    </message>
    <message>
        <source>power lost with the element that hurts most</source>
        <translation>Leistung, die mit dem schlimmsten Element ausfällt</translation>
    </message>
    <message>
        <source>elements overloaded by the loss that hurts most</source>
        <translation>vom schlimmsten Ausfall überlastete Elemente</translation>
    </message>
    <message>
        <source>loads left short of supplies by the loss that hurts most</source>
        <translation>Verbraucher, denen der schlimmste Ausfall zu wenige Netzteile lässt</translation>
    </message>
    <message>
        <source>elements of the power tree</source>
        <translation>Elemente des Strombaums</translation>
    </message>
    <message>
        <source>found with %1</source>
        <translation>gefunden bei %1</translation>
    </message>
    <message>
        <source>no single loss takes or overloads anything</source>
        <translation>kein Einzelausfall nimmt oder überlastet etwas</translation>
    </message>
    <message>
        <source>loads lost or short of supplies, and elements overloaded</source>
        <translation>ausgefallene oder unterversorgte Verbraucher und überlastete Elemente</translation>
    </message>
    <message>
        <source>loads of two cords lost, and elements overloaded</source>
        <translation>ausgefallene Verbraucher mit zwei Anschlüssen und überlastete Elemente</translation>
    </message>
    <message>
        <source>every element carries its load</source>
        <translation>jedes Element trägt seine Last</translation>
    </message>
    <message>
        <source>highest load</source>
        <translation>höchste Auslastung</translation>
    </message>
    <message>
        <source>N: carries normal operation</source>
        <translation>N: trägt den Normalbetrieb</translation>
    </message>
    <message>
        <source>N+1: survives the loss of any one element but a source</source>
        <translation>N+1: übersteht den Ausfall jedes einzelnen Elements außer einer Quelle</translation>
    </message>
    <message>
        <source>there is a side A</source>
        <translation>es gibt eine Seite A</translation>
    </message>
    <message>
        <source>there is a side B</source>
        <translation>es gibt eine Seite B</translation>
    </message>
    <message>
        <source>sides missing</source>
        <translation>fehlende Seiten</translation>
    </message>
    <message>
        <source>side A may be lost</source>
        <translation>Seite A darf ausfallen</translation>
    </message>
    <message>
        <source>side B may be lost</source>
        <translation>Seite B darf ausfallen</translation>
    </message>
    <message>
        <source>2N: survives the loss of a whole side</source>
        <translation>2N: übersteht den Ausfall einer ganzen Seite</translation>
    </message>
    <message>
        <source>steps of redundancy as the loads see it</source>
        <translation>Stufen der Redundanz, wie die Verbraucher sie sehen</translation>
    </message>
    <message>
        <source>steps of redundancy of the tree</source>
        <translation>Stufen der Redundanz des Baums</translation>
    </message>
    <message>
        <source>N and N+1</source>
        <translation>N und N+1</translation>
    </message>
    <message>
        <source>N, N+1 and 2N</source>
        <translation>N, N+1 und 2N</translation>
    </message>
    <message>
        <source>0: below N, 1: N, 2: N+1, 3: 2N; here %1</source>
        <translation>0: unter N, 1: N, 2: N+1, 3: 2N; hier %1</translation>
    </message>
    <message>
        <source>%1 may lose any one air unit</source>
        <translation>%1 darf jedes einzelne Luftgerät verlieren</translation>
    </message>
    <message>
        <source>there are air units</source>
        <translation>es gibt Luftgeräte</translation>
    </message>
    <message>
        <source>air units missing</source>
        <translation>fehlende Luftgeräte</translation>
    </message>
    <message>
        <source>capacity and air flow of each are known</source>
        <translation>Kühlleistung und Luftmenge jedes Geräts sind bekannt</translation>
    </message>
    <message>
        <source>units of unknown capacity or air flow</source>
        <translation>Geräte unbekannter Kühlleistung oder Luftmenge</translation>
    </message>
    <message>
        <source>all units</source>
        <translation>alle Geräte</translation>
    </message>
    <message>
        <source>the lost unit</source>
        <translation>das ausgefallene Gerät</translation>
    </message>
    <message>
        <source>heat without %1</source>
        <translation>Wärme ohne %1</translation>
    </message>
    <message>
        <source>heat without its fan</source>
        <translation>Wärme ohne seinen Lüfter</translation>
    </message>
    <message>
        <source>capacity that is left</source>
        <translation>verbleibende Kühlleistung</translation>
    </message>
    <message>
        <source>air without %1</source>
        <translation>Luft ohne %1</translation>
    </message>
    <message>
        <source>air flow that is needed</source>
        <translation>nötige Luftmenge</translation>
    </message>
    <message>
        <source>air flow that is left</source>
        <translation>verbleibende Luftmenge</translation>
    </message>
    <message>
        <source>load within its rating</source>
        <translation>Last innerhalb der Bemessung</translation>
    </message>
    <message>
        <source>heat balance</source>
        <translation>Wärmebilanz</translation>
    </message>
    <message>
        <source>flow within its rating</source>
        <translation>Durchfluss innerhalb der Bemessung</translation>
    </message>
    <message>
        <source>share of the rated flow</source>
        <translation>Anteil am Nenndurchfluss</translation>
    </message>
    <message>
        <source>the set approach can be reached</source>
        <translation>die gesetzte Annäherung ist erreichbar</translation>
    </message>
    <message>
        <source>smallest approach at this load</source>
        <translation>kleinste Annäherung bei dieser Last</translation>
    </message>
    <message>
        <source>approach as set</source>
        <translation>gesetzte Annäherung</translation>
    </message>
    <message>
        <source>the upper bound is no more than the lower</source>
        <translation>die obere Schranke ist nicht größer als die untere</translation>
    </message>
    <message>
        <source>bounds</source>
        <translation>Schranken</translation>
    </message>
    <message>
        <source>the bisection is exact</source>
        <translation>die Bisektionsbandbreite ist exakt</translation>
    </message>
    <message>
        <source>the independent verifier agrees</source>
        <translation>der unabhängige Prüfer bestätigt es</translation>
    </message>
    <message>
        <source>not verified</source>
        <translation>nicht bestätigt</translation>
    </message>
    <message>
        <source>no such value</source>
        <translation>kein solcher Wert</translation>
    </message>
    <message>
        <source>transceivers %1</source>
        <translation>Transceiver %1</translation>
    </message>
    <message>
        <source>cable ends with one</source>
        <translation>Kabelenden mit einem</translation>
    </message>
    <message>
        <source>ends in a cage that another end has filled</source>
        <translation>Enden in einem Käfig, den ein anderes Ende schon füllt</translation>
    </message>
    <message>
        <source>cables %1</source>
        <translation>Kabel %1</translation>
    </message>
    <message>
        <source>the load factor is assumed</source>
        <translation>der Lastfaktor ist angenommen</translation>
    </message>
    <message>
        <source>load factors given</source>
        <translation>angegebene Lastfaktoren</translation>
    </message>
    <message>
        <source>the connection covers the need</source>
        <translation>der Anschluss deckt den Bedarf</translation>
    </message>
    <message>
        <source>number, flag, text or list</source>
        <translation>Zahl, Schalter, Text oder Liste</translation>
    </message>
    <message>
        <source>a .cwp file holds a project, not another format</source>
        <translation>eine .cwp-Datei hält ein Projekt, kein anderes Format</translation>
    </message>
    <message>
        <source>this file is read here</source>
        <translation>diese Datei wird hier gelesen</translation>
    </message>
    <message>
        <source>only read</source>
        <translation>wird nur gelesen</translation>
    </message>
    <message>
        <source>only written</source>
        <translation>wird nur geschrieben</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>no name in %1 begins so</source>
        <translation>kein Name in %1 beginnt so</translation>
    </message>
    <message>
        <source>a list of cases is expected</source>
        <translation>eine Liste von Fällen wird erwartet</translation>
    </message>
    <message>
        <source>not a folder</source>
        <translation>kein Ordner</translation>
    </message>
    <message>
        <source>more links than ports</source>
        <translation>mehr Verbindungen als Ports</translation>
    </message>
    <message>
        <source>a %1 alone draws %2 kW; raise the limit to that or more</source>
        <translation>%1 allein nimmt %2 kW auf; die Grenze mindestens so hoch setzen</translation>
    </message>
    <message>
        <source>a rack of %1 trays draws %2 kW; raise the limit to that or more</source>
        <translation>ein Rack mit %1 Einschüben nimmt %2 kW auf; die Grenze mindestens so hoch setzen</translation>
    </message>
    <message>
        <source>the catalogue states no draw for %1; add one in a part of your own</source>
        <translation>der Katalog nennt keine Aufnahme für %1; in einem eigenen Teil ergänzen</translation>
    </message>
    <message>
        <source>%1 is deeper than the rack; choose another server</source>
        <translation>%1 ist tiefer als das Rack; einen anderen Server wählen</translation>
    </message>
    <message>
        <source>one %1 draws %2 kW; raise the limit to that or more</source>
        <translation>ein %1 nimmt %2 kW auf; die Grenze mindestens so hoch setzen</translation>
    </message>
    <message>
        <source>%1 does not fit into a rack</source>
        <translation>%1 passt nicht in ein Rack</translation>
    </message>
    <message>
        <source>no such part in the catalogue; add it or choose another one</source>
        <translation>kein solches Teil im Katalog; ergänzen oder ein anderes wählen</translation>
    </message>
    <message>
        <source>the catalogue has no 415 V rack PDU; add one</source>
        <translation>der Katalog hat keine 415-V-Rack-PDU; eine ergänzen</translation>
    </message>
    <message>
        <source>no part &apos;%1&apos; in the catalogue; give the id of a server</source>
        <translation>kein Teil „%1“ im Katalog; die Kennung eines Servers angeben</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a server with accelerators and network ports; choose another part</source>
        <translation>„%1“ ist kein Server mit Beschleunigern und Netzports; ein anderes Teil wählen</translation>
    </message>
    <message>
        <source>%1 carries %2; give that or leave the setting out</source>
        <translation>%1 trägt %2; das angeben oder die Einstellung weglassen</translation>
    </message>
    <message>
        <source>ports of %1 run at %2 Gb/s; give that or less</source>
        <translation>Ports von %1 laufen mit %2 Gb/s; das oder weniger angeben</translation>
    </message>
    <message>
        <source>no server of the catalogue carries %1 accelerators with ports of %2 Gb/s; name one with server=, or change either</source>
        <translation>kein Server des Katalogs trägt %1 Beschleuniger mit Ports von %2 Gb/s; einen mit server= nennen oder eines davon ändern</translation>
    </message>
    <message>
        <source>&apos;1&apos; joins nothing; give 2 to 4096, or 0 for all</source>
        <translation>„1“ verbindet nichts; 2 bis 4096 angeben oder 0 für alle</translation>
    </message>
    <message>
        <source>no part &apos;%1&apos; in the catalogue; give the id of a switch</source>
        <translation>kein Teil „%1“ im Katalog; die Kennung eines Switches angeben</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no ports of %2 Gb/s; choose another switch or rate</source>
        <translation>„%1“ hat keine Ports mit %2 Gb/s; einen anderen Switch oder eine andere Rate wählen</translation>
    </message>
    <message>
        <source>%1 offers %2 links; give that or less</source>
        <translation>%1 bietet %2 Verbindungen; das oder weniger angeben</translation>
    </message>
    <message>
        <source>no switch of the catalogue offers %1 links of %2 Gb/s; give fewer, or another rate</source>
        <translation>kein Switch des Katalogs bietet %1 Verbindungen mit %2 Gb/s; weniger angeben oder eine andere Rate</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is neither a country code (US) nor a zone (US-TEX-ERCO); give one of them</source>
        <translation>„%1“ ist weder ein Ländercode (US) noch eine Zone (US-TEX-ERCO); eines davon angeben</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no country&apos;s ISO 3166 code; Germany is DE, the United States US</source>
        <translation>„%1“ ist kein ISO-3166-Code eines Landes; Deutschland ist DE, die Vereinigten Staaten sind US</translation>
    </message>
    <message>
        <source>no such template; choose one of %1</source>
        <translation>keine solche Vorlage; möglich sind %1</translation>
    </message>
    <message>
        <source>%1; give %2</source>
        <translation>%1; nötig ist %2</translation>
    </message>
    <message>
        <source>a whole number from %1</source>
        <translation>eine ganze Zahl von %1</translation>
    </message>
    <message>
        <source>a number from %1</source>
        <translation>eine Zahl von %1</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a number</source>
        <translation>„%1“ ist keine Zahl</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a number in %2, written without the unit</source>
        <translation>„%1“ ist keine Zahl in %2, ohne die Einheit geschrieben</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not whole</source>
        <translation>„%1“ ist nicht ganz</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is out of range</source>
        <translation>„%1“ liegt außerhalb des Bereichs</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not offered; choose one of %2</source>
        <translation>„%1“ gibt es nicht; möglich sind %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is neither true nor false; give one of them</source>
        <translation>„%1“ ist weder true noch false; eines davon angeben</translation>
    </message>
    <message>
        <source>longer than 200 bytes; shorten it</source>
        <translation>länger als 200 Bytes; kürzen</translation>
    </message>
    <message>
        <source>template %1 has no such setting; it knows %2</source>
        <translation>Vorlage %1 hat keine solche Einstellung; sie kennt %2</translation>
    </message>
    <message>
        <source>a project is written as .cwp or .json</source>
        <translation>ein Projekt wird als .cwp oder .json geschrieben</translation>
    </message>
    <message>
        <source>changed on disk</source>
        <translation>auf der Platte geändert</translation>
    </message>
    <message>
        <source>an edit is under way</source>
        <translation>eine Änderung läuft gerade</translation>
    </message>
    <message>
        <source>never saved</source>
        <translation>nie gespeichert</translation>
    </message>
    <message>
        <source>still there</source>
        <translation>noch da</translation>
    </message>
    <message>
        <source>losses of power equipment in the hall and its plant rooms</source>
        <translation>Verluste der Stromtechnik in der Halle und ihren Technikräumen</translation>
    </message>
</context>
<context>
    <name>Text</name>
    <message>
        <source>Rack power, maximum</source>
        <translation>Rackleistung, höchstens</translation>
    </message>
    <message>
        <source>over its power limit</source>
        <translation>über der Leistungsgrenze</translation>
    </message>
    <message>
        <source>more units than there are</source>
        <translation>mehr Höheneinheiten als vorhanden</translation>
    </message>
    <message>
        <source>too heavy for the rack</source>
        <translation>zu schwer für das Rack</translation>
    </message>
    <message>
        <source>floor load exceeded</source>
        <translation>Bodenlast überschritten</translation>
    </message>
    <message>
        <source>a device is too deep</source>
        <translation>ein Gerät ist zu tief</translation>
    </message>
    <message>
        <source>a device has no supply connected</source>
        <translation>bei einem Gerät ist kein Netzteil angeschlossen</translation>
    </message>
    <message>
        <source>Hall plan, %1</source>
        <translation>Hallenplan, %1</translation>
    </message>
    <message>
        <source>%1, rear</source>
        <translation>%1, hinten</translation>
    </message>
    <message numerus="yes">
        <source>%Ln racks</source>
        <translation>
            <numerusform>%Ln Rack</numerusform>
            <numerusform>%Ln Racks</numerusform>
        </translation>
    </message>
    <message>
        <source>Front views of racks; the rack table lists their contents.</source>
        <translation>Vorderansichten von Racks; die Rack-Tabelle nennt ihren Inhalt.</translation>
    </message>
    <message>
        <source>ok</source>
        <translation>in Ordnung</translation>
    </message>
    <message>
        <source>note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Plan of hall %1 with %2 racks, coloured by their maximum power in kW.</source>
        <translation>Plan der Halle %1 mit %2 Racks, gefärbt nach ihrer Höchstleistung in kW.</translation>
    </message>
    <message>
        <source>Tiers of the fabric %1: switches as boxes, links as lines; the links of the bisection cut are coloured.</source>
        <translation>Ebenen der Fabric %1: Switches als Kästen, Verbindungen als Linien; die Verbindungen des Bisektionsschnitts sind farbig.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Utility</source>
        <translation>Netzanschluss</translation>
    </message>
    <message>
        <source>Medium voltage</source>
        <translation>Mittelspannung</translation>
    </message>
    <message>
        <source>Transformer</source>
        <translation>Transformator</translation>
    </message>
    <message>
        <source>Switchgear</source>
        <translation>Schaltanlage</translation>
    </message>
    <message>
        <source>Generator</source>
        <translation>Generator</translation>
    </message>
    <message>
        <source>UPS</source>
        <translation>USV</translation>
    </message>
    <message>
        <source>RPP</source>
        <translation>RPP</translation>
    </message>
    <message>
        <source>Busway</source>
        <translation>Stromschiene</translation>
    </message>
    <message>
        <source>Rack PDU</source>
        <translation>Rack-PDU</translation>
    </message>
    <message>
        <source>Transfer switch</source>
        <translation>Umschalter</translation>
    </message>
    <message>
        <source>Power shelf</source>
        <translation>Power-Shelf</translation>
    </message>
    <message>
        <source>CRAH</source>
        <translation>CRAH</translation>
    </message>
    <message>
        <source>Fan wall</source>
        <translation>Ventilatorwand</translation>
    </message>
    <message>
        <source>CDU</source>
        <translation>CDU</translation>
    </message>
    <message>
        <source>Rear door</source>
        <translation>Rückkühltür</translation>
    </message>
    <message>
        <source>Dry cooler</source>
        <translation>Trockenkühler</translation>
    </message>
    <message>
        <source>Chiller</source>
        <translation>Kältemaschine</translation>
    </message>
    <message>
        <source>Cooling tower</source>
        <translation>Kühlturm</translation>
    </message>
    <message>
        <source>Pump</source>
        <translation>Pumpe</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>Rechnen</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Netz</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Management</source>
        <translation>Management</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>Gemischt</translation>
    </message>
    <message>
        <source>vendor document</source>
        <translation>Herstellerdokument</translation>
    </message>
    <message>
        <source>standard or regulation</source>
        <translation>Norm oder Vorschrift</translation>
    </message>
    <message>
        <source>measurement</source>
        <translation>Messung</translation>
    </message>
    <message>
        <source>third-party text</source>
        <translation>Text Dritter</translation>
    </message>
    <message>
        <source>derived from other values</source>
        <translation>aus anderen Werten hergeleitet</translation>
    </message>
    <message>
        <source>planning assumption</source>
        <translation>Planungsannahme</translation>
    </message>
    <message>
        <source>unverified, from memory</source>
        <translation>ungeprüft, aus dem Gedächtnis</translation>
    </message>
    <message>
        <source>entered by the user</source>
        <translation>vom Benutzer eingegeben</translation>
    </message>
    <message>
        <source>counted in the drawing</source>
        <translation>in der Zeichnung gezählt</translation>
    </message>
    <message>
        <source> Accepted with a reason: %1.</source>
        <translation> Mit Begründung hingenommen: %1.</translation>
    </message>
    <message>
        <source>The design does not yet hold: errors to mend: %1, warnings that need a decision: %2.</source>
        <translation>Der Entwurf trägt noch nicht: zu behebende Fehler: %1, Warnungen, die eine Entscheidung brauchen: %2.</translation>
    </message>
    <message>
        <source>The design breaks no rule that could be tested. Warnings that need a decision: %1.</source>
        <translation>Der Entwurf verletzt keine prüfbare Regel. Warnungen, die eine Entscheidung brauchen: %1.</translation>
    </message>
    <message>
        <source>The design breaks no rule that could be tested.</source>
        <translation>Der Entwurf verletzt keine prüfbare Regel.</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message numerus="yes">
        <source>%Ln servers</source>
        <translation>
            <numerusform>%Ln Server</numerusform>
            <numerusform>%Ln Server</numerusform>
        </translation>
    </message>
    <message>
        <source>IT load, maximum</source>
        <translation>IT-Last, höchstens</translation>
    </message>
    <message>
        <source>%1 kW in the fullest rack</source>
        <translation>%1 kW im vollsten Rack</translation>
    </message>
    <message>
        <source>Facility at peak</source>
        <translation>Anlage in der Spitze</translation>
    </message>
    <message>
        <source>with losses and cooling</source>
        <translation>mit Verlusten und Kühlung</translation>
    </message>
    <message>
        <source>cooling power unknown</source>
        <translation>Kühlleistung unbekannt</translation>
    </message>
    <message>
        <source>Compute bisection</source>
        <translation>Bisektion der Compute-Fabric</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>one way, host links may be cut</source>
        <translation>je Richtung, Hostverbindungen dürfen geschnitten werden</translation>
    </message>
    <message>
        <source>switches</source>
        <translation>Switches</translation>
    </message>
    <message>
        <source>%1 cables</source>
        <translation>%1 Kabel</translation>
    </message>
    <message>
        <source>Hardware, indicative</source>
        <translation>Hardware, Richtwert</translation>
    </message>
    <message>
        <source>%1 to %2; %3 of %4 pieces priced</source>
        <translation>%1 bis %2; %3 von %4 Stück mit Preis</translation>
    </message>
    <message>
        <source>Carbon</source>
        <translation>CO₂</translation>
    </message>
    <message>
        <source>t CO₂ / year</source>
        <translation>t CO₂ / Jahr</translation>
    </message>
    <message>
        <source>at %1 g/kWh</source>
        <translation>bei %1 g/kWh</translation>
    </message>
    <message>
        <source>no carbon intensity entered</source>
        <translation>keine CO₂-Intensität eingegeben</translation>
    </message>
    <message>
        <source>Connection margin</source>
        <translation>Reserve des Anschlusses</translation>
    </message>
    <message>
        <source>of %1 kW contracted</source>
        <translation>von vereinbarten %1 kW</translation>
    </message>
    <message>
        <source>no contracted connection entered</source>
        <translation>kein vereinbarter Anschluss eingegeben</translation>
    </message>
    <message>
        <source>holds</source>
        <translation>eingehalten</translation>
    </message>
    <message>
        <source>not met</source>
        <translation>nicht erfüllt</translation>
    </message>
    <message>
        <source>Rack power, tightest rack %1</source>
        <translation>Rackleistung, knappstes Rack %1</translation>
    </message>
    <message>
        <source>Supplies on one feed: %1</source>
        <translation>Netzteile an einer Einspeisung: %1</translation>
    </message>
    <message>
        <source>%1 on %2 of %3</source>
        <translation>%1 mit %2 von %3</translation>
    </message>
    <message>
        <source>needs a decision</source>
        <translation>verlangt eine Entscheidung</translation>
    </message>
    <message>
        <source>Air cooling, %1</source>
        <translation>Luftkühlung, %1</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Prüfungen</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Limit or need</source>
        <translation>Grenze oder Bedarf</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Reserve</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Connection of the site</source>
        <translation>Anschluss des Standorts</translation>
    </message>
    <message>
        <source>%1, rack power</source>
        <translation>%1, Rackleistung</translation>
    </message>
    <message>
        <source>Power at peak, kW</source>
        <translation>Leistung in der Spitze, kW</translation>
    </message>
    <message>
        <source>A thick edge marks a rack&apos;s front; hot aisles are hatched.</source>
        <translation>Eine dicke Kante ist die Front eines Racks; Warmgänge sind schraffiert.</translation>
    </message>
    <message>
        <source>Notes of the planner</source>
        <translation>Anmerkungen des Planers</translation>
    </message>
    <message>
        <source>&lt; 1</source>
        <translation>&lt; 1</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>Network, optics, cables</source>
        <translation>Netz, Optiken, Kabel</translation>
    </message>
    <message>
        <source>Racks, PDUs, busways</source>
        <translation>Racks, PDUs, Stromschienen</translation>
    </message>
    <message>
        <source>Power plant</source>
        <translation>Stromversorgung</translation>
    </message>
    <message>
        <source>Cooling plant</source>
        <translation>Kälteanlage</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Sonstiges</translation>
    </message>
    <message>
        <source>IT load</source>
        <translation>IT-Last</translation>
    </message>
    <message>
        <source>losses of the power distribution</source>
        <translation>Verluste der Stromverteilung</translation>
    </message>
    <message>
        <source>power of the cooling plant</source>
        <translation>Leistung der Kälteanlage</translation>
    </message>
    <message>
        <source>contracted connection</source>
        <translation>vertraglicher Anschluss</translation>
    </message>
    <message>
        <source>mean load over the year</source>
        <translation>mittlere Last über das Jahr</translation>
    </message>
    <message>
        <source>carbon intensity</source>
        <translation>eine CO₂-Intensität</translation>
    </message>
    <message>
        <source>electricity price in USD</source>
        <translation>Strompreis in USD</translation>
    </message>
    <message>
        <source>Hardware, indicative, M USD</source>
        <translation>Hardware, Richtwerte, M USD</translation>
    </message>
    <message>
        <source>Hardware, indicative, k USD</source>
        <translation>Hardware, Richtwerte, k USD</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Bill of materials</source>
        <translation>Stückliste</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Vendor</source>
        <translation>Hersteller</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Indicative k USD</source>
        <translation>Richtwert k USD</translation>
    </message>
    <message>
        <source>Range k USD</source>
        <translation>Spanne k USD</translation>
    </message>
    <message>
        <source>Prices are indicative, dated and from public sources; %1 of %2 pieces have one, %3 lines have none and are not in the sum. Land, building, labour, spares, licences and taxes are not included.</source>
        <translation>Preise sind Richtwerte mit Datum aus öffentlichen Quellen; %1 von %2 Stück haben einen, %3 Zeilen haben keinen und fehlen in der Summe. Grundstück, Gebäude, Arbeit, Ersatzteile, Lizenzen und Steuern sind nicht enthalten.</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Errors: %1. Warnings: %2. Notes: %3. Waived: %4.</source>
        <translation>Fehler: %1. Warnungen: %2. Hinweise: %3. Hingenommen: %4.</translation>
    </message>
    <message>
        <source>No rule found anything to report.</source>
        <translation>Keine Regel hat etwas zu melden.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Schweregrad</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Befund</translation>
    </message>
    <message>
        <source>Accepted by the planner</source>
        <translation>Vom Planer hingenommen</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Begründung</translation>
    </message>
    <message>
        <source>no reason given</source>
        <translation>keine Begründung angegeben</translation>
    </message>
    <message>
        <source>The same for %1 others: %2</source>
        <translation>Ebenso für %1 weitere: %2</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>What the values of the parts rest on</source>
        <translation>Worauf die Werte der Bauteile beruhen</translation>
    </message>
    <message>
        <source>Provenance</source>
        <translation>Herkunft</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Documents behind the parts of this design</source>
        <translation>Dokumente hinter den Bauteilen dieses Entwurfs</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>Unverified values, to be checked before they are relied on</source>
        <translation>Ungeprüfte Werte, zu prüfen, bevor man sich auf sie verlässt</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Bauteil</translation>
    </message>
    <message>
        <source>Limits of this report</source>
        <translation>Grenzen dieses Berichts</translation>
    </message>
    <message>
        <source>What these pages do not claim, and what would have to be known to claim more.</source>
        <translation>Was diese Seiten nicht behaupten und was man wissen müsste, um mehr zu behaupten.</translation>
    </message>
    <message>
        <source>This is a planning estimate computed from the drawn design. It is no engineering approval, no offer and no legal advice, and it replaces no survey of the site.</source>
        <translation>Dies ist eine Planungsschätzung, berechnet aus dem gezeichneten Entwurf. Sie ist keine ingenieurtechnische Freigabe, kein Angebot und keine Rechtsberatung und ersetzt keine Begehung des Standorts.</translation>
    </message>
    <message>
        <source>Temperatures and flows come from level 0 heat balances with perfect mixing. They are a screening estimate, not CFD: hot spots, leakage and bypass at single racks are not seen.</source>
        <translation>Temperaturen und Volumenströme stammen aus Wärmebilanzen der Stufe 0 mit vollkommener Durchmischung. Sie sind eine Vorabschätzung, keine CFD: Hotspots, Leckage und Bypass an einzelnen Racks werden nicht erfasst.</translation>
    </message>
    <message>
        <source>Power is the maximum draw that the parts state, at a power factor of %1, in a steady state. Inrush, harmonics, short circuits, selectivity and the swing of synchronous training steps are not computed.</source>
        <translation>Leistung ist die Höchstleistung, die die Bauteile angeben, bei einem Leistungsfaktor von %1 im stationären Zustand. Einschaltströme, Oberschwingungen, Kurzschlüsse, Selektivität und die Schwankungen synchroner Trainingsschritte werden nicht berechnet.</translation>
    </message>
    <message>
        <source>The cooling plant takes %1. It counts in facility power and PUE, but is not hung on the drawn feeds: loads of transformers, switchboards and generators, and their failures, are without it.</source>
        <translation>Die Kälteanlage nimmt %1 auf. Sie zählt in Anlagenleistung und PUE, hängt aber nicht an den gezeichneten Einspeisungen: Lasten von Transformatoren, Schaltanlagen und Generatoren und deren Ausfälle sind ohne sie gerechnet.</translation>
    </message>
    <message>
        <source>an unknown power</source>
        <translation>eine unbekannte Leistung</translation>
    </message>
    <message>
        <source>Redundancy words describe the topology of the drawing (N, N+1, 2N). No tier or certification is claimed; only single failures are examined.</source>
        <translation>Redundanzangaben beschreiben die Topologie der Zeichnung (N, N+1, 2N). Keine Tier-Stufe und keine Zertifizierung wird beansprucht; nur Einzelausfälle werden untersucht.</translation>
    </message>
    <message>
        <source>Network capacity is what the drawn cables could carry. It is no prediction of job run time; routing, congestion control and software decide how much of it is reached.</source>
        <translation>Netzkapazität ist, was die gezeichneten Kabel übertragen könnten. Sie sagt keine Laufzeit von Jobs voraus; Routing, Staukontrolle und Software entscheiden, wie viel davon erreicht wird.</translation>
    </message>
    <message>
        <source>Prices are indicative, of public sources and dates that differ. They are no quotation. Energy cost and carbon use one annual figure for the site.</source>
        <translation>Preise sind Richtwerte aus öffentlichen Quellen verschiedener Daten. Sie sind kein Angebot. Energiekosten und CO₂ verwenden einen Jahreswert für den Standort.</translation>
    </message>
    <message>
        <source>Weights and floor loads compare with stated limits only; seismic bracing, the structure below and the way in are not examined.</source>
        <translation>Massen und Bodenlasten werden nur mit angegebenen Grenzen verglichen; Erdbebensicherung, Tragwerk darunter und Einbringweg werden nicht untersucht.</translation>
    </message>
    <message>
        <source>Codes, permits, grid connection terms and export control need a licence and code analysis by qualified people.</source>
        <translation>Vorschriften, Genehmigungen, Netzanschlussbedingungen und Exportkontrolle brauchen eine Prüfung durch Fachkundige.</translation>
    </message>
    <message>
        <source>%1 of %2 values of the parts are unverified (from memory); the section Sources lists them.</source>
        <translation>%1 von %2 Werten der Bauteile sind ungeprüft (aus dem Gedächtnis); der Abschnitt Quellen führt sie auf.</translation>
    </message>
    <message>
        <source>Maximum power is not stated for: %1.</source>
        <translation>Höchstleistung nicht angegeben für: %1.</translation>
    </message>
    <message>
        <source>Mass is unknown, weights are lower bounds, for: %1.</source>
        <translation>Masse unbekannt, Gewichte sind untere Schranken, für: %1.</translation>
    </message>
    <message>
        <source>The liquid share is unknown, all heat is counted as air, for: %1.</source>
        <translation>Flüssigkeitsanteil unbekannt, alle Wärme zählt als Luft, für: %1.</translation>
    </message>
    <message>
        <source>Air flow is estimated from an assumed temperature rise for %1 of %2 racks.</source>
        <translation>Der Luftstrom ist für %1 von %2 Racks aus einer angenommenen Erwärmung geschätzt.</translation>
    </message>
    <message>
        <source>No rating is known for %1 of %2 power elements; they are not judged.</source>
        <translation>Für %1 von %2 Stromversorgungselementen ist kein Nennwert bekannt; sie werden nicht beurteilt.</translation>
    </message>
    <message>
        <source>The power of the cooling plant is unknown: the facility figure leaves it out.</source>
        <translation>Die Leistung der Kälteanlage ist unbekannt: der Wert der Anlage enthält sie nicht.</translation>
    </message>
    <message>
        <source>Sea level is assumed for: %1.</source>
        <translation>Meereshöhe ist angenommen für: %1.</translation>
    </message>
    <message>
        <source>%1 lines of the bill of materials have no price.</source>
        <translation>%1 Zeilen der Stückliste haben keinen Preis.</translation>
    </message>
    <message>
        <source>Not known for the site: %1.</source>
        <translation>Für den Standort nicht bekannt: %1.</translation>
    </message>
    <message>
        <source>The bisection of %1 is an interval: its bounds do not meet.</source>
        <translation>Die Bisektion von %1 ist ein Intervall: ihre Schranken treffen sich nicht.</translation>
    </message>
    <message>
        <source>Open in this design</source>
        <translation>In diesem Entwurf offen</translation>
    </message>
    <message>
        <source>In-band</source>
        <translation>In-Band</translation>
    </message>
    <message>
        <source>Out-of-band</source>
        <translation>Out-of-Band</translation>
    </message>
    <message>
        <source>Scale-up</source>
        <translation>Scale-up</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1 : 1</source>
        <translation>%1 : 1</translation>
    </message>
    <message>
        <source>%1: %2 networks, of which one is shown</source>
        <translation>%1: %2 Netze, von denen eines gezeigt ist</translation>
    </message>
    <message>
        <source>Tiers from top to bottom; links of the cut behind the upper bound are coloured.</source>
        <translation>Ebenen von oben nach unten; Verbindungen des Schnitts hinter der oberen Schranke sind farbig.</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>How it was found</source>
        <translation>Wie ermittelt</translation>
    </message>
    <message>
        <source>Bisection, lower bound</source>
        <translation>Bisektion, untere Schranke</translation>
    </message>
    <message>
        <source>Bisection, upper bound</source>
        <translation>Bisektion, obere Schranke</translation>
    </message>
    <message>
        <source>Cables in that cut</source>
        <translation>Kabel in diesem Schnitt</translation>
    </message>
    <message>
        <source>%1 of %2 endpoints on the smaller side</source>
        <translation>%1 von %2 Endpunkten auf der kleineren Seite</translation>
    </message>
    <message>
        <source>Share of full bisection</source>
        <translation>Anteil an der vollen Bisektion</translation>
    </message>
    <message>
        <source>lower bound over the host link capacity of the smaller side</source>
        <translation>untere Schranke durch Kapazität der Hostverbindungen der kleineren Seite</translation>
    </message>
    <message>
        <source>All-to-all, per endpoint, inside hosts too</source>
        <translation>All-to-all je Endpunkt, auch innerhalb der Hosts</translation>
    </message>
    <message>
        <source>Longest path</source>
        <translation>Längster Weg</translation>
    </message>
    <message>
        <source>%1 hops</source>
        <translation>%1 Hops</translation>
    </message>
    <message>
        <source>all pairs, host links included</source>
        <translation>alle Paare, Hostverbindungen eingeschlossen</translation>
    </message>
    <message>
        <source>at least; from a sample of the hosts</source>
        <translation>mindestens; aus einer Stichprobe der Hosts</translation>
    </message>
    <message>
        <source>Networks</source>
        <translation>Netze</translation>
    </message>
    <message>
        <source>Purpose</source>
        <translation>Zweck</translation>
    </message>
    <message>
        <source>Hosts</source>
        <translation>Hosts</translation>
    </message>
    <message>
        <source>Endpoints</source>
        <translation>Endpunkte</translation>
    </message>
    <message>
        <source>Switches</source>
        <translation>Switches</translation>
    </message>
    <message>
        <source>Cables</source>
        <translation>Kabel</translation>
    </message>
    <message>
        <source>Worst oversubscription</source>
        <translation>Schlechteste Überbuchung</translation>
    </message>
    <message>
        <source>Bisection, one way</source>
        <translation>Bisektion, je Richtung</translation>
    </message>
    <message>
        <source>Bisection: %1 Switches and cables are those that the drawing connects.</source>
        <translation>Bisektion: %1 Switches und Kabel sind diejenigen, die die Zeichnung verbindet.</translation>
    </message>
    <message>
        <source>Losses of the power distribution</source>
        <translation>Verluste der Stromverteilung</translation>
    </message>
    <message>
        <source>Facility</source>
        <translation>Anlage</translation>
    </message>
    <message>
        <source>Facility without cooling</source>
        <translation>Anlage ohne Kühlung</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Leistung</translation>
    </message>
    <message>
        <source>Power at peak</source>
        <translation>Leistung in der Spitze</translation>
    </message>
    <message>
        <source>kW</source>
        <translation>kW</translation>
    </message>
    <message>
        <source>Distribution consistent with %1, with the cords of the loads %2. Ratings are known for %3 of %4 elements.</source>
        <translation>Verteilung entspricht %1, mit den Anschlusskabeln der Lasten %2. Nennwerte sind für %3 von %4 Elementen bekannt.</translation>
    </message>
    <message>
        <source>Power tree</source>
        <translation>Strombaum</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>Elemente</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Load kW</source>
        <translation>Last kW</translation>
    </message>
    <message>
        <source>Rating kW</source>
        <translation>Nennwert kW</translation>
    </message>
    <message>
        <source>Load %</source>
        <translation>Last %</translation>
    </message>
    <message>
        <source>Worst single failure %</source>
        <translation>Schlimmster Einzelausfall %</translation>
    </message>
    <message>
        <source>Loads lost if it fails</source>
        <translation>Bei Ausfall verlorene Lasten</translation>
    </message>
    <message>
        <source>Worst single failure: the highest load of the element over normal operation and the failure of any one other element, by the smallest rating that is known.</source>
        <translation>Schlimmster Einzelausfall: die höchste Last des Elements im Normalbetrieb und beim Ausfall irgendeines anderen Elements durch den kleinsten bekannten Nennwert.</translation>
    </message>
    <message>
        <source>Cooling</source>
        <translation>Kühlung</translation>
    </message>
    <message>
        <source>Heat balances with perfect mixing (level 0). Temperatures are a screening estimate, not CFD: recirculation around single racks is not seen.</source>
        <translation>Wärmebilanzen mit vollkommener Durchmischung (Stufe 0). Temperaturen sind eine Vorabschätzung, keine CFD: Rezirkulation um einzelne Racks wird nicht erfasst.</translation>
    </message>
    <message>
        <source>Halls</source>
        <translation>Hallen</translation>
    </message>
    <message>
        <source>Hall</source>
        <translation>Halle</translation>
    </message>
    <message>
        <source>Heat to air kW</source>
        <translation>Wärme an Luft kW</translation>
    </message>
    <message>
        <source>Heat to liquid kW</source>
        <translation>Wärme an Flüssigkeit kW</translation>
    </message>
    <message>
        <source>Losses kW</source>
        <translation>Verluste kW</translation>
    </message>
    <message>
        <source>Air load kW</source>
        <translation>Luftlast kW</translation>
    </message>
    <message>
        <source>Air capacity kW</source>
        <translation>Luftkühlleistung kW</translation>
    </message>
    <message>
        <source>N+1</source>
        <translation>N+1</translation>
    </message>
    <message>
        <source>N+1: the air units carry load and flow with any one of them out of service.</source>
        <translation>N+1: die Umluftkühler tragen Last und Luftstrom auch ohne einen beliebigen von ihnen.</translation>
    </message>
    <message>
        <source>Air units and CDUs</source>
        <translation>Umluftkühler und CDUs</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>Maschinen</translation>
    </message>
    <message>
        <source>Liquid loops</source>
        <translation>Flüssigkeitskreisläufe</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>Kreislauf</translation>
    </message>
    <message>
        <source>Heat kW</source>
        <translation>Wärme kW</translation>
    </message>
    <message>
        <source>CDU capacity kW</source>
        <translation>CDU-Leistung kW</translation>
    </message>
    <message>
        <source>Site</source>
        <translation>Standort</translation>
    </message>
    <message>
        <source>The design has no site: connection, carbon and energy cost are not answered.</source>
        <translation>Der Entwurf hat keinen Standort: Anschluss, CO₂ und Energiekosten bleiben unbeantwortet.</translation>
    </message>
    <message>
        <source>Rests on</source>
        <translation>Beruht auf</translation>
    </message>
    <message>
        <source>not entered</source>
        <translation>nicht eingegeben</translation>
    </message>
    <message>
        <source>Needed at peak</source>
        <translation>In der Spitze benötigt</translation>
    </message>
    <message>
        <source>IT load, losses and cooling</source>
        <translation>IT-Last, Verluste und Kühlung</translation>
    </message>
    <message>
        <source>Contracted connection</source>
        <translation>Vereinbarter Anschluss</translation>
    </message>
    <message>
        <source>contracted less needed</source>
        <translation>vereinbart abzüglich benötigt</translation>
    </message>
    <message>
        <source>Facility over IT power at peak</source>
        <translation>Anlagen- durch IT-Leistung in der Spitze</translation>
    </message>
    <message>
        <source>at peak; not an annual PUE</source>
        <translation>in der Spitze; keine Jahres-PUE</translation>
    </message>
    <message>
        <source>Energy a year</source>
        <translation>Energie im Jahr</translation>
    </message>
    <message>
        <source>full load throughout, an assumption</source>
        <translation>durchgehend Volllast, eine Annahme</translation>
    </message>
    <message>
        <source>Carbon a year</source>
        <translation>CO₂ im Jahr</translation>
    </message>
    <message>
        <source>Electricity a year</source>
        <translation>Stromkosten im Jahr</translation>
    </message>
    <message>
        <source>Carbon method: %1.</source>
        <translation>CO₂-Verfahren: %1.</translation>
    </message>
    <message>
        <source>supplies short on one feed</source>
        <translation>Netzteile zu knapp</translation>
    </message>
    <message>
        <source>within limits</source>
        <translation>innerhalb der Grenzen</translation>
    </message>
    <message>
        <source>and %1 more kinds</source>
        <translation>und %1 weitere Arten</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>Hall plan</source>
        <translation>Hallenplan</translation>
    </message>
    <message>
        <source>Hall plans</source>
        <translation>Hallenpläne</translation>
    </message>
    <message>
        <source>Racks</source>
        <translation>Racks</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Power kW</source>
        <translation>Leistung kW</translation>
    </message>
    <message>
        <source>Limit kW</source>
        <translation>Grenze kW</translation>
    </message>
    <message>
        <source>U used / free</source>
        <translation>HE belegt / frei</translation>
    </message>
    <message>
        <source>Feeds A / B kW</source>
        <translation>Einsp. A / B kW</translation>
    </message>
    <message>
        <source>Maximum draw (basis: %1). Power is known for %2 of %3 devices, mass for %4 of %5 items. Floor is the uniform load with the service area. Feeds are the load with both feeds alive.</source>
        <translation>Höchste Aufnahme (Grundlage: %1). Die Leistung ist bei %2 von %3 Geräten bekannt, die Masse bei %4 von %5 Stücken. Boden ist die gleichmäßige Last mit der Bedienfläche. Einspeisungen: Last, wenn beide verfügbar sind.</translation>
    </message>
    <message>
        <source>Elevations</source>
        <translation>Ansichten</translation>
    </message>
    <message>
        <source>Front of one rack; all have the same content. Dashed frames are devices mounted at the rear.</source>
        <translation>Front eines Racks; alle haben denselben Inhalt. Gestrichelte Rahmen sind hinten montierte Geräte.</translation>
    </message>
    <message>
        <source>Front of one rack for each of %1 different contents. Dashed frames are devices mounted at the rear.</source>
        <translation>Vorderseite je eines Racks für jeden von %1 verschiedenen Inhalten. Gestrichelte Rahmen sind hinten eingebaute Geräte.</translation>
    </message>
    <message>
        <source>Front of one rack for each of the %1 most frequent of %2 different contents. Dashed frames are devices mounted at the rear.</source>
        <translation>Vorderseite je eines Racks für die %1 häufigsten von %2 verschiedenen Inhalten. Gestrichelte Rahmen sind hinten eingebaute Geräte.</translation>
    </message>
    <message>
        <source>Revision</source>
        <translation>Revision</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>Auftraggeber</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Verfasser</translation>
    </message>
    <message>
        <source>Untitled project</source>
        <translation>Projekt ohne Titel</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Maßstab</translation>
    </message>
    <message>
        <source>not to scale</source>
        <translation>ohne Maßstab</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Site report</source>
        <translation>Standortbericht</translation>
    </message>
    <message>
        <source>for %1</source>
        <translation>für %1</translation>
    </message>
    <message>
        <source>Untitled design</source>
        <translation>Entwurf ohne Titel</translation>
    </message>
    <message>
        <source>Revision %1</source>
        <translation>Revision %1</translation>
    </message>
    <message>
        <source>Prepared with Clusterwright %1</source>
        <translation>Erstellt mit Clusterwright %1</translation>
    </message>
    <message>
        <source>Planning estimate from the drawn design. Temperatures are screening estimates, not CFD; prices are indicative. The last section says what is not claimed.</source>
        <translation>Planungsschätzung aus dem gezeichneten Entwurf. Temperaturen sind Vorabschätzungen, keine CFD; Preise sind Richtwerte. Der letzte Abschnitt sagt, was nicht behauptet wird.</translation>
    </message>
    <message>
        <source>Errors among the findings</source>
        <translation>Fehler unter den Befunden</translation>
    </message>
    <message>
        <source>Load with any one power element lost: %1</source>
        <translation>Last bei Ausfall eines beliebigen Stromelements: %1</translation>
    </message>
    <message>
        <source>Cooling: compressors, fans and pumps</source>
        <translation>Kühlung: Verdichter, Ventilatoren und Pumpen</translation>
    </message>
    <message>
        <source>Supply %1</source>
        <translation>Zuluft %1</translation>
    </message>
    <message>
        <source>Inlet, highest %1</source>
        <translation>Eintritt, höchster %1</translation>
    </message>
    <message>
        <source>Flow %1</source>
        <translation>Durchfluss %1</translation>
    </message>
    <message>
        <source>Return %1</source>
        <translation>Rücklauf %1</translation>
    </message>
    <message>
        <source>%1 × %2 %3. A thick edge marks a rack&apos;s front; feed A is solid, feed B dashed; hot aisles are hatched. The fill is the maximum power of a rack against its limit.</source>
        <translation>%1 × %2 %3. Eine dicke Kante bezeichnet die Front eines Racks; Einspeisung A ist durchgezogen, B gestrichelt; Warmgänge sind schraffiert. Die Füllung ist die Höchstleistung eines Racks gegen seine Grenze.</translation>
    </message>
    <message>
        <source>Weight %1</source>
        <translation>Gewicht %1</translation>
    </message>
    <message>
        <source>Floor %1</source>
        <translation>Boden %1</translation>
    </message>
    <message>
        <source>Imperial units; drawings in metric</source>
        <translation>Angloamerikanische Einheiten; Zeichnungen metrisch</translation>
    </message>
    <message>
        <source>Currency %1; prices are in USD</source>
        <translation>Währung %1; Preise in USD</translation>
    </message>
    <message>
        <source>It was accepted when it read “%1”.</source>
        <translation>Hingenommen wurde: „%1“.</translation>
    </message>
</context>
<context>
    <name>UnitField</name>
    <message>
        <source>“%1” is no known unit. Use %2.</source>
        <translation>„%1“ ist keine bekannte Einheit. Möglich: %2.</translation>
    </message>
    <message>
        <source>Below absolute zero (−273.15 °C).</source>
        <translation>Unter dem absoluten Nullpunkt (−273,15 °C).</translation>
    </message>
    <message>
        <source>The number is too large.</source>
        <translation>Die Zahl ist zu groß.</translation>
    </message>
    <message>
        <source>“%1” is a unit; a plain number is needed.</source>
        <translation>„%1“ ist eine Einheit; gebraucht wird eine reine Zahl.</translation>
    </message>
    <message>
        <source>“%1” measures %2, not %3. Use %4.</source>
        <translation>„%1“ misst %2, nicht %3. Möglich: %4.</translation>
    </message>
    <message>
        <source>The separators in “%1” do not add up to a number.</source>
        <translation>Die Trennzeichen in „%1“ ergeben keine Zahl.</translation>
    </message>
    <message>
        <source>Enter a number.</source>
        <translation>Eine Zahl eingeben.</translation>
    </message>
    <message>
        <source>Enter a number with a unit: %1.</source>
        <translation>Eine Zahl mit Einheit eingeben: %1.</translation>
    </message>
</context>
<context>
    <name>Variants</name>
    <message>
        <source>Keep as a variant</source>
        <translation>Als Variante behalten</translation>
    </message>
    <message>
        <source>Variant %1</source>
        <translation>Variante %1</translation>
    </message>
    <message>
        <source>Keep variant %1</source>
        <translation>Variante %1 behalten</translation>
    </message>
    <message>
        <source>%1 is kept in this file</source>
        <translation>%1 ist in dieser Datei aufbewahrt</translation>
    </message>
    <message>
        <source>Keep as a &amp;variant…</source>
        <translation>Als &amp;Variante behalten …</translation>
    </message>
    <message>
        <source>Keeps this state inside the file, to try another way</source>
        <translation>Bewahrt diesen Stand in der Datei auf, um einen anderen Weg zu versuchen</translation>
    </message>
    <message>
        <source>This design</source>
        <translation>Dieser Entwurf</translation>
    </message>
    <message>
        <source>The design as it is now is kept in this file beside the one that you go on with.</source>
        <translation>Der Entwurf wird, wie er jetzt ist, in dieser Datei neben dem aufbewahrt, an dem es weitergeht.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Co&amp;mpare with a variant…</source>
        <translation>Mit einer Variante &amp;vergleichen …</translation>
    </message>
    <message>
        <source>Figures, parts and objects that differ from the variant chosen in the project tree, else from the last one kept</source>
        <translation>Kennzahlen, Teile und Objekte, die sich von der im Projektbaum gewählten Variante unterscheiden, sonst von der zuletzt behaltenen</translation>
    </message>
    <message>
        <source>&amp;Open a variant</source>
        <translation>Eine Variante öff&amp;nen</translation>
    </message>
    <message>
        <source>Opens a kept state as a design of its own: the one chosen in the project tree, else the last one kept</source>
        <translation>Öffnet einen behaltenen Stand als eigenen Entwurf: den im Projektbaum gewählten, sonst den zuletzt behaltenen</translation>
    </message>
</context>
<context>
    <name>cw::cables::CablesModel</name>
    <message>
        <source>not chosen</source>
        <translation>nicht gewählt</translation>
    </message>
    <message>
        <source>DAC</source>
        <translation>DAC</translation>
    </message>
    <message>
        <source>ACC</source>
        <translation>ACC</translation>
    </message>
    <message>
        <source>AOC</source>
        <translation>AOC</translation>
    </message>
    <message>
        <source>multimode fibre</source>
        <translation>Multimode-Faser</translation>
    </message>
    <message>
        <source>single-mode fibre</source>
        <translation>Singlemode-Faser</translation>
    </message>
    <message>
        <source>twisted pair</source>
        <translation>verdrillte Paare</translation>
    </message>
    <message>
        <source>backplane</source>
        <translation>Backplane</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Fabric</source>
        <translation>Fabric</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Nach</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Rate</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medium</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
</context>
<context>
    <name>cw::cables::CablesPanel</name>
    <message>
        <source>Re-patch…</source>
        <translation>Umstecken …</translation>
    </message>
    <message>
        <source>Connect…</source>
        <translation>Verbinden …</translation>
    </message>
    <message>
        <source>Cables</source>
        <translation>Kabel</translation>
    </message>
    <message>
        <source>No cable here. Select a device or a rack to see its cables, or connect two.</source>
        <translation>Hier ist kein Kabel. Gerät oder Rack wählen, um seine Kabel zu sehen, oder zwei verbinden.</translation>
    </message>
    <message>
        <source>All cables</source>
        <translation>Alle Kabel</translation>
    </message>
    <message>
        <source>Of the selection</source>
        <translation>Der Auswahl</translation>
    </message>
    <message>
        <source>Cables shown</source>
        <translation>Gezeigte Kabel</translation>
    </message>
    <message>
        <source>Remove cables</source>
        <translation>Kabel entfernen</translation>
    </message>
    <message>
        <source>Device, label or fabric</source>
        <translation>Gerät, Beschriftung oder Fabric</translation>
    </message>
    <message>
        <source>Search cables</source>
        <translation>Kabel suchen</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n cable(s)</source>
        <translation>
            <numerusform>%n Kabel entfernen</numerusform>
            <numerusform>%n Kabel entfernen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::cables::PatchDialog</name>
    <message>
        <source>Re-patch %1</source>
        <translation>%1 umstecken</translation>
    </message>
    <message>
        <source>Re-patch</source>
        <translation>Umstecken</translation>
    </message>
    <message>
        <source>Connect two devices</source>
        <translation>Zwei Geräte verbinden</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Verbinden</translation>
    </message>
    <message>
        <source>Fabric</source>
        <translation>Fabric</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Nach</translation>
    </message>
    <message>
        <source>%1: device</source>
        <translation>%1: Gerät</translation>
    </message>
    <message>
        <source>%1: port split</source>
        <translation>%1: Aufteilung des Ports</translation>
    </message>
    <message>
        <source>%1: port</source>
        <translation>%1: Port</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>whole port</source>
        <translation>ganzer Port</translation>
    </message>
    <message>
        <source>split in %1</source>
        <translation>geteilt in %1</translation>
    </message>
    <message>
        <source>taken by %1</source>
        <translation>belegt von %1</translation>
    </message>
    <message>
        <source>no such ports</source>
        <translation>keine solchen Ports</translation>
    </message>
    <message>
        <source>Both ends are in the same port.</source>
        <translation>Beide Enden stecken im selben Port.</translation>
    </message>
    <message>
        <source>Re-patch cable</source>
        <translation>Kabel umstecken</translation>
    </message>
    <message>
        <source>%1 has no free port.</source>
        <translation>%1 hat keinen freien Port.</translation>
    </message>
    <message numerus="yes">
        <source>%n free port(s)</source>
        <translation>
            <numerusform>%n freier Port</numerusform>
            <numerusform>%n freie Ports</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::canvas::ArrayDialog</name>
    <message>
        <source>Array of racks</source>
        <translation>Feld von Racks</translation>
    </message>
    <message>
        <source>Pitch</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>Cold aisle</source>
        <translation>Kaltgang</translation>
    </message>
    <message>
        <source>Hot aisle</source>
        <translation>Warmgang</translation>
    </message>
    <message>
        <source>South: cold aisle between the first two rows</source>
        <translation>Süden: Kaltgang zwischen den ersten beiden Reihen</translation>
    </message>
    <message>
        <source>North: hot aisle between the first two rows</source>
        <translation>Norden: Warmgang zwischen den ersten beiden Reihen</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Osten</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Westen</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>Y</source>
        <translation>Y</translation>
    </message>
    <message>
        <source>Rack</source>
        <translation>Rack</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Reihen</translation>
    </message>
    <message>
        <source>First row looks</source>
        <translation>Erste Reihe blickt nach</translation>
    </message>
    <message>
        <source>Something stands there already.</source>
        <translation>Dort steht schon etwas.</translation>
    </message>
    <message>
        <source>Reaches beyond the hall.</source>
        <translation>Reicht über die Halle hinaus.</translation>
    </message>
    <message>
        <source>%1 m × %2 m</source>
        <translation>%1 m × %2 m</translation>
    </message>
    <message numerus="yes">
        <source>%n racks, </source>
        <translation>
            <numerusform>%n Rack, </numerusform>
            <numerusform>%n Racks, </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows, </source>
        <translation>
            <numerusform>%n Reihe, </numerusform>
            <numerusform>%n Reihen, </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %n racks</source>
        <translation>
            <numerusform>%n Rack aufstellen</numerusform>
            <numerusform>%n Racks aufstellen</numerusform>
        </translation>
    </message>
    <message>
        <source>Racks in all</source>
        <translation>Racks insgesamt</translation>
    </message>
    <message>
        <source>Less than 1,200 mm are free before or behind it: an aisle will be too narrow.</source>
        <translation>Davor oder dahinter sind weniger als 1.200 mm frei: Ein Gang wird zu schmal.</translation>
    </message>
</context>
<context>
    <name>cw::canvas::HallPlanView</name>
    <message>
        <source>Rotate</source>
        <translation>Drehen</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Spiegeln</translation>
    </message>
    <message>
        <source>Align</source>
        <translation>Ausrichten</translation>
    </message>
    <message>
        <source>Distribute</source>
        <translation>Verteilen</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Sperren</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Entsperren</translation>
    </message>
    <message>
        <source>Make a row</source>
        <translation>Reihe bilden</translation>
    </message>
    <message>
        <source>There is no room beside the selection. Make room, or use an array.</source>
        <translation>Neben der Auswahl ist kein Platz. Platz schaffen oder ein Feld anlegen.</translation>
    </message>
    <message>
        <source>Copy of %1 with its contents</source>
        <translation>%1 mit Inhalt kopieren</translation>
    </message>
    <message>
        <source>There is no rack to array. Select one, or add a rack part to the library.</source>
        <translation>Kein Rack für ein Feld. Eines auswählen oder ein Rack-Bauteil in die Bibliothek aufnehmen.</translation>
    </message>
    <message>
        <source>Add hall</source>
        <translation>Halle hinzufügen</translation>
    </message>
    <message>
        <source>This hall is empty.</source>
        <translation>Diese Halle ist leer.</translation>
    </message>
    <message>
        <source>Fill from a reference design</source>
        <translation>Aus einem Referenzdesign füllen</translation>
    </message>
    <message>
        <source>Array of racks…</source>
        <translation>Feld von Racks …</translation>
    </message>
    <message>
        <source>Drag a rack from the library</source>
        <translation>Rack aus der Bibliothek ziehen</translation>
    </message>
    <message>
        <source>Ctrl+K finds every command</source>
        <translation>Strg+K findet jeden Befehl</translation>
    </message>
    <message>
        <source>No hall yet.</source>
        <translation>Noch keine Halle.</translation>
    </message>
    <message>
        <source>Start from a reference design</source>
        <translation>Mit einem Referenzdesign beginnen</translation>
    </message>
    <message>
        <source>Add an empty hall</source>
        <translation>Leere Halle hinzufügen</translation>
    </message>
    <message>
        <source>Hall</source>
        <translation>Halle</translation>
    </message>
    <message>
        <source>Overlay</source>
        <translation>Überlagerung</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>Fall</translation>
    </message>
    <message>
        <source>Snap to tiles and edges</source>
        <translation>An Bodenplatten und Kanten einrasten</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Show the whole hall</source>
        <translation>Ganze Halle zeigen</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>%1 px/m</source>
        <translation>%1 px/m</translation>
    </message>
    <message>
        <source>Snap %1 mm tile</source>
        <translation>Raster: %1-mm-Platte</translation>
    </message>
    <message>
        <source>Snap off</source>
        <translation>Raster aus</translation>
    </message>
    <message>
        <source>%1 kg</source>
        <translation>%1 kg</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n objects</source>
        <translation>
            <numerusform>%n Objekt löschen</numerusform>
            <numerusform>%n Objekte löschen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n objects</source>
        <translation>
            <numerusform>%n Objekt duplizieren</numerusform>
            <numerusform>%n Objekte duplizieren</numerusform>
        </translation>
    </message>
    <message>
        <source>What was copied is no longer in this design. Undo brings it back.</source>
        <translation>Das Kopierte ist nicht mehr in diesem Entwurf. Rückgängig bringt es zurück.</translation>
    </message>
    <message>
        <source>What was copied stands in another hall and is fed there. Paste in that hall, or place new racks here with an array.</source>
        <translation>Das Kopierte steht in einer anderen Halle und wird dort versorgt. Dort einfügen, oder hier neue Racks als Feld aufstellen.</translation>
    </message>
    <message>
        <source>Racks, plant and obstacles can be pasted on the plan. Everything that is copied is on the clipboard as a table.</source>
        <translation>Auf dem Plan lassen sich Racks, Anlagen und Hindernisse einfügen. Alles Kopierte liegt als Tabelle in der Zwischenablage.</translation>
    </message>
</context>
<context>
    <name>cw::canvas::LegendPopover</name>
    <message>
        <source>Legend</source>
        <translation>Legende</translation>
    </message>
</context>
<context>
    <name>cw::canvas::MoveDialog</name>
    <message>
        <source>Move to</source>
        <translation>Verschieben nach</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>Y</source>
        <translation>Y</translation>
    </message>
    <message>
        <source>X of the west edge</source>
        <translation>X der Westkante</translation>
    </message>
    <message>
        <source>Y of the north edge</source>
        <translation>Y der Nordkante</translation>
    </message>
    <message numerus="yes">
        <source>Move %n objects</source>
        <translation>
            <numerusform>%n Objekt verschieben</numerusform>
            <numerusform>%n Objekte verschieben</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::canvas::PlanCanvas</name>
    <message>
        <source>Hall plan</source>
        <translation>Hallenplan</translation>
    </message>
    <message>
        <source>0 m</source>
        <translation>0 m</translation>
    </message>
    <message>
        <source>%1 is not placed on a plan</source>
        <translation>%1 wird nicht auf einem Plan aufgestellt</translation>
    </message>
    <message>
        <source>%1 goes into a rack</source>
        <translation>%1 gehört in ein Rack</translation>
    </message>
    <message>
        <source>no %1 U free in %2</source>
        <translation>keine %1 HE frei in %2</translation>
    </message>
    <message>
        <source>%1 beside the rails</source>
        <translation>%1 neben den Schienen</translation>
    </message>
    <message>
        <source>%1, U%2</source>
        <translation>%1, HE %2</translation>
    </message>
    <message>
        <source>%1 at %2 / %3 mm</source>
        <translation>%1 bei %2 / %3 mm</translation>
    </message>
    <message>
        <source>occupied</source>
        <translation>belegt</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>%1 aufstellen</translation>
    </message>
    <message>
        <source>Nudge</source>
        <translation>Schrittweise verschieben</translation>
    </message>
    <message>
        <source>no data</source>
        <translation>keine Daten</translation>
    </message>
    <message>
        <source>not solved yet</source>
        <translation>noch nicht berechnet</translation>
    </message>
    <message>
        <source>limit %1</source>
        <translation>Grenze %1</translation>
    </message>
    <message>
        <source>%1 against the base case</source>
        <translation>%1 gegenüber dem Grundfall</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>gesperrt</translation>
    </message>
    <message>
        <source>%1 of %2 kW</source>
        <translation>%1 von %2 kW</translation>
    </message>
    <message>
        <source>rated %1 kW</source>
        <translation>Nennwert %1 kW</translation>
    </message>
    <message>
        <source>%1 × %2 mm</source>
        <translation>%1 × %2 mm</translation>
    </message>
    <message>
        <source>Drag out the area; Esc ends</source>
        <translation>Fläche aufziehen; Esc beendet</translation>
    </message>
    <message>
        <source>%1 / %2 mm</source>
        <translation>%1 / %2 mm</translation>
    </message>
    <message>
        <source>Draw column</source>
        <translation>Stütze zeichnen</translation>
    </message>
    <message>
        <source>Draw wall</source>
        <translation>Wand zeichnen</translation>
    </message>
    <message>
        <source>Draw keep-out</source>
        <translation>Sperrfläche zeichnen</translation>
    </message>
    <message>
        <source>Draw door</source>
        <translation>Tür zeichnen</translation>
    </message>
    <message>
        <source>Draw room</source>
        <translation>Raum zeichnen</translation>
    </message>
    <message>
        <source>Click places a rack, R turns it, Esc ends</source>
        <translation>Klick stellt ein Rack auf, R dreht es, Esc beendet</translation>
    </message>
    <message>
        <source>Place rack</source>
        <translation>Rack aufstellen</translation>
    </message>
    <message>
        <source>Click two points</source>
        <translation>Zwei Punkte anklicken</translation>
    </message>
    <message>
        <source>%1 mm (%2 / %3)</source>
        <translation>%1 mm (%2 / %3)</translation>
    </message>
    <message>
        <source>Drag to move, Alt without snapping, Ctrl adds to the selection, Enter moves by numbers</source>
        <translation>Ziehen verschiebt, Alt ohne Einrasten, Strg ergänzt die Auswahl, Eingabe verschiebt nach Zahlen</translation>
    </message>
    <message>
        <source>A locked rack is in the selection. Unlock it first.</source>
        <translation>Ein gesperrtes Rack ist ausgewählt. Erst entsperren.</translation>
    </message>
    <message numerus="yes">
        <source>%n in the way</source>
        <translation>
            <numerusform>%n im Weg</numerusform>
            <numerusform>%n im Weg</numerusform>
        </translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Drehen</translation>
    </message>
    <message numerus="yes">
        <source>Move %n objects</source>
        <translation>
            <numerusform>%n Objekt verschieben</numerusform>
            <numerusform>%n Objekte verschieben</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::elevation::ElevationCanvas</name>
    <message>
        <source>Elevation</source>
        <translation>Rack-Ansicht</translation>
    </message>
    <message>
        <source>next free</source>
        <translation>nächster freier Platz</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>%1 aufstellen</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1 verschieben</translation>
    </message>
    <message numerus="yes">
        <source>Move %n devices</source>
        <translation>
            <numerusform>%n Gerät verschieben</numerusform>
            <numerusform>%n Geräte verschieben</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no free place further on in this rack.</source>
        <translation>Weiter ist in diesem Rack kein Platz frei.</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n devices</source>
        <translation>
            <numerusform>%n Gerät löschen</numerusform>
            <numerusform>%n Geräte löschen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, rear</source>
        <translation>%1, hinten</translation>
    </message>
</context>
<context>
    <name>cw::elevation::ElevationView</name>
    <message>
        <source>No racks to show.</source>
        <translation>Keine Racks anzuzeigen.</translation>
    </message>
    <message>
        <source>Place racks on the hall plan</source>
        <translation>Racks auf dem Hallenplan aufstellen</translation>
    </message>
    <message>
        <source>Choose a row in the bar above</source>
        <translation>Eine Reihe in der Leiste oben wählen</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Reihe</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>Vorn</translation>
    </message>
    <message>
        <source>Rear</source>
        <translation>Hinten</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Beide</translation>
    </message>
    <message>
        <source>Side of the racks</source>
        <translation>Seite der Racks</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Device role</source>
        <translation>Rolle des Geräts</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Beschriftungen</translation>
    </message>
    <message>
        <source>Name and part</source>
        <translation>Name und Bauteil</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Show all racks</source>
        <translation>Alle Racks zeigen</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>Reihe %1</translation>
    </message>
    <message>
        <source>Racks without a row</source>
        <translation>Racks ohne Reihe</translation>
    </message>
    <message>
        <source>Selected racks</source>
        <translation>Ausgewählte Racks</translation>
    </message>
    <message numerus="yes">
        <source>%n racks</source>
        <translation>
            <numerusform>%n Rack</numerusform>
            <numerusform>%n Racks</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 of %3</source>
        <translation>%1 bis %2 von %3</translation>
    </message>
    <message>
        <source>%1 px/U</source>
        <translation>%1 px/HE</translation>
    </message>
    <message>
        <source>No colour</source>
        <translation>Ohne Farbe</translation>
    </message>
    <message>
        <source>Name only</source>
        <translation>Nur Name</translation>
    </message>
    <message>
        <source>%1 of %2 U free</source>
        <translation>%1 von %2 HE frei</translation>
    </message>
</context>
<context>
    <name>cw::exchange::ImportDialog</name>
    <message>
        <source>Import a table</source>
        <translation>Tabelle importieren</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>Sheet of the workbook</source>
        <translation>Blatt der Arbeitsmappe</translation>
    </message>
    <message>
        <source>Hall</source>
        <translation>Halle</translation>
    </message>
    <message>
        <source>Hall of rows that name none</source>
        <translation>Halle für Zeilen, die keine nennen</translation>
    </message>
    <message>
        <source>Racks</source>
        <translation>Racks</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Geräte</translation>
    </message>
    <message>
        <source>What the table lists</source>
        <translation>Was die Tabelle aufzählt</translation>
    </message>
    <message>
        <source>Leave out rows with errors</source>
        <translation>Zeilen mit Fehlern auslassen</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>All rows</source>
        <translation>Alle Zeilen</translation>
    </message>
    <message>
        <source>With errors</source>
        <translation>Mit Fehlern</translation>
    </message>
    <message>
        <source>Rows shown</source>
        <translation>Gezeigte Zeilen</translation>
    </message>
    <message>
        <source>Rows of the table</source>
        <translation>Zeilen der Tabelle</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>%1 wird gelesen …</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n Zeile</numerusform>
            <numerusform>%n Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s)</source>
        <translation>
            <numerusform>%n Spalte</numerusform>
            <numerusform>%n Spalten</numerusform>
        </translation>
    </message>
    <message>
        <source>separated by semicolons</source>
        <translation>mit Semikolon getrennt</translation>
    </message>
    <message>
        <source>separated by commas</source>
        <translation>mit Komma getrennt</translation>
    </message>
    <message>
        <source>separated by tabs</source>
        <translation>mit Tabulator getrennt</translation>
    </message>
    <message>
        <source>decimal comma</source>
        <translation>Dezimalkomma</translation>
    </message>
    <message>
        <source>read as Windows-1252</source>
        <translation>als Windows-1252 gelesen</translation>
    </message>
    <message>
        <source>not in the file</source>
        <translation>nicht in der Datei</translation>
    </message>
    <message>
        <source>needed: choose a column</source>
        <translation>nötig: eine Spalte wählen</translation>
    </message>
    <message>
        <source>Checking the rows…</source>
        <translation>Die Zeilen werden geprüft …</translation>
    </message>
    <message>
        <source>No row has errors.</source>
        <translation>Keine Zeile hat Fehler.</translation>
    </message>
    <message>
        <source>The table has a header and no rows.</source>
        <translation>Die Tabelle hat eine Kopfzeile, aber keine Zeilen.</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message numerus="yes">
        <source>Import %n rack(s)</source>
        <translation>
            <numerusform>%n Rack importieren</numerusform>
            <numerusform>%n Racks importieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import %n device(s)</source>
        <translation>
            <numerusform>%n Gerät importieren</numerusform>
            <numerusform>%n Geräte importieren</numerusform>
        </translation>
    </message>
    <message>
        <source>The file cannot be read as a table.</source>
        <translation>Die Datei lässt sich nicht als Tabelle lesen.</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Wird geprüft …</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen …</translation>
    </message>
    <message>
        <source>Choose columns for: %1</source>
        <translation>Spalten wählen für: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n rack(s) will be added</source>
        <translation>
            <numerusform>%n Rack kommt hinzu</numerusform>
            <numerusform>%n Racks kommen hinzu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n device(s) will be added</source>
        <translation>
            <numerusform>%n Gerät kommt hinzu</numerusform>
            <numerusform>%n Geräte kommen hinzu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) have errors</source>
        <translation>
            <numerusform>%n Zeile hat Fehler</numerusform>
            <numerusform>%n Zeilen haben Fehler</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 and are left out.</source>
        <translation>%1; %2 und werden ausgelassen.</translation>
    </message>
    <message>
        <source>%1. Correct them in the file and import it again.</source>
        <translation>%1. In der Datei verbessern und neu importieren.</translation>
    </message>
    <message>
        <source>%1. Nothing is imported until they are corrected or left out.</source>
        <translation>%1. Importiert wird, sobald sie verbessert sind oder ausgelassen werden.</translation>
    </message>
</context>
<context>
    <name>cw::exchange::ImportTableModel</name>
    <message numerus="yes">
        <source>%1 (and %n more)</source>
        <translation>
            <numerusform>%1 (und %n weiterer)</numerusform>
            <numerusform>%1 (und %n weitere)</numerusform>
        </translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>What is wrong, what to do</source>
        <translation>Was falsch ist, was zu tun ist</translation>
    </message>
</context>
<context>
    <name>cw::fabric::FabricCanvas</name>
    <message>
        <source>Fabric</source>
        <translation>Fabric</translation>
    </message>
    <message numerus="yes">
        <source>%n host(s)</source>
        <translation>
            <numerusform>%n Host</numerusform>
            <numerusform>%n Hosts</numerusform>
        </translation>
    </message>
    <message>
        <source>No switch is cabled in this fabric.</source>
        <translation>In diesem Fabric ist kein Switch verkabelt.</translation>
    </message>
</context>
<context>
    <name>cw::fabric::FabricView</name>
    <message>
        <source>Fabric</source>
        <translation>Fabric</translation>
    </message>
    <message>
        <source>Fabric shown</source>
        <translation>Gezeigte Fabric</translation>
    </message>
    <message>
        <source>Overlay</source>
        <translation>Überlagerung</translation>
    </message>
    <message>
        <source>Bisection cut</source>
        <translation>Bisektionsschnitt</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Verbindungen</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Bundled</source>
        <translation>Gebündelt</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Einpassen</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>Intervall</translation>
    </message>
    <message>
        <source>Bisection, lower bound</source>
        <translation>Bisektion, untere Schranke</translation>
    </message>
    <message>
        <source>No fabric yet.</source>
        <translation>Noch keine Fabric.</translation>
    </message>
    <message>
        <source>Not solved yet.</source>
        <translation>Noch nicht berechnet.</translation>
    </message>
    <message>
        <source>%1, host links may be cut</source>
        <translation>%1, Hostverbindungen dürfen geschnitten werden</translation>
    </message>
    <message>
        <source>bisection %1 one way, exact</source>
        <translation>Bisektion %1 je Richtung, exakt</translation>
    </message>
    <message>
        <source>bisection %1 to %2 one way</source>
        <translation>Bisektion %1 bis %2 je Richtung</translation>
    </message>
    <message>
        <source>%1 cables cut, %2 of %3 endpoints on the smaller side · %4 of full bisection</source>
        <translation>%1 Kabel geschnitten, %2 von %3 Endpunkten auf der kleineren Seite · %4 der vollen Bisektion</translation>
    </message>
    <message>
        <source>Start from a reference design</source>
        <translation>Mit einem Referenzdesign beginnen</translation>
    </message>
    <message>
        <source>Connect switches and servers: the cables make a fabric</source>
        <translation>Switches und Server verbinden: die Kabel bilden ein Fabric</translation>
    </message>
    <message>
        <source>Ctrl+K finds every command</source>
        <translation>Strg+K findet jeden Befehl</translation>
    </message>
    <message>
        <source>Lower bound: %1</source>
        <translation>Untere Schranke: %1</translation>
    </message>
    <message>
        <source>Upper bound: %1</source>
        <translation>Obere Schranke: %1</translation>
    </message>
</context>
<context>
    <name>cw::fabric::IntervalBar</name>
    <message>
        <source>Interval from %1 to %2 %3</source>
        <translation>Intervall von %1 bis %2 %3</translation>
    </message>
</context>
<context>
    <name>cw::gui::ExchangeActions</name>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren …</translation>
    </message>
    <message>
        <source>Export bill of &amp;materials…</source>
        <translation>St&amp;ückliste exportieren …</translation>
    </message>
    <message>
        <source>Export site &amp;report…</source>
        <translation>Standortbe&amp;richt exportieren …</translation>
    </message>
    <message>
        <source>Export &amp;plan as picture…</source>
        <translation>&amp;Plan als Bild exportieren …</translation>
    </message>
    <message>
        <source>Tables of racks or devices (*.csv *.tsv *.txt *.xlsx)</source>
        <translation>Tabellen von Racks oder Geräten (*.csv *.tsv *.txt *.xlsx)</translation>
    </message>
    <message>
        <source>Everything that can be read (%1)</source>
        <translation>Alles, was gelesen werden kann (%1)</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message numerus="yes">
        <source>Import %n part(s)</source>
        <translation>
            <numerusform>%n Bauteil importieren</numerusform>
            <numerusform>%n Bauteile importieren</numerusform>
        </translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Importiert</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) imported.</source>
        <translation>
            <numerusform>%n Bauteil importiert.</numerusform>
            <numerusform>%n Bauteile importiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) were left out:</source>
        <translation>
            <numerusform>%n Wert wurde ausgelassen:</numerusform>
            <numerusform>%n Werte wurden ausgelassen:</numerusform>
        </translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Exported %1</source>
        <translation>%1 exportiert</translation>
    </message>
    <message>
        <source>Export site report</source>
        <translation>Standortbericht exportieren</translation>
    </message>
    <message>
        <source>PDF (*.pdf);;Web page (*.html)</source>
        <translation>PDF (*.pdf);;Webseite (*.html)</translation>
    </message>
    <message>
        <source>Export plan</source>
        <translation>Plan exportieren</translation>
    </message>
    <message>
        <source>Drawing (*.svg);;Picture (*.png)</source>
        <translation>Zeichnung (*.svg);;Bild (*.png)</translation>
    </message>
    <message>
        <source>Export cable sche&amp;dule…</source>
        <translation>Kabel&amp;liste exportieren …</translation>
    </message>
    <message numerus="yes">
        <source>%n rack(s) imported and selected</source>
        <translation>
            <numerusform>%n Rack importiert und ausgewählt</numerusform>
            <numerusform>%n Racks importiert und ausgewählt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n device(s) imported and selected</source>
        <translation>
            <numerusform>%n Gerät importiert und ausgewählt</numerusform>
            <numerusform>%n Geräte importiert und ausgewählt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) imported into the library</source>
        <translation>
            <numerusform>%n Teil in die Bibliothek importiert</numerusform>
            <numerusform>%n Teile in die Bibliothek importiert</numerusform>
        </translation>
    </message>
    <message>
        <source>Export %1</source>
        <translation>%1 exportieren</translation>
    </message>
    <message>
        <source>this can be %1</source>
        <translation>möglich sind %1</translation>
    </message>
</context>
<context>
    <name>cw::gui::FileActions</name>
    <message>
        <source>Clusterwright projects (*.cwp);;Canonical JSON (*.json)</source>
        <translation>Clusterwright-Projekte (*.cwp);;Kanonisches JSON (*.json)</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Neu …</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern un&amp;ter …</translation>
    </message>
    <message>
        <source>&amp;Close project</source>
        <translation>Projekt sch&amp;ließen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message numerus="yes">
        <source>“%1”, autosaved %2, %n edit(s).</source>
        <translation>
            <numerusform>„%1“, automatisch gesichert %2, %n Änderung.</numerusform>
            <numerusform>„%1“, automatisch gesichert %2, %n Änderungen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Catalogue: %n part(s)</source>
        <translation>
            <numerusform>Katalog: %n Bauteil</numerusform>
            <numerusform>Katalog: %n Bauteile</numerusform>
        </translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>Open project</source>
        <translation>Projekt öffnen</translation>
    </message>
    <message>
        <source>Open read-only?</source>
        <translation>Schreibgeschützt öffnen?</translation>
    </message>
    <message>
        <source>%1 is open elsewhere (%2).</source>
        <translation>%1 ist anderswo geöffnet (%2).</translation>
    </message>
    <message>
        <source>Open read-only</source>
        <translation>Schreibgeschützt öffnen</translation>
    </message>
    <message>
        <source>File has changed</source>
        <translation>Datei hat sich geändert</translation>
    </message>
    <message>
        <source>Another program has changed %1 since it was opened. Replace it with this design? The file on disk is kept as a backup.</source>
        <translation>Ein anderes Programm hat %1 seit dem Öffnen geändert. Durch diesen Entwurf ersetzen? Die Datei auf der Platte bleibt als Sicherung erhalten.</translation>
    </message>
    <message>
        <source>Save project</source>
        <translation>Projekt speichern</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Nicht gespeicherte Änderungen</translation>
    </message>
    <message>
        <source>%1 has changes that are not saved.</source>
        <translation>%1 hat nicht gespeicherte Änderungen.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>Änderungen verwerfen</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>Read-only.</source>
        <translation>Schreibgeschützt.</translation>
    </message>
    <message>
        <source>Changes to this design can be saved under another name.</source>
        <translation>Änderungen an diesem Entwurf lassen sich unter einem anderen Namen speichern.</translation>
    </message>
    <message>
        <source>Clusterwright</source>
        <translation>Clusterwright</translation>
    </message>
    <message>
        <source>%1 of IT load</source>
        <translation>%1 IT-Last</translation>
    </message>
    <message>
        <source>floor, tiles, walls</source>
        <translation>Boden, Platten, Wände</translation>
    </message>
    <message>
        <source>draw it yourself</source>
        <translation>selbst zeichnen</translation>
    </message>
    <message>
        <source>Not as it was saved.</source>
        <translation>Nicht wie gespeichert.</translation>
    </message>
    <message>
        <source>This file was changed by another tool, or is damaged. Check the design before you rely on it; saving accepts it as it is.</source>
        <translation>Diese Datei wurde von einem anderen Werkzeug geändert oder ist beschädigt. Den Entwurf prüfen, bevor man sich auf ihn verlässt; Speichern übernimmt ihn, wie er ist.</translation>
    </message>
    <message>
        <source>Recover unsaved changes?</source>
        <translation>Ungespeicherte Änderungen wiederherstellen?</translation>
    </message>
    <message>
        <source>There are changes to %1 that were never saved, autosaved %2.</source>
        <translation>Es gibt Änderungen an %1, die nie gespeichert wurden; selbsttätig gesichert %2.</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Open as saved</source>
        <translation>Öffnen wie gespeichert</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Nicht gespeichert</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>Save %1</source>
        <translation>%1 speichern</translation>
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
            <numerusform>%Ln Rack</numerusform>
            <numerusform>%Ln Racks</numerusform>
        </translation>
    </message>
    <message>
        <source>One SU of DGX H100: A/B feeds, cold and hot aisles</source>
        <translation>Eine SU DGX H100: A/B-Einspeisung, Kalt- und Warmgänge</translation>
    </message>
    <message>
        <source>GB200 NVL72: liquid and air in one hall</source>
        <translation>GB200 NVL72: Flüssigkeit und Luft in einer Halle</translation>
    </message>
    <message>
        <source>A lab in one room</source>
        <translation>Ein Labor in einem Raum</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>Schreibgeschützt</translation>
    </message>
    <message>
        <source>%1 was opened read-only and cannot be saved in its place.</source>
        <translation>%1 ist schreibgeschützt geöffnet und kann nicht an seinem Ort gespeichert werden.</translation>
    </message>
</context>
<context>
    <name>cw::gui::OwnPartActions</name>
    <message>
        <source>Own part</source>
        <translation>Eigenes Teil</translation>
    </message>
    <message>
        <source>Give up your values of %1? The shipped part takes their place.</source>
        <translation>Eigene Werte von %1 aufgeben? An ihre Stelle tritt wieder das mitgelieferte Teil.</translation>
    </message>
    <message>
        <source>Delete your part %1 from the library? Where it is placed, it stays.</source>
        <translation>Eigenes Teil %1 aus der Bibliothek löschen? Wo es platziert ist, bleibt es.</translation>
    </message>
    <message>
        <source>Back to the shipped part</source>
        <translation>Zurück zum mitgelieferten Teil</translation>
    </message>
    <message>
        <source>Delete part</source>
        <translation>Teil löschen</translation>
    </message>
    <message>
        <source>Own parts</source>
        <translation>Eigene Teile</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) in %1 cannot be used. The rest of the library is there.</source>
        <translation>
            <numerusform>%n Datei in %1 ist nicht verwendbar. Die übrige Bibliothek ist da.</numerusform>
            <numerusform>%n Dateien in %1 sind nicht verwendbar. Die übrige Bibliothek ist da.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::gui::PartUpdateActions</name>
    <message>
        <source>&amp;Update placed parts…</source>
        <translation>Platzierte Bauteile &amp;aktualisieren …</translation>
    </message>
    <message>
        <source>Give placed parts the values that the catalogue has now</source>
        <translation>Platzierten Bauteilen die heutigen Werte des Katalogs geben</translation>
    </message>
    <message numerus="yes">
        <source>%n placed part(s) differ from the catalogue.</source>
        <translation>
            <numerusform>%n platziertes Bauteil weicht vom Katalog ab.</numerusform>
            <numerusform>%n platzierte Bauteile weichen vom Katalog ab.</numerusform>
        </translation>
    </message>
    <message>
        <source>Their values are kept.</source>
        <translation>Ihre Werte bleiben.</translation>
    </message>
    <message>
        <source>Update placed parts…</source>
        <translation>Platzierte Bauteile aktualisieren …</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Behalten</translation>
    </message>
</context>
<context>
    <name>cw::gui::PrintActions</name>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken …</translation>
    </message>
    <message>
        <source>Print pre&amp;view…</source>
        <translation>Druck&amp;vorschau …</translation>
    </message>
    <message>
        <source>Page set&amp;up…</source>
        <translation>S&amp;eite einrichten …</translation>
    </message>
    <message>
        <source>Elevation, %1</source>
        <translation>Ansicht, %1</translation>
    </message>
    <message>
        <source>Elevation, %1 to %2</source>
        <translation>Ansicht, %1 bis %2</translation>
    </message>
    <message>
        <source>Fabric, %1</source>
        <translation>Fabric, %1</translation>
    </message>
</context>
<context>
    <name>cw::gui::SettingsDialog</name>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Keep the replaced file as .bak</source>
        <translation>Ersetzte Datei als .bak behalten</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>as author of new projects</source>
        <translation>als Verfasser neuer Projekte</translation>
    </message>
    <message>
        <source> s after an edit</source>
        <translation> s nach einer Änderung</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>The language changes with the next start.</source>
        <translation>Die Sprache wechselt mit dem nächsten Start.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Erscheinungsbild</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Ihr Name</translation>
    </message>
    <message>
        <source>Autosave</source>
        <translation>Autospeichern</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save settings</source>
        <translation>Einstellungen sichern</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Einstellungen…</translation>
    </message>
    <message>
        <source>Language, appearance, autosave and your name</source>
        <translation>Sprache, Erscheinungsbild, Autospeichern und Ihr Name</translation>
    </message>
    <message>
        <source>Units and currency belong to a design: Edit › Project data.</source>
        <translation>Einheiten und Währung gehören zum Entwurf: Bearbeiten › Projektdaten.</translation>
    </message>
</context>
<context>
    <name>cw::gui::TemplateDialog</name>
    <message>
        <source>New from a reference design</source>
        <translation>Neu aus Referenzdesign</translation>
    </message>
    <message>
        <source>Reference design</source>
        <translation>Referenzdesign</translation>
    </message>
    <message>
        <source>Create design</source>
        <translation>Entwurf anlegen</translation>
    </message>
    <message numerus="yes">
        <source>Create %n rack(s)</source>
        <translation>
            <numerusform>%n Rack anlegen</numerusform>
            <numerusform>%n Racks anlegen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2, %3, %4, %5, %6 of IT load.</source>
        <comment>GPUs in servers, racks, switches, cables, power</comment>
        <translation>%1 in %2, %3, %4, %5, %6 IT-Last.</translation>
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
            <numerusform>%Ln Server</numerusform>
            <numerusform>%Ln Servern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rack(s)</source>
        <translation>
            <numerusform>%Ln Rack</numerusform>
            <numerusform>%Ln Racks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln switch(es)</source>
        <translation>
            <numerusform>%Ln Switch</numerusform>
            <numerusform>%Ln Switches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cable(s)</source>
        <translation>
            <numerusform>%Ln Kabel</numerusform>
            <numerusform>%Ln Kabel</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::gui::Workbench</name>
    <message numerus="yes">
        <source>%n object(s) selected</source>
        <translation>
            <numerusform>%n Objekt ausgewählt</numerusform>
            <numerusform>%n Objekte ausgewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>Hall plan</source>
        <translation>Hallenplan</translation>
    </message>
    <message>
        <source>Fabric</source>
        <translation>Fabric</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Projekt</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s)</source>
        <translation>
            <numerusform>%n Bauteil</numerusform>
            <numerusform>%n Bauteile</numerusform>
        </translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspektor</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Vorgänge</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>Racks</source>
        <translation>Racks</translation>
    </message>
    <message>
        <source>IT</source>
        <translation>IT</translation>
    </message>
    <message>
        <source>Facility peak</source>
        <translation>Anlage, Spitze</translation>
    </message>
    <message>
        <source>PUE, peak</source>
        <translation>PUE, Spitze</translation>
    </message>
    <message>
        <source>Bisection</source>
        <translation>Bisektion</translation>
    </message>
    <message>
        <source>Inlet max</source>
        <translation>Eintritt max.</translation>
    </message>
    <message>
        <source>999 findings</source>
        <translation>999 Befunde</translation>
    </message>
    <message>
        <source>Maximum draw, known for %1 of devices</source>
        <translation>Höchstleistung, bekannt für %1 der Geräte</translation>
    </message>
    <message>
        <source>IT, losses and drawn cooling at full load</source>
        <translation>IT, Verluste und gezeichnete Kühlung bei Volllast</translation>
    </message>
    <message>
        <source>Facility over IT power at full load; not an annual figure</source>
        <translation>Anlagenleistung durch IT-Leistung bei Volllast; kein Jahreswert</translation>
    </message>
    <message>
        <source>Lower bound of the compute fabric&apos;s bisection over full bisection, one way, host links may be cut</source>
        <translation>Untere Schranke der Bisektion der Compute-Fabric durch volle Bisektion, je Richtung, Hostverbindungen dürfen geschnitten werden</translation>
    </message>
    <message>
        <source>Screening estimate: perfect mixing in each hall</source>
        <translation>Vorabschätzung: vollkommene Durchmischung in jeder Halle</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n Warnung</numerusform>
            <numerusform>%n Warnungen</numerusform>
        </translation>
    </message>
    <message>
        <source>no findings</source>
        <translation>keine Befunde</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>nicht geprüft</translation>
    </message>
    <message>
        <source>solving…</source>
        <translation>rechnet …</translation>
    </message>
    <message>
        <source>IT power, maximum</source>
        <translation>IT-Leistung, höchstens</translation>
    </message>
    <message>
        <source>Facility power at full load</source>
        <translation>Anlagenleistung bei Volllast</translation>
    </message>
    <message>
        <source>PUE at full load</source>
        <translation>PUE bei Volllast</translation>
    </message>
    <message>
        <source>Share of full bisection</source>
        <translation>Anteil an der vollen Bisektion</translation>
    </message>
    <message>
        <source>Highest inlet</source>
        <translation>Höchster Eintritt</translation>
    </message>
    <message>
        <source>Elevation</source>
        <translation>Rack-Ansicht</translation>
    </message>
    <message>
        <source>Cables</source>
        <translation>Kabel</translation>
    </message>
    <message>
        <source>Rack power, weight and space</source>
        <translation>Leistung, Gewicht und Platz der Racks</translation>
    </message>
    <message>
        <source>Fabrics and their bisection</source>
        <translation>Fabrics und ihre Bisektion</translation>
    </message>
    <message>
        <source>Power tree and its failures</source>
        <translation>Stromverteilung und ihre Ausfälle</translation>
    </message>
    <message>
        <source>Heat balances</source>
        <translation>Wärmebilanzen</translation>
    </message>
    <message>
        <source>Site need</source>
        <translation>Bedarf am Standort</translation>
    </message>
    <message>
        <source>Bill of materials</source>
        <translation>Stückliste</translation>
    </message>
    <message>
        <source>Design rules</source>
        <translation>Entwurfsregeln</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Accelerators in the drawn servers; a click selects these</source>
        <translation>Beschleuniger in den gezeichneten Servern; ein Klick wählt diese aus</translation>
    </message>
    <message>
        <source>Racks drawn; a click selects them</source>
        <translation>Gezeichnete Racks; ein Klick wählt sie aus</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>ausgefallen</translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n Hinweis</numerusform>
            <numerusform>%n Hinweise</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waived</source>
        <translation>
            <numerusform>%n hingenommen</numerusform>
            <numerusform>%n hingenommen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::inspector::DerivationView</name>
    <message>
        <source>Derivation</source>
        <translation>Herleitung</translation>
    </message>
</context>
<context>
    <name>cw::inspector::InspectorPanel</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>several values</source>
        <translation>mehrere Werte</translation>
    </message>
    <message>
        <source>Set %1</source>
        <translation>%1 setzen</translation>
    </message>
    <message numerus="yes">
        <source>%n object(s)</source>
        <translation>
            <numerusform>%n Objekt</numerusform>
            <numerusform>%n Objekte</numerusform>
        </translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>Kapazität</translation>
    </message>
    <message>
        <source>Why? %1</source>
        <translation>Warum? %1</translation>
    </message>
    <message>
        <source>Sums</source>
        <translation>Summen</translation>
    </message>
    <message numerus="yes">
        <source>those of one kind; %n object(s) are selected</source>
        <translation>
            <numerusform>die einer Art; %n Objekt ist ausgewählt</numerusform>
            <numerusform>die einer Art; %n Objekte sind ausgewählt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::library::LibraryPanel</name>
    <message>
        <source>All parts</source>
        <translation>Alle Bauteile</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>Rack systems</source>
        <translation>Rack-Systeme</translation>
    </message>
    <message>
        <source>Switches</source>
        <translation>Switches</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Racks</source>
        <translation>Racks</translation>
    </message>
    <message>
        <source>Rack PDUs</source>
        <translation>Rack-PDUs</translation>
    </message>
    <message>
        <source>Accelerators</source>
        <translation>Beschleuniger</translation>
    </message>
    <message>
        <source>Cables</source>
        <translation>Kabel</translation>
    </message>
    <message>
        <source>Transceivers</source>
        <translation>Transceiver</translation>
    </message>
    <message>
        <source>CRAHs</source>
        <translation>CRAHs</translation>
    </message>
    <message>
        <source>CDUs</source>
        <translation>CDUs</translation>
    </message>
    <message>
        <source>Chillers</source>
        <translation>Kältemaschinen</translation>
    </message>
    <message>
        <source>UPS</source>
        <translation>USV</translation>
    </message>
    <message>
        <source>Transformers</source>
        <translation>Transformatoren</translation>
    </message>
    <message>
        <source>Generators</source>
        <translation>Generatoren</translation>
    </message>
    <message>
        <source>Busways</source>
        <translation>Stromschienen</translation>
    </message>
    <message>
        <source>%1 U</source>
        <translation>%1 HE</translation>
    </message>
    <message>
        <source>Search parts</source>
        <translation>Bauteile suchen</translation>
    </message>
    <message>
        <source>Kind of part</source>
        <translation>Art des Bauteils</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Bauteile</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>Filter löschen</translation>
    </message>
    <message numerus="yes">
        <source>No part matches ‘%1’. %n part(s) searched.</source>
        <translation>
            <numerusform>Kein Bauteil passt zu „%1“. %n Bauteil durchsucht.</numerusform>
            <numerusform>Kein Bauteil passt zu „%1“. %n Bauteile durchsucht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Values and sources…</source>
        <translation>Werte und Quellen …</translation>
    </message>
</context>
<context>
    <name>cw::library::OwnPartDialog</name>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>In place of the shipped part</source>
        <translation>Anstelle des mitgelieferten Teils</translation>
    </message>
    <message>
        <source>In place of what it is now</source>
        <translation>Anstelle der jetzigen Werte</translation>
    </message>
    <message>
        <source>As a further part, named</source>
        <translation>Als weiteres Teil mit dem Namen</translation>
    </message>
    <message>
        <source>%1, own</source>
        <translation>%1, eigen</translation>
    </message>
    <message>
        <source>Own values of %1</source>
        <translation>Eigene Werte für %1</translation>
    </message>
    <message>
        <source>Changed values are marked as yours wherever they are used. Placed parts keep their values until you update them.</source>
        <translation>Geänderte Werte sind überall als Ihre gekennzeichnet. Platzierte Teile behalten ihre Werte, bis Sie sie aktualisieren.</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Angabe</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Values of the part</source>
        <translation>Werte des Teils</translation>
    </message>
    <message>
        <source>Name of the further part</source>
        <translation>Name des weiteren Teils</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>measured in our hall, quotation of 3 May…</source>
        <translation>gemessen in unserer Halle, Angebot vom 3. Mai …</translation>
    </message>
    <message>
        <source>Save part</source>
        <translation>Teil sichern</translation>
    </message>
    <message>
        <source>“%1” is not a number</source>
        <translation>„%1“ ist keine Zahl</translation>
    </message>
    <message>
        <source>yes or no</source>
        <translation>ja oder nein</translation>
    </message>
    <message>
        <source>change a value first</source>
        <translation>zuerst einen Wert ändern</translation>
    </message>
    <message>
        <source>say why it takes the place of the part</source>
        <translation>sagen Sie, warum es das Teil ersetzt</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>ist leer</translation>
    </message>
    <message>
        <source>the library has no part “%1”</source>
        <translation>die Bibliothek hat kein Teil „%1“</translation>
    </message>
</context>
<context>
    <name>cw::library::PartDialog</name>
    <message>
        <source>sources read %1</source>
        <translation>Quellen gelesen %1</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Meant as</source>
        <translation>Gemeint als</translation>
    </message>
    <message>
        <source>Rests on</source>
        <translation>Beruht auf</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Vertrauen</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Values of the part</source>
        <translation>Werte des Teils</translation>
    </message>
    <message>
        <source>The catalogue states no value of this part.</source>
        <translation>Der Katalog nennt keinen Wert dieses Teils.</translation>
    </message>
    <message>
        <source>Own values…</source>
        <translation>Eigene Werte…</translation>
    </message>
    <message>
        <source>Back to the shipped part</source>
        <translation>Zurück zum mitgelieferten Teil</translation>
    </message>
    <message>
        <source>Delete this part</source>
        <translation>Dieses Teil löschen</translation>
    </message>
</context>
<context>
    <name>cw::library::PartUpdateDialog</name>
    <message>
        <source>Update placed parts</source>
        <translation>Platzierte Bauteile aktualisieren</translation>
    </message>
    <message>
        <source>A design keeps the values that its parts had when they were placed. The catalogue says something else about these; ticked parts take its values.</source>
        <translation>Ein Entwurf behält die Werte, die seine Bauteile beim Platzieren hatten. Über diese sagt der Katalog etwas anderes; angehakte Bauteile übernehmen seine Werte.</translation>
    </message>
    <message>
        <source>Part and value</source>
        <translation>Bauteil und Wert</translation>
    </message>
    <message>
        <source>Placed</source>
        <translation>Platziert</translation>
    </message>
    <message>
        <source>In this design</source>
        <translation>In diesem Entwurf</translation>
    </message>
    <message>
        <source>In the catalogue</source>
        <translation>Im Katalog</translation>
    </message>
    <message>
        <source>Rests on</source>
        <translation>Beruht auf</translation>
    </message>
    <message>
        <source>Parts that differ from the catalogue</source>
        <translation>Bauteile, die vom Katalog abweichen</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) are not in the catalogue and stay as they are:</source>
        <translation>
            <numerusform>%n Bauteil steht nicht im Katalog und bleibt, wie es ist:</numerusform>
            <numerusform>%n Bauteile stehen nicht im Katalog und bleiben, wie sie sind:</numerusform>
        </translation>
    </message>
    <message>
        <source>Update</source>
        <translation>Aktualisieren</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n Änderung</numerusform>
            <numerusform>%n Änderungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cable end(s) would be in ports that the new part does not have</source>
        <translation>
            <numerusform>%n Kabelende wäre in einem Port, den das neue Bauteil nicht hat</numerusform>
            <numerusform>%n Kabelenden wären in Ports, die das neue Bauteil nicht hat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n device(s) would overlap others or leave their rack</source>
        <translation>
            <numerusform>%n Gerät würde sich mit anderen überschneiden oder aus dem Rack ragen</numerusform>
            <numerusform>%n Geräte würden sich mit anderen überschneiden oder aus dem Rack ragen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Update %n part(s)</source>
        <translation>
            <numerusform>%n Bauteil aktualisieren</numerusform>
            <numerusform>%n Bauteile aktualisieren</numerusform>
        </translation>
    </message>
    <message>
        <source>Every part of this design agrees with the catalogue.</source>
        <translation>Alle Bauteile dieses Entwurfs stimmen mit dem Katalog überein.</translation>
    </message>
    <message>
        <source>Nothing is ticked.</source>
        <translation>Nichts ist angehakt.</translation>
    </message>
    <message numerus="yes">
        <source>%n object(s) take the new values.</source>
        <translation>
            <numerusform>%n Objekt übernimmt die neuen Werte.</numerusform>
            <numerusform>%n Objekte übernehmen die neuen Werte.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::print::Choices</name>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Site report</source>
        <translation>Standortbericht</translation>
    </message>
    <message>
        <source>Title block</source>
        <translation>Schriftfeld</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>What to print</source>
        <translation>Was gedruckt wird</translation>
    </message>
    <message>
        <source>Scale of the plan</source>
        <translation>Maßstab des Plans</translation>
    </message>
    <message>
        <source>Fit on one sheet</source>
        <translation>Auf ein Blatt einpassen</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Maßstab</translation>
    </message>
</context>
<context>
    <name>cw::print::PageSetupDialog</name>
    <message>
        <source>Portrait</source>
        <translation>Hochformat</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Querformat</translation>
    </message>
    <message>
        <source>Page setup</source>
        <translation>Seite einrichten</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Ausrichtung</translation>
    </message>
    <message>
        <source>Left margin</source>
        <translation>Rand links</translation>
    </message>
    <message>
        <source>Top margin</source>
        <translation>Rand oben</translation>
    </message>
    <message>
        <source>Right margin</source>
        <translation>Rand rechts</translation>
    </message>
    <message>
        <source>Bottom margin</source>
        <translation>Rand unten</translation>
    </message>
    <message>
        <source>Use this page</source>
        <translation>Diese Seite verwenden</translation>
    </message>
    <message>
        <source>The margins leave less than %1 mm of the paper. Choose smaller margins.</source>
        <translation>Die Ränder lassen weniger als %1 mm des Papiers frei. Kleinere Ränder wählen.</translation>
    </message>
    <message>
        <source>%1 × %2 mm, of which %3 × %4 mm are printed on.</source>
        <translation>%1 × %2 mm, davon %3 × %4 mm bedruckbar.</translation>
    </message>
</context>
<context>
    <name>cw::print::PreviewDialog</name>
    <message>
        <source>Print preview</source>
        <translation>Druckvorschau</translation>
    </message>
    <message>
        <source>Page setup…</source>
        <translation>Seite einrichten …</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Whole sheet</source>
        <translation>Ganzes Blatt</translation>
    </message>
    <message>
        <source>All sheets</source>
        <translation>Alle Blätter</translation>
    </message>
    <message>
        <source>One sheet</source>
        <translation>Ein Blatt</translation>
    </message>
    <message>
        <source>Sheets</source>
        <translation>Blätter</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken …</translation>
    </message>
    <message>
        <source>This cannot be printed: %1</source>
        <translation>Das lässt sich nicht drucken: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s), %1, %2 × %3 mm</source>
        <translation>
            <numerusform>%n Blatt, %1, %2 × %3 mm</numerusform>
            <numerusform>%n Blätter, %1, %2 × %3 mm</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::project::NamingDialog</name>
    <message>
        <source>Rows</source>
        <translation>Reihen</translation>
    </message>
    <message>
        <source>Racks</source>
        <translation>Racks</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Geräte</translation>
    </message>
    <message>
        <source>Rename by scheme</source>
        <translation>Nach Schema umbenennen</translation>
    </message>
    <message>
        <source>{letter} and {n} count, {n:2} with two digits; {row} {rack} {role} {u} name where it is; {a} and {b} are the ends of a cable. Cables without a label of their own follow the scheme at once.</source>
        <translation>{letter} und {n} zählen, {n:2} mit zwei Stellen; {row} {rack} {role} {u} sagen, wo etwas ist; {a} und {b} sind die Enden eines Kabels. Kabel ohne eigene Beschriftung folgen dem Schema sofort.</translation>
    </message>
    <message>
        <source>Cables</source>
        <translation>Kabel</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>New names</source>
        <translation>Neue Namen</translation>
    </message>
    <message>
        <source>Pattern of %1</source>
        <translation>Muster für %1</translation>
    </message>
    <message>
        <source>All names follow the scheme already.</source>
        <translation>Alle Namen folgen dem Schema schon.</translation>
    </message>
    <message>
        <source>“%1” would give the name %2 twice.</source>
        <translation>„%1“ würde den Namen %2 zweimal vergeben.</translation>
    </message>
    <message>
        <source>“%1” does not work: %2</source>
        <translation>„%1“ geht nicht: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n object(s) get another name; one step to undo.</source>
        <translation>
            <numerusform>%n Objekt bekommt einen anderen Namen; ein Schritt zum Rückgängigmachen.</numerusform>
            <numerusform>%n Objekte bekommen einen anderen Namen; ein Schritt zum Rückgängigmachen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rename %n object(s)</source>
        <translation>
            <numerusform>%n Objekt umbenennen</numerusform>
            <numerusform>%n Objekte umbenennen</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep the scheme</source>
        <translation>Schema behalten</translation>
    </message>
</context>
<context>
    <name>cw::project::ProjectTree</name>
    <message>
        <source>Project tree</source>
        <translation>Projektbaum</translation>
    </message>
</context>
<context>
    <name>cw::project::ProjectTreeModel</name>
    <message>
        <source>Fabrics</source>
        <translation>Fabrics</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Leistung</translation>
    </message>
    <message>
        <source>Cooling</source>
        <translation>Kühlung</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Varianten</translation>
    </message>
    <message numerus="yes">
        <source>%n rack(s)</source>
        <translation>
            <numerusform>%n Rack</numerusform>
            <numerusform>%n Racks</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 kW</source>
        <translation>%1 kW</translation>
    </message>
    <message>
        <source>unnamed</source>
        <translation>unbenannt</translation>
    </message>
    <message>
        <source>Workloads</source>
        <translation>Workloads</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>Reihe %1</translation>
    </message>
</context>
<context>
    <name>cw::project::RenamingModel</name>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>By the scheme</source>
        <translation>Nach dem Schema</translation>
    </message>
</context>
<context>
    <name>cw::results::AnalysisOverlays</name>
    <message>
        <source>Rack power, maximum</source>
        <translation>Rackleistung, höchstens</translation>
    </message>
    <message>
        <source>Free units</source>
        <translation>Freie Höheneinheiten</translation>
    </message>
    <message>
        <source>Feeds</source>
        <translation>Einspeisungen</translation>
    </message>
    <message>
        <source>Heat to liquid</source>
        <translation>Wärme an Flüssigkeit</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Masse</translation>
    </message>
    <message>
        <source>Inlet temperature</source>
        <translation>Eintrittstemperatur</translation>
    </message>
    <message>
        <source>Maximum load</source>
        <translation>Höchste Last</translation>
    </message>
    <message>
        <source>recommended</source>
        <translation>empfohlen</translation>
    </message>
    <message>
        <source>A and B</source>
        <translation>A und B</translation>
    </message>
    <message>
        <source>A only</source>
        <translation>nur A</translation>
    </message>
    <message>
        <source>B only</source>
        <translation>nur B</translation>
    </message>
    <message>
        <source>not fed</source>
        <translation>nicht versorgt</translation>
    </message>
    <message>
        <source>Screening estimate, not CFD: hot spots at single racks are not seen.</source>
        <translation>Vorabschätzung, keine CFD: heiße Stellen an einzelnen Racks werden nicht gesehen.</translation>
    </message>
    <message>
        <source>lowest part limit</source>
        <translation>niedrigste Bauteilgrenze</translation>
    </message>
    <message>
        <source>part limit</source>
        <translation>Bauteilgrenze</translation>
    </message>
</context>
<context>
    <name>cw::results::ChartsPanel</name>
    <message>
        <source>Chart</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>Power by rack</source>
        <translation>Leistung je Rack</translation>
    </message>
    <message>
        <source>Power by row</source>
        <translation>Leistung je Reihe</translation>
    </message>
    <message>
        <source>Power by category</source>
        <translation>Leistung je Kategorie</translation>
    </message>
    <message>
        <source>Chart shown</source>
        <translation>Gezeigtes Diagramm</translation>
    </message>
    <message>
        <source>Not solved yet.</source>
        <translation>Noch nicht berechnet.</translation>
    </message>
    <message>
        <source>Maximum power by rack, kW, highest first</source>
        <translation>Höchstleistung je Rack, kW, absteigend</translation>
    </message>
    <message>
        <source>Maximum power by rack, kW; dashed: limit</source>
        <translation>Höchstleistung je Rack, kW; gestrichelt: Grenze</translation>
    </message>
    <message>
        <source>Maximum power by row, kW</source>
        <translation>Höchstleistung je Reihe, kW</translation>
    </message>
    <message>
        <source>servers</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>switches</source>
        <translation>Switches</translation>
    </message>
    <message>
        <source>storage</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>other IT</source>
        <translation>übrige IT</translation>
    </message>
    <message>
        <source>power losses</source>
        <translation>Stromverluste</translation>
    </message>
    <message>
        <source>cooling</source>
        <translation>Kühlung</translation>
    </message>
    <message>
        <source>Power at full load by category, kW</source>
        <translation>Leistung bei Volllast je Kategorie, kW</translation>
    </message>
    <message>
        <source>Nothing to chart yet: the drawing has no rack.</source>
        <translation>Noch nichts darzustellen: Die Zeichnung hat kein Rack.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 kW</source>
        <translation>%1: %2 von %3 kW</translation>
    </message>
    <message>
        <source>%1: %2 kW</source>
        <translation>%1: %2 kW</translation>
    </message>
    <message>
        <source> · highest %1 with %2 · mean %3 · sum %4</source>
        <translation> · höchstes %1 mit %2 · Mittel %3 · Summe %4</translation>
    </message>
</context>
<context>
    <name>cw::results::CompareDialog</name>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>Racks</source>
        <translation>Racks</translation>
    </message>
    <message>
        <source>Switches</source>
        <translation>Switches</translation>
    </message>
    <message>
        <source>Cables</source>
        <translation>Kabel</translation>
    </message>
    <message>
        <source>Halls</source>
        <translation>Hallen</translation>
    </message>
    <message>
        <source>Sites</source>
        <translation>Standorte</translation>
    </message>
    <message>
        <source>Cable length</source>
        <translation>Kabellänge</translation>
    </message>
    <message>
        <source>IT power, maximum</source>
        <translation>IT-Leistung, maximal</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>Highest rack power</source>
        <translation>Höchste Rackleistung</translation>
    </message>
    <message>
        <source>Mean rack power</source>
        <translation>Mittlere Rackleistung</translation>
    </message>
    <message>
        <source>hosts</source>
        <translation>Hosts</translation>
    </message>
    <message>
        <source>endpoints</source>
        <translation>Endpunkte</translation>
    </message>
    <message>
        <source>bisection, at least</source>
        <translation>Bisektion, mindestens</translation>
    </message>
    <message>
        <source>bisection, at most</source>
        <translation>Bisektion, höchstens</translation>
    </message>
    <message>
        <source>diameter in hops</source>
        <translation>Durchmesser in Hops</translation>
    </message>
    <message>
        <source>Facility power</source>
        <translation>Anlagenleistung</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>Verluste</translation>
    </message>
    <message>
        <source>Heat</source>
        <translation>Wärme</translation>
    </message>
    <message>
        <source>Pieces in the bill</source>
        <translation>Stücke in der Stückliste</translation>
    </message>
    <message>
        <source>Priced part of the bill</source>
        <translation>Bepreister Teil der Stückliste</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Warnungen</translation>
    </message>
    <message>
        <source>Solving both designs…</source>
        <translation>Beide Entwürfe werden gelöst …</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Kennzahlen</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>All figures are equal.</source>
        <translation>Alle Kennzahlen sind gleich.</translation>
    </message>
    <message>
        <source>Bill of materials</source>
        <translation>Stückliste</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Both designs need the same parts.</source>
        <translation>Beide Entwürfe brauchen dieselben Teile.</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>Objekte</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Objekt</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>No object differs.</source>
        <translation>Kein Objekt unterscheidet sich.</translation>
    </message>
    <message>
        <source>added</source>
        <translation>hinzugefügt</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>entfernt</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message numerus="yes">
        <source>%n object(s) differ.</source>
        <translation>
            <numerusform>%n Objekt unterscheidet sich.</numerusform>
            <numerusform>%n Objekte unterscheiden sich.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cw::results::FindingsModel</name>
    <message>
        <source>Project</source>
        <translation>Projekt</translation>
    </message>
    <message>
        <source>%1
%2
Source: %3</source>
        <translation>%1
%2
Quelle: %3</translation>
    </message>
    <message>
        <source>Accepted: %1</source>
        <translation>Hingenommen: %1</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Objekt</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Befund</translation>
    </message>
    <message>
        <source>Suggestion</source>
        <translation>Vorschlag</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n other(s)</source>
        <translation>
            <numerusform>%1 und %n weiteres</numerusform>
            <numerusform>%1 und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>It was accepted when it read “%1” (%2). %3</source>
        <translation>Hingenommen wurde „%1“ (%2). %3</translation>
    </message>
</context>
<context>
    <name>cw::results::FindingsPanel</name>
    <message>
        <source>Fix</source>
        <translation>Beheben</translation>
    </message>
    <message>
        <source>Waive…</source>
        <translation>Hinnehmen …</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>All severities</source>
        <translation>Alle Schweregrade</translation>
    </message>
    <message>
        <source>Warnings and errors</source>
        <translation>Warnungen und Fehler</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Severities shown</source>
        <translation>Gezeigte Schweregrade</translation>
    </message>
    <message>
        <source>No findings, checked %1.</source>
        <translation>Keine Befunde, geprüft %1.</translation>
    </message>
    <message>
        <source>Not checked yet.</source>
        <translation>Noch nicht geprüft.</translation>
    </message>
    <message>
        <source>Waive finding</source>
        <translation>Befund hinnehmen</translation>
    </message>
    <message>
        <source>Reason, printed in the report</source>
        <translation>Begründung, steht im Bericht</translation>
    </message>
    <message>
        <source>Waive</source>
        <translation>Hinnehmen</translation>
    </message>
    <message>
        <source>Withdraw waiver</source>
        <translation>Nicht länger hinnehmen</translation>
    </message>
</context>
<context>
    <name>cw::shell::ActionRegistry</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 name of an action, %2 its keyboard shortcut</extracomment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>cw::shell::BottomPanel</name>
    <message>
        <source>Panels</source>
        <translation>Felder</translation>
    </message>
</context>
<context>
    <name>cw::shell::CommandPalette</name>
    <message>
        <source>Nothing matches.</source>
        <translation>Nichts passt.</translation>
    </message>
    <message>
        <source>Command palette</source>
        <translation>Befehlspalette</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>Find an object</source>
        <translation>Objekt suchen</translation>
    </message>
    <message>
        <source>Find a command or an object</source>
        <translation>Befehl oder Objekt suchen</translation>
    </message>
    <message>
        <source>Type a few letters of a name.</source>
        <translation>Einige Buchstaben eines Namens eingeben.</translation>
    </message>
    <message>
        <source>Nothing matches “%1”.</source>
        <translation>Nichts passt zu „%1“.</translation>
    </message>
    <message>
        <source>Not possible at the moment</source>
        <translation>Im Augenblick nicht möglich</translation>
    </message>
</context>
<context>
    <name>cw::shell::ContextBar</name>
    <message>
        <source>More of this bar</source>
        <translation>Mehr von dieser Leiste</translation>
    </message>
</context>
<context>
    <name>cw::shell::HistoryPanel</name>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>No edits yet. Every edit is listed here and can be undone.</source>
        <translation>Noch keine Änderungen. Jede Änderung wird hier aufgeführt und lässt sich zurücknehmen.</translation>
    </message>
</context>
<context>
    <name>cw::shell::JobsPanel</name>
    <message>
        <source>Jobs</source>
        <translation>Vorgänge</translation>
    </message>
    <message>
        <source>Nothing is running. Solving, saving and exports are listed here.</source>
        <translation>Nichts läuft. Berechnungen, Speichern und Exporte werden hier aufgeführt.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>cw::shell::MainWindow</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Insert</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>&amp;Arrange</source>
        <translation>A&amp;nordnen</translation>
    </message>
    <message>
        <source>A&amp;nalyse</source>
        <translation>Ana&amp;lyse</translation>
    </message>
    <message>
        <source>&amp;Sites</source>
        <translation>&amp;Standorte</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Werkzeuge</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Clusterwright</source>
        <translation>Clusterwright</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>%1[*] — Clusterwright</source>
        <extracomment>%1 is a file name; [*] is replaced by the mark for unsaved changes</extracomment>
        <translation>%1[*] – Clusterwright</translation>
    </message>
    <message>
        <source>%1[*] (read-only) — Clusterwright</source>
        <extracomment>%1 is a file name; [*] is replaced by the mark for unsaved changes</extracomment>
        <translation>%1[*] (schreibgeschützt) – Clusterwright</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Felder</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>Erscheinungs&amp;bild</translation>
    </message>
    <message>
        <source>&amp;Go to view</source>
        <translation>&amp;Gehe zu Ansicht</translation>
    </message>
    <message>
        <source>&amp;Command palette…</source>
        <translation>Befehlspale&amp;tte …</translation>
    </message>
    <message>
        <source>Find a command or an object by a few letters</source>
        <translation>Befehl oder Objekt mit wenigen Buchstaben finden</translation>
    </message>
    <message>
        <source>&amp;Find object…</source>
        <translation>Objekt &amp;suchen …</translation>
    </message>
    <message>
        <source>Find a site, hall, row, rack, device or cable by name</source>
        <translation>Standort, Halle, Reihe, Rack, Gerät oder Kabel nach Namen finden</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts…</source>
        <translation>&amp;Tastenkürzel …</translation>
    </message>
    <message>
        <source>List all shortcuts and change them</source>
        <translation>Alle Tastenkürzel auflisten und ändern</translation>
    </message>
    <message>
        <source>&amp;Project and library</source>
        <translation>&amp;Projekt und Bibliothek</translation>
    </message>
    <message>
        <source>&amp;Inspector</source>
        <translation>&amp;Inspektor</translation>
    </message>
    <message>
        <source>&amp;Findings, charts, jobs, history</source>
        <translation>B&amp;efunde, Diagramme, Vorgänge, Verlauf</translation>
    </message>
    <message>
        <source>Show or hide this panel</source>
        <translation>Dieses Feld zeigen oder verbergen</translation>
    </message>
    <message>
        <source>&amp;Restore default layout</source>
        <translation>Standardanordnung &amp;wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Move view to the other side</source>
        <translation>Ansicht auf die andere Seite &amp;verschieben</translation>
    </message>
    <message>
        <source>Show this view beside the others, or bring it back</source>
        <translation>Diese Ansicht neben den anderen zeigen oder zurückholen</translation>
    </message>
    <message>
        <source>&amp;Next view</source>
        <translation>&amp;Nächste Ansicht</translation>
    </message>
    <message>
        <source>Pre&amp;vious view</source>
        <translation>V&amp;orige Ansicht</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Vo&amp;llbild</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>&amp;System</translation>
    </message>
    <message>
        <source>Light or dark as the desktop is</source>
        <translation>Hell oder dunkel wie die Arbeitsfläche</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>Light appearance</source>
        <translation>Helles Erscheinungsbild</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>Dark appearance</source>
        <translation>Dunkles Erscheinungsbild</translation>
    </message>
    <message>
        <source>Show the view “%1”</source>
        <translation>Ansicht „%1“ zeigen</translation>
    </message>
    <message>
        <source>solving…</source>
        <translation>wird gelöst…</translation>
    </message>
    <message>
        <source>Drop a project, table or NetBox file anywhere on this page</source>
        <translation>Projekt, Tabelle oder NetBox-Datei irgendwo auf dieser Seite ablegen</translation>
    </message>
</context>
<context>
    <name>cw::shell::PaletteField</name>
    <message>
        <source>Find a command or an object</source>
        <translation>Befehl oder Objekt suchen</translation>
    </message>
</context>
<context>
    <name>cw::shell::RecentModel</name>
    <message>
        <source>today %1</source>
        <translation>heute %1</translation>
    </message>
    <message>
        <source>yesterday %1</source>
        <translation>gestern %1</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Projekt</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>Racks</source>
        <translation>Racks</translation>
    </message>
    <message>
        <source>IT kW</source>
        <translation>IT kW</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>Geöffnet</translation>
    </message>
</context>
<context>
    <name>cw::shell::ShortcutDialog</name>
    <message>
        <source>Set shortcut</source>
        <translation>Tastenkürzel festlegen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Filter actions</source>
        <translation>Aktionen filtern</translation>
    </message>
    <message>
        <source>Actions and shortcuts</source>
        <translation>Aktionen und Tastenkürzel</translation>
    </message>
    <message>
        <source>New shortcut</source>
        <translation>Neues Tastenkürzel</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>New &amp;shortcut</source>
        <translation>Neues &amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Standard wiederherstellen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>All shortcuts are as delivered.</source>
        <translation>Alle Tastenkürzel sind wie ausgeliefert.</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>%1 belongs to “%2”. Remove it there first.</source>
        <translation>%1 gehört zu „%2“. Dort zuerst entfernen.</translation>
    </message>
    <message>
        <source>“%1” has no shortcut now.</source>
        <translation>„%1“ hat nun kein Tastenkürzel.</translation>
    </message>
    <message>
        <source>“%1” is %2 now.</source>
        <translation>„%1“ ist nun %2.</translation>
    </message>
</context>
<context>
    <name>cw::shell::StartPage</name>
    <message>
        <source>Clusterwright</source>
        <translation>Clusterwright</translation>
    </message>
    <message>
        <source>Plan AI training clusters</source>
        <translation>KI-Trainingscluster planen</translation>
    </message>
    <message>
        <source>New from a reference design</source>
        <translation>Neu aus Referenzdesign</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Filter recent projects</source>
        <translation>Zuletzt geöffnete Projekte filtern</translation>
    </message>
    <message>
        <source>Recent projects</source>
        <translation>Zuletzt geöffnete Projekte</translation>
    </message>
    <message>
        <source>No projects yet. What you save is listed here.</source>
        <translation>Noch keine Projekte. Gespeichertes wird hier aufgeführt.</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Fewer templates</source>
        <translation>Weniger Vorlagen</translation>
    </message>
    <message numerus="yes">
        <source>All %n templates</source>
        <translation>
            <numerusform>%n Vorlage</numerusform>
            <numerusform>Alle %n Vorlagen</numerusform>
        </translation>
    </message>
    <message>
        <source>Unsaved work was found.</source>
        <translation>Nicht gespeicherte Arbeit wurde gefunden.</translation>
    </message>
    <message>
        <source>Discard…</source>
        <translation>Verwerfen …</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Erste Schritte</translation>
    </message>
    <message>
        <source>1. Choose a reference design or an example: it is drawn, cabled, powered and cooled.</source>
        <translation>1. Einen Referenzentwurf oder ein Beispiel wählen: gezeichnet, verkabelt, versorgt und gekühlt.</translation>
    </message>
    <message>
        <source>2. Drag a rack on the hall plan, or a server in the elevation. Totals and findings follow.</source>
        <translation>2. Ein Rack im Hallenplan ziehen, oder einen Server in der Ansicht. Summen und Befunde folgen.</translation>
    </message>
    <message>
        <source>3. Click a total in the status bar to see how it was worked out, down to the catalogue.</source>
        <translation>3. Eine Summe in der Statusleiste anklicken: Sie zeigt ihre Herleitung bis zum Katalog.</translation>
    </message>
    <message>
        <source>4. Export the bill of materials and the site report from the File menu.</source>
        <translation>4. Stückliste und Standortbericht im Menü Datei exportieren.</translation>
    </message>
</context>
<context>
    <name>cw::shell::StatusTotals</name>
    <message>
        <source>More totals</source>
        <translation>Weitere Summen</translation>
    </message>
</context>
<context>
    <name>cw::shell::UnitField</name>
    <message>
        <source>A number with a unit: %1</source>
        <translation>Eine Zahl mit Einheit: %1</translation>
    </message>
    <message>
        <source>several values</source>
        <translation>mehrere Werte</translation>
    </message>
    <message>
        <source>A value is needed here.</source>
        <translation>Hier wird ein Wert gebraucht.</translation>
    </message>
    <message>
        <source>Enter %1 to %2.</source>
        <translation>%1 bis %2 eingeben.</translation>
    </message>
    <message>
        <source>Enter %1 or more.</source>
        <translation>%1 oder mehr eingeben.</translation>
    </message>
    <message>
        <source>Enter %1 or less.</source>
        <translation>%1 oder weniger eingeben.</translation>
    </message>
</context>
<context>
    <name>cw::shell::ViewPane</name>
    <message>
        <source>Views</source>
        <translation>Ansichten</translation>
    </message>
</context>
<context>
    <name>formats</name>
    <message>
        <source>Clusterwright design (JSON)</source>
        <translation>Clusterwright-Entwurf (JSON)</translation>
    </message>
    <message>
        <source>The whole design in its canonical text form, for version control and scripts.</source>
        <translation>Der ganze Entwurf in kanonischer Textform, für Versionsverwaltung und Skripte.</translation>
    </message>
    <message>
        <source>Bill of materials (CSV)</source>
        <translation>Stückliste (CSV)</translation>
    </message>
    <message>
        <source>Every part that is drawn, with quantity, price range and source.</source>
        <translation>Jedes gezeichnete Bauteil mit Menge, Preisspanne und Quelle.</translation>
    </message>
    <message>
        <source>Bill of materials (Excel)</source>
        <translation>Stückliste (Excel)</translation>
    </message>
    <message>
        <source>Bill of materials (JSON)</source>
        <translation>Stückliste (JSON)</translation>
    </message>
    <message>
        <source>Every part that is drawn, with quantity, price range, source and totals.</source>
        <translation>Jedes gezeichnete Bauteil mit Menge, Preisspanne, Quelle und Summen.</translation>
    </message>
    <message>
        <source>Cable schedule (CSV)</source>
        <translation>Kabelliste (CSV)</translation>
    </message>
    <message>
        <source>One row a cable: both ends, medium, length, transceivers and label.</source>
        <translation>Eine Zeile je Kabel: beide Enden, Medium, Länge, Transceiver und Beschriftung.</translation>
    </message>
    <message>
        <source>Cable schedule (Excel)</source>
        <translation>Kabelliste (Excel)</translation>
    </message>
    <message>
        <source>Racks (CSV)</source>
        <translation>Racks (CSV)</translation>
    </message>
    <message>
        <source>One row a rack: name, part, hall, row, place and limit.</source>
        <translation>Eine Zeile je Rack: Name, Bauteil, Halle, Reihe, Platz und Grenze.</translation>
    </message>
    <message>
        <source>Racks (Excel)</source>
        <translation>Racks (Excel)</translation>
    </message>
    <message>
        <source>Devices (CSV)</source>
        <translation>Geräte (CSV)</translation>
    </message>
    <message>
        <source>One row a device: name, rack, unit, part, role and feeds.</source>
        <translation>Eine Zeile je Gerät: Name, Rack, HE, Bauteil, Rolle und Einspeisungen.</translation>
    </message>
    <message>
        <source>Devices (Excel)</source>
        <translation>Geräte (Excel)</translation>
    </message>
    <message>
        <source>NetBox device and rack types (YAML)</source>
        <translation>NetBox-Geräte- und Racktypen (YAML)</translation>
    </message>
    <message>
        <source>Parts from the files of the NetBox device type library.</source>
        <translation>Bauteile aus den Dateien der NetBox-Gerätetypenbibliothek.</translation>
    </message>
    <message>
        <source>Fabric as a graph (DOT)</source>
        <translation>Fabric als Graph (DOT)</translation>
    </message>
    <message>
        <source>Nodes, cables, ports and rates of a fabric, as PTM and NVIDIA Air read them.</source>
        <translation>Knoten, Kabel, Ports und Raten eines Fabrics, wie PTM und NVIDIA Air sie lesen.</translation>
    </message>
    <message>
        <source>Fabric as a graph (GraphML)</source>
        <translation>Fabric als Graph (GraphML)</translation>
    </message>
    <message>
        <source>Nodes, cables, ports and rates of a fabric, for graph tools.</source>
        <translation>Knoten, Kabel, Ports und Raten eines Fabrics, für Graphenwerkzeuge.</translation>
    </message>
    <message>
        <source>Fabric for the InfiniBand simulator (ibsim)</source>
        <translation>Fabric für den InfiniBand-Simulator (ibsim)</translation>
    </message>
    <message>
        <source>Switches, host adapters and cables by port number, to be simulated.</source>
        <translation>Switches, Hostadapter und Kabel nach Portnummer, zum Simulieren.</translation>
    </message>
    <message>
        <source>Slurm topology, tree</source>
        <translation>Slurm-Topologie, Baum</translation>
    </message>
    <message>
        <source>topology.conf of a fabric for the plugin topology/tree.</source>
        <translation>topology.conf eines Fabrics für das Plugin topology/tree.</translation>
    </message>
    <message>
        <source>Slurm topology, blocks</source>
        <translation>Slurm-Topologie, Blöcke</translation>
    </message>
    <message>
        <source>topology.conf of a fabric for the plugin topology/block, a block a scale-up domain.</source>
        <translation>topology.conf eines Fabrics für das Plugin topology/block, ein Block je Scale-up-Domäne.</translation>
    </message>
    <message>
        <source>Kubernetes topology labels</source>
        <translation>Kubernetes-Topologie-Labels</translation>
    </message>
    <message>
        <source>Leaf, spine, core and scale-up domain of every host as node labels.</source>
        <translation>Leaf, Spine, Core und Scale-up-Domäne jedes Hosts als Node-Labels.</translation>
    </message>
    <message>
        <source>Fabric for containerlab (YAML)</source>
        <translation>Fabric für containerlab (YAML)</translation>
    </message>
    <message>
        <source>Nodes and links of a fabric as a lab of containers.</source>
        <translation>Knoten und Verbindungen eines Fabrics als Labor aus Containern.</translation>
    </message>
</context>
<context>
    <name>import</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Bauteil</translation>
    </message>
    <message>
        <source>Hall</source>
        <translation>Halle</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Reihe</translation>
    </message>
    <message>
        <source>X (mm)</source>
        <translation>X (mm)</translation>
    </message>
    <message>
        <source>Y (mm)</source>
        <translation>Y (mm)</translation>
    </message>
    <message>
        <source>Facing</source>
        <translation>Blickrichtung</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>Power limit (kW)</source>
        <translation>Leistungsgrenze (kW)</translation>
    </message>
    <message>
        <source>Rack</source>
        <translation>Rack</translation>
    </message>
    <message>
        <source>Lowest U</source>
        <translation>Unterste HE</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>Einbauseite</translation>
    </message>
    <message>
        <source>Tier</source>
        <translation>Ebene</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Rail</source>
        <translation>Rail</translation>
    </message>
    <message>
        <source>Supplies on A</source>
        <translation>Netzteile an A</translation>
    </message>
    <message>
        <source>Supplies on B</source>
        <translation>Netzteile an B</translation>
    </message>
    <message>
        <source>empty, but it is needed</source>
        <translation>leer, wird aber gebraucht</translation>
    </message>
    <message>
        <source>“%1” is not a whole number from %2 to %3</source>
        <translation>„%1“ ist keine ganze Zahl von %2 bis %3</translation>
    </message>
    <message>
        <source>“%1” is not a number with a fitting unit</source>
        <translation>„%1“ ist keine Zahl mit passender Einheit</translation>
    </message>
    <message>
        <source>too far away</source>
        <translation>zu weit entfernt</translation>
    </message>
    <message>
        <source>below zero</source>
        <translation>kleiner als null</translation>
    </message>
    <message>
        <source>“%1” is not one of: %2</source>
        <translation>„%1“ ist keines von: %2</translation>
    </message>
    <message>
        <source>“%1” is the name of several parts: %2</source>
        <translation>„%1“ ist der Name mehrerer Bauteile: %2</translation>
    </message>
    <message>
        <source>no part “%1” in the catalogue</source>
        <translation>kein Bauteil „%1“ im Katalog</translation>
    </message>
    <message>
        <source>no part “%1” in the catalogue; the nearest is “%2”</source>
        <translation>kein Bauteil „%1“ im Katalog; am ähnlichsten ist „%2“</translation>
    </message>
    <message>
        <source>the design has no hall yet</source>
        <translation>der Entwurf hat noch keine Halle</translation>
    </message>
    <message>
        <source>which hall? the design has several</source>
        <translation>welche Halle? der Entwurf hat mehrere</translation>
    </message>
    <message>
        <source>no hall “%1”</source>
        <translation>keine Halle „%1“</translation>
    </message>
    <message>
        <source>several halls are called “%1”</source>
        <translation>mehrere Hallen heißen „%1“</translation>
    </message>
    <message>
        <source>“%1” is no rack</source>
        <translation>„%1“ ist kein Rack</translation>
    </message>
    <message>
        <source>x and y belong together</source>
        <translation>x und y gehören zusammen</translation>
    </message>
    <message>
        <source>a rack of this hall is called “%1” already</source>
        <translation>ein Rack dieser Halle heißt schon „%1“</translation>
    </message>
    <message>
        <source>no rack “%1”</source>
        <translation>kein Rack „%1“</translation>
    </message>
    <message>
        <source>several racks are called “%1”; name the hall, too</source>
        <translation>mehrere Racks heißen „%1“; auch die Halle nennen</translation>
    </message>
    <message>
        <source>“%1” is not mounted in racks</source>
        <translation>„%1“ wird nicht in Racks eingebaut</translation>
    </message>
    <message>
        <source>a device of this hall is called “%1” already</source>
        <translation>ein Gerät dieser Halle heißt schon „%1“</translation>
    </message>
    <message>
        <source>%1 is taken by %2</source>
        <translation>%1 ist von %2 belegt</translation>
    </message>
    <message>
        <source>does not fit (%1: %2)</source>
        <translation>passt nicht (%1: %2)</translation>
    </message>
    <message>
        <source>cannot be added (%1: %2)</source>
        <translation>lässt sich nicht hinzufügen (%1: %2)</translation>
    </message>
    <message>
        <source>write the catalogue id, or maker and model</source>
        <translation>die Kennung des Katalogs oder Hersteller und Modell angeben</translation>
    </message>
    <message>
        <source>choose a part that fits</source>
        <translation>ein passendes Bauteil wählen</translation>
    </message>
    <message>
        <source>write the catalogue id</source>
        <translation>die Kennung des Katalogs angeben</translation>
    </message>
    <message>
        <source>rename one of these halls first</source>
        <translation>erst eine dieser Hallen umbenennen</translation>
    </message>
    <message>
        <source>name a hall of the design, or choose one for all rows</source>
        <translation>eine Halle des Entwurfs nennen oder eine für alle Zeilen wählen</translation>
    </message>
    <message>
        <source>import the racks first, or correct the name</source>
        <translation>erst die Racks importieren oder den Namen verbessern</translation>
    </message>
    <message>
        <source>give the table a column with the hall</source>
        <translation>der Tabelle eine Spalte mit der Halle geben</translation>
    </message>
    <message>
        <source>give it another name</source>
        <translation>einen anderen Namen geben</translation>
    </message>
    <message>
        <source>choose free units</source>
        <translation>freie Höheneinheiten wählen</translation>
    </message>
    <message>
        <source>correct the cell</source>
        <translation>die Zelle verbessern</translation>
    </message>
</context>
<context>
    <name>quantities</name>
    <message>
        <source>a finite number</source>
        <translation>eine endliche Zahl</translation>
    </message>
    <message>
        <source>above %1</source>
        <translation>mehr als %1</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>mindestens %1</translation>
    </message>
    <message>
        <source>below %1</source>
        <translation>weniger als %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>höchstens %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1 must be %2</source>
        <translation>%1: erlaubt ist %2</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>keine Zahl</translation>
    </message>
    <message>
        <source>infinite</source>
        <translation>unendlich</translation>
    </message>
    <message>
        <source>%1 is %2; it must be %3</source>
        <translation>%1 ist %2; erlaubt ist %3</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>unspecified medium</source>
        <translation>ohne Angabe des Mediums</translation>
    </message>
    <message>
        <source>passive copper (DAC)</source>
        <translation>passives Kupfer (DAC)</translation>
    </message>
    <message>
        <source>active copper (ACC)</source>
        <translation>aktives Kupfer (ACC)</translation>
    </message>
    <message>
        <source>active optical cable (AOC)</source>
        <translation>aktives optisches Kabel (AOC)</translation>
    </message>
    <message>
        <source>multimode fibre</source>
        <translation>Multimode-Faser</translation>
    </message>
    <message>
        <source>single-mode fibre</source>
        <translation>Singlemode-Faser</translation>
    </message>
    <message>
        <source>twisted pair</source>
        <translation>Twisted Pair</translation>
    </message>
    <message>
        <source>backplane</source>
        <translation>Backplane</translation>
    </message>
    <message>
        <source>Medium and ends do not match</source>
        <translation>Medium und Enden passen nicht zusammen</translation>
    </message>
    <message>
        <source>The medium of each cable against its part, its transceivers and the sockets at both ends.</source>
        <translation>Das Medium jedes Kabels im Vergleich zu seinem Bauteil, seinen Transceivern und den Buchsen an beiden Enden.</translation>
    </message>
    <message>
        <source>%1 is %4 and has no transceiver at %2 (%3)</source>
        <translation>%1 ist %4 und hat bei %2 keinen Transceiver (%3)</translation>
    </message>
    <message>
        <source>%1 is %4, which has its own plugs, but carries %3 at %2</source>
        <translation>%1 ist %4 mit eigenen Steckern, trägt aber %3 bei %2</translation>
    </message>
    <message>
        <source>%1 is %4, but %3 at %2 is for the other kind of fibre</source>
        <translation>%1 ist %4, aber %3 bei %2 ist für die andere Faserart</translation>
    </message>
    <message>
        <source>%1: %3 does not fit the socket of %2</source>
        <translation>%1: %3 passt nicht in die Buchse von %2</translation>
    </message>
    <message>
        <source>%1 is %4 and does not fit the %3 socket of %2</source>
        <translation>%1 ist %4 und passt nicht in die %3-Buchse von %2</translation>
    </message>
    <message>
        <source>%1 is drawn as %4, but %2 is %3</source>
        <translation>%1 ist als %4 gezeichnet, aber %2 ist %3</translation>
    </message>
    <message>
        <source>Choose a cable and transceivers that fit both sockets</source>
        <translation>Ein Kabel und Transceiver wählen, die in beide Buchsen passen</translation>
    </message>
    <message>
        <source>InfiniBand</source>
        <translation>InfiniBand</translation>
    </message>
    <message>
        <source>Ethernet</source>
        <translation>Ethernet</translation>
    </message>
    <message>
        <source>NVLink</source>
        <translation>NVLink</translation>
    </message>
    <message>
        <source>Port does not speak the fabric&apos;s protocol</source>
        <translation>Port spricht das Protokoll der Fabric nicht</translation>
    </message>
    <message>
        <source>The protocol of each cable&apos;s fabric against what the ports at both ends can speak.</source>
        <translation>Das Protokoll der Fabric jedes Kabels im Vergleich zu dem, was die Ports an beiden Enden sprechen.</translation>
    </message>
    <message>
        <source>%1 belongs to %4, but its port of %2 does not speak %3</source>
        <translation>%1 gehört zu %4, aber sein Port an %2 spricht kein %3</translation>
    </message>
    <message>
        <source>Use another port or put the cable into another fabric</source>
        <translation>Einen anderen Port verwenden oder das Kabel einer anderen Fabric zuordnen</translation>
    </message>
    <message>
        <source>Cable longer than its medium reaches</source>
        <translation>Kabel länger als die Reichweite seines Mediums</translation>
    </message>
    <message>
        <source>The length of each cable, fixed or along the tray, against what its cable part and transceivers reach, or what the medium reaches when they do not say.</source>
        <translation>Die Länge jedes Kabels, fest oder entlang der Trasse, im Vergleich zur Reichweite von Kabelbauteil und Transceivern oder, wo diese nichts angeben, des Mediums.</translation>
    </message>
    <message>
        <source>%1 is %2 long; %4 reaches %3</source>
        <translation>%1 ist %2 lang; %4 reicht %3</translation>
    </message>
    <message>
        <source>%1 is %2 long; its medium reaches %3</source>
        <translation>%1 ist %2 lang; sein Medium reicht %3</translation>
    </message>
    <message>
        <source>%1 runs at %2 InfiniBand, which needs active copper or single-mode fibre</source>
        <translation>%1 läuft mit InfiniBand %2, das aktives Kupfer oder Singlemode-Faser braucht</translation>
    </message>
    <message>
        <source>Choose a medium that reaches further, or move the devices closer</source>
        <translation>Ein Medium mit größerer Reichweite wählen oder die Geräte näher zusammenrücken</translation>
    </message>
    <message>
        <source>Speed does not match</source>
        <translation>Geschwindigkeit passt nicht</translation>
    </message>
    <message>
        <source>The speed of each cable against both ports (or pieces of a split port) and against what its cable part and transceivers can carry.</source>
        <translation>Die Geschwindigkeit jedes Kabels im Vergleich zu beiden Ports (oder Teilen eines aufgeteilten Ports) und zu dem, was Kabelbauteil und Transceiver übertragen.</translation>
    </message>
    <message>
        <source>%1 runs at %2; the port of %3 gives %4</source>
        <translation>%1 läuft mit %2; der Port von %3 bietet %4</translation>
    </message>
    <message>
        <source>%1 runs at %2; a piece of the split port of %3 gives %4</source>
        <translation>%1 läuft mit %2; ein Teil des aufgeteilten Ports von %3 bietet %4</translation>
    </message>
    <message>
        <source>%1 runs at %2; %3 carries %4</source>
        <translation>%1 läuft mit %2; %3 überträgt %4</translation>
    </message>
    <message>
        <source>%1 runs at %2; both of its ports could run at %4</source>
        <translation>%1 läuft mit %2; beide Ports könnten %4</translation>
    </message>
    <message>
        <source>Set the cable&apos;s speed to the slower port, or choose matching parts</source>
        <translation>Die Geschwindigkeit des Kabels auf den langsameren Port setzen oder passende Bauteile wählen</translation>
    </message>
    <message>
        <source>Server misses a rail</source>
        <translation>Server fehlt an einer Rail</translation>
    </message>
    <message>
        <source>In fabrics with rails: each server reaches a leaf of every rail that its scalable unit has.</source>
        <translation>In Fabrics mit Rails: jeder Server erreicht ein Leaf jeder Rail seiner skalierbaren Einheit.</translation>
    </message>
    <message>
        <source>%1 has no cable to rail %2 of %3</source>
        <translation>%1 hat kein Kabel zu Rail %2 von %3</translation>
    </message>
    <message>
        <source>Cable the server to a leaf of this rail</source>
        <translation>Den Server mit einem Leaf dieser Rail verkabeln</translation>
    </message>
    <message>
        <source>%1 is not cabled to anything</source>
        <translation>%1 ist mit nichts verkabelt</translation>
    </message>
    <message>
        <source>Switch %1 is not cabled to anything</source>
        <translation>Switch %1 ist mit nichts verkabelt</translation>
    </message>
    <message>
        <source>Cable the device or remove it</source>
        <translation>Das Gerät verkabeln oder entfernen</translation>
    </message>
    <message>
        <source>Port used twice</source>
        <translation>Port doppelt belegt</translation>
    </message>
    <message>
        <source>Both ends of each cable: the port exists, it can be split that way, and no other cable takes the same port or the same piece of it.</source>
        <translation>Beide Enden jedes Kabels: den Port gibt es, er lässt sich so aufteilen, und kein anderes Kabel belegt denselben Port oder denselben Teil.</translation>
    </message>
    <message>
        <source>%1 and %2 are both in port %3 of %4</source>
        <translation>%1 und %2 stecken beide in Port %3 von %4</translation>
    </message>
    <message>
        <source>%1 is in port %2 of %3, which has no such port</source>
        <translation>%1 steckt in Port %2 von %3, den es dort nicht gibt</translation>
    </message>
    <message>
        <source>%1 splits a port of %3 into %2; it can be split into %4 at most</source>
        <translation>%1 teilt einen Port von %3 in %2; möglich sind höchstens %4</translation>
    </message>
    <message>
        <source>%1 takes piece %2 of a port of %4 that is split into %3</source>
        <translation>%1 belegt Teil %2 eines Ports von %4, der in %3 geteilt ist</translation>
    </message>
    <message>
        <source>Move one cable to a free port</source>
        <translation>Ein Kabel auf einen freien Port umstecken</translation>
    </message>
    <message>
        <source>Heat that nothing takes away</source>
        <translation>Wärme, die niemand abführt</translation>
    </message>
    <message>
        <source>Racks with liquid-cooled devices have a liquid loop, each such loop has a unit that serves it, and each hall with devices that draw power has air cooling.</source>
        <translation>Racks mit flüssigkeitsgekühlten Geräten haben einen Flüssigkeitskreislauf, jeder solche Kreislauf eine versorgende Maschine, und jede Halle mit stromverbrauchenden Geräten Luftkühlung.</translation>
    </message>
    <message>
        <source>%1 holds liquid-cooled devices such as %2, but no liquid loop serves it</source>
        <translation>%1 enthält flüssigkeitsgekühlte Geräte wie %2, aber kein Flüssigkeitskreislauf versorgt es</translation>
    </message>
    <message>
        <source>No cooling unit serves the loop %1</source>
        <translation>Keine Kühlmaschine versorgt den Kreislauf %1</translation>
    </message>
    <message>
        <source>%1 holds liquid-cooled devices, but its loop %2 is an air loop</source>
        <translation>%1 enthält flüssigkeitsgekühlte Geräte, aber sein Kreislauf %2 ist ein Luftkreislauf</translation>
    </message>
    <message>
        <source>No cooling unit serves the air of %1</source>
        <translation>Keine Kühlmaschine versorgt die Luft von %1</translation>
    </message>
    <message>
        <source>Add cooling units, or connect the rack to a loop</source>
        <translation>Kühlmaschinen hinzufügen oder das Rack an einen Kreislauf anschließen</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Info</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Front faces a hot aisle</source>
        <translation>Front zeigt in einen Warmgang</translation>
    </message>
    <message>
        <source>Across each aisle up to 3 m wide, fronts face fronts and rears face rears; within a row all fronts look the same way.</source>
        <translation>Über jeden bis 3 m breiten Gang stehen Front zu Front und Rückseite zu Rückseite; innerhalb einer Reihe zeigen alle Fronten in dieselbe Richtung.</translation>
    </message>
    <message>
        <source>The fronts of %1 draw the hot air of %2 (racks: %3)</source>
        <translation>Die Fronten von %1 saugen die Warmluft von %2 an (Racks: %3)</translation>
    </message>
    <message>
        <source>Racks of %1 draw each other&apos;s hot air (racks: %3)</source>
        <translation>Racks von %1 saugen gegenseitig ihre Warmluft an (Racks: %3)</translation>
    </message>
    <message>
        <source>%1 looks another way than the rest of row %2 (racks: %3)</source>
        <translation>%1 blickt anders als der Rest der Reihe %2 (Racks: %3)</translation>
    </message>
    <message>
        <source>Turn the row so that its fronts share a cold aisle</source>
        <translation>Die Reihe drehen, sodass ihre Fronten einen Kaltgang teilen</translation>
    </message>
    <message>
        <source>Aisle too narrow</source>
        <translation>Gang zu schmal</translation>
    </message>
    <message>
        <source>The free floor before the front of each rack (at least 1200 mm) and behind its rear (at least 900 mm), up to the next rack, unit, column or wall.</source>
        <translation>Der freie Boden vor der Front jedes Racks (mindestens 1200 mm) und hinter seiner Rückseite (mindestens 900 mm) bis zum nächsten Rack, Gerät, zur nächsten Stütze oder Wand.</translation>
    </message>
    <message>
        <source>The aisle before %1 and %2 is %3 wide; %4 are planned for</source>
        <translation>Der Gang vor %1 und %2 ist %3 breit; geplant sind %4</translation>
    </message>
    <message>
        <source>The hot aisle between %1 and %2 is %3 wide; %4 are planned for</source>
        <translation>Der Warmgang zwischen %1 und %2 ist %3 breit; geplant sind %4</translation>
    </message>
    <message>
        <source>%3 are free between the front of %1 and %2; %4 are planned for</source>
        <translation>%3 sind zwischen der Front von %1 und %2 frei; geplant sind %4</translation>
    </message>
    <message>
        <source>%3 are free between the rear of %1 and %2; %4 are planned for</source>
        <translation>%3 sind zwischen der Rückseite von %1 und %2 frei; geplant sind %4</translation>
    </message>
    <message>
        <source>%3 are free between the front of %1 and the wall of %2; %4 are planned for</source>
        <translation>%3 sind zwischen der Front von %1 und der Wand von %2 frei; geplant sind %4</translation>
    </message>
    <message>
        <source>%3 are free between the rear of %1 and the wall of %2; %4 are planned for</source>
        <translation>%3 sind zwischen der Rückseite von %1 und der Wand von %2 frei; geplant sind %4</translation>
    </message>
    <message>
        <source>Move the row, or waive the finding where the site allows less</source>
        <translation>Die Reihe verschieben oder den Befund hinnehmen, wo der Standort weniger erlaubt</translation>
    </message>
    <message>
        <source>Two objects on one spot</source>
        <translation>Zwei Objekte an einer Stelle</translation>
    </message>
    <message>
        <source>The footprints of racks, power and cooling units of a hall against each other.</source>
        <translation>Die Grundflächen von Racks, Strom- und Kühlgeräten einer Halle gegeneinander.</translation>
    </message>
    <message>
        <source>%1 stands where %2 stands</source>
        <translation>%1 steht, wo %2 steht</translation>
    </message>
    <message>
        <source>Move one of them</source>
        <translation>Eines davon verschieben</translation>
    </message>
    <message>
        <source>column</source>
        <translation>Stütze</translation>
    </message>
    <message>
        <source>keep-out area</source>
        <translation>Sperrfläche</translation>
    </message>
    <message>
        <source>wall</source>
        <translation>Wand</translation>
    </message>
    <message>
        <source>door</source>
        <translation>Tür</translation>
    </message>
    <message>
        <source>plant room</source>
        <translation>Technikraum</translation>
    </message>
    <message>
        <source>On a column or in a keep-out area</source>
        <translation>Auf einer Stütze oder in einer Sperrfläche</translation>
    </message>
    <message>
        <source>The footprints of racks, power and cooling units against columns, walls, doors and keep-out areas; racks against plant rooms, too.</source>
        <translation>Die Grundflächen von Racks, Strom- und Kühlgeräten gegen Stützen, Wände, Türen und Sperrflächen; Racks auch gegen Technikräume.</translation>
    </message>
    <message>
        <source>%1 stands on a building element (%2)</source>
        <translation>%1 steht auf einem Bauelement (%2)</translation>
    </message>
    <message>
        <source>%1 stands on a building element (%2 %3)</source>
        <translation>%1 steht auf einem Bauelement (%2 %3)</translation>
    </message>
    <message>
        <source>Move it off the building element</source>
        <translation>Vom Bauelement wegrücken</translation>
    </message>
    <message>
        <source>Outside the hall</source>
        <translation>Außerhalb der Halle</translation>
    </message>
    <message>
        <source>The footprints of racks, power and cooling units against the floor of their hall and its plant rooms.</source>
        <translation>Die Grundflächen von Racks, Strom- und Kühlgeräten gegen den Boden ihrer Halle und deren Technikräume.</translation>
    </message>
    <message>
        <source>%1 reaches beyond the floor of %2</source>
        <translation>%1 reicht über den Boden von %2 hinaus</translation>
    </message>
    <message>
        <source>%1 stands outside %2</source>
        <translation>%1 steht außerhalb von %2</translation>
    </message>
    <message>
        <source>Move it into the hall or enlarge the hall</source>
        <translation>In die Halle verschieben oder die Halle vergrößern</translation>
    </message>
    <message>
        <source>Rack without a feed</source>
        <translation>Rack ohne Einspeisung</translation>
    </message>
    <message>
        <source>Each rack whose devices draw power has a rack PDU or power shelf; on both feeds when a device in it has two or more power supplies.</source>
        <translation>Jedes Rack mit stromverbrauchenden Geräten hat eine Rack-PDU oder ein Power-Shelf; an beiden Einspeisungen, wenn ein Gerät darin zwei oder mehr Netzteile hat.</translation>
    </message>
    <message>
        <source>%1 has no rack PDU for its devices that draw power (%2)</source>
        <translation>%1 hat keine Rack-PDU für seine stromverbrauchenden Geräte (%2)</translation>
    </message>
    <message>
        <source>%1 has rack PDUs on feed %2 only; its devices have supplies for two feeds</source>
        <translation>%1 hat Rack-PDUs nur an Einspeisung %2; seine Geräte haben Netzteile für zwei Einspeisungen</translation>
    </message>
    <message>
        <source>Add rack PDUs on feeds A and B</source>
        <translation>Rack-PDUs an den Einspeisungen A und B hinzufügen</translation>
    </message>
    <message>
        <source>Power element fed by nothing</source>
        <translation>Stromversorgungselement ohne Zuführung</translation>
    </message>
    <message>
        <source>%1 is fed by nothing</source>
        <translation>%1 wird von nichts gespeist</translation>
    </message>
    <message>
        <source>Draw the feed from the element upstream</source>
        <translation>Die Zuführung vom vorgelagerten Element zeichnen</translation>
    </message>
    <message>
        <source>Device not plugged in</source>
        <translation>Gerät nicht eingesteckt</translation>
    </message>
    <message>
        <source>The power supplies of each device against the feeds of its rack. Racks without any feed are another finding.</source>
        <translation>Die Netzteile jedes Geräts im Vergleich zu den Einspeisungen seines Racks. Racks ganz ohne Einspeisung sind ein eigener Befund.</translation>
    </message>
    <message>
        <source>No power supply of %1 is plugged into a feed</source>
        <translation>Kein Netzteil von %1 steckt an einer Einspeisung</translation>
    </message>
    <message>
        <source>%2 power supplies of %1 are plugged in, but it has %3</source>
        <translation>%2 Netzteile von %1 sind eingesteckt, es hat aber %3</translation>
    </message>
    <message>
        <source>%1 has supplies on feed %2, which %3 does not have</source>
        <translation>%1 hat Netzteile an Einspeisung %2, die %3 nicht hat</translation>
    </message>
    <message>
        <source>Plug the supplies into the feeds of the rack</source>
        <translation>Die Netzteile an den Einspeisungen des Racks einstecken</translation>
    </message>
    <message>
        <source>Same name twice</source>
        <translation>Gleicher Name zweimal</translation>
    </message>
    <message>
        <source>Names of rows, racks and devices within a hall; labels of cables and names of power and cooling elements in the whole design. Empty names are not compared.</source>
        <translation>Namen von Reihen, Racks und Geräten innerhalb einer Halle; Beschriftungen von Kabeln und Namen von Strom- und Kühlelementen im ganzen Entwurf. Leere Namen werden nicht verglichen.</translation>
    </message>
    <message>
        <source>%2 racks of one hall are called “%1”</source>
        <translation>%2 Racks einer Halle heißen „%1“</translation>
    </message>
    <message>
        <source>%2 rows of one hall are called “%1”</source>
        <translation>%2 Reihen einer Halle heißen „%1“</translation>
    </message>
    <message>
        <source>%2 devices of one hall are called “%1”</source>
        <translation>%2 Geräte einer Halle heißen „%1“</translation>
    </message>
    <message>
        <source>%2 cables are labelled “%1”</source>
        <translation>%2 Kabel sind mit „%1“ beschriftet</translation>
    </message>
    <message>
        <source>%2 elements are called “%1”</source>
        <translation>%2 Elemente heißen „%1“</translation>
    </message>
    <message>
        <source>Rename all but one</source>
        <translation>Alle bis auf eines umbenennen</translation>
    </message>
    <message>
        <source>Row without racks</source>
        <translation>Reihe ohne Racks</translation>
    </message>
    <message>
        <source>Rows that no rack belongs to.</source>
        <translation>Reihen, zu denen kein Rack gehört.</translation>
    </message>
    <message>
        <source>Row %1 has no racks</source>
        <translation>Reihe %1 hat keine Racks</translation>
    </message>
    <message>
        <source>Remove the row or put racks into it</source>
        <translation>Die Reihe entfernen oder mit Racks füllen</translation>
    </message>
    <message>
        <source>Device draws hot-aisle air</source>
        <translation>Gerät saugt Luft aus dem Warmgang</translation>
    </message>
    <message>
        <source>The stated airflow of each device and the face that it is mounted on: air must enter at the front of the rack.</source>
        <translation>Die angegebene Luftrichtung jedes Geräts und die Seite, an der es eingebaut ist: Luft muss an der Front des Racks eintreten.</translation>
    </message>
    <message>
        <source>%1: airflow of %2 is rear-to-front; mounted this way it draws hot-aisle air</source>
        <translation>%1: %2 führt die Luft von hinten nach vorn; so eingebaut saugt es Luft aus dem Warmgang</translation>
    </message>
    <message>
        <source>%1: airflow of %2 is front-to-rear; mounted at the rear it draws hot-aisle air</source>
        <translation>%1: %2 führt die Luft von vorn nach hinten; hinten eingebaut saugt es Luft aus dem Warmgang</translation>
    </message>
    <message>
        <source>Device beyond the rack&apos;s units</source>
        <translation>Gerät jenseits der Höheneinheiten des Racks</translation>
    </message>
    <message>
        <source>The lowest unit and the height of each device against the units of its rack.</source>
        <translation>Die unterste HE und die Höhe jedes Geräts im Vergleich zu den Höheneinheiten seines Racks.</translation>
    </message>
    <message>
        <source>%1 starts at U%2 and is %3 high, but %4 has %5</source>
        <translation>%1 beginnt bei HE %2 und ist %3 hoch, aber %4 hat %5</translation>
    </message>
    <message>
        <source>%1 is %2 high but is mounted in no unit of %3</source>
        <translation>%1 ist %2 hoch, sitzt aber in keiner HE von %3</translation>
    </message>
    <message>
        <source>Move the device to free units or choose a taller rack</source>
        <translation>Das Gerät auf freie Höheneinheiten setzen oder ein höheres Rack wählen</translation>
    </message>
    <message>
        <source>Device deeper than its rack</source>
        <translation>Gerät tiefer als sein Rack</translation>
    </message>
    <message>
        <source>The depth of each device against the mounting depth of its rack, or against the outer depth where no mounting depth is stated.</source>
        <translation>Die Tiefe jedes Geräts im Vergleich zur Einbautiefe seines Racks oder zur Außentiefe, wo keine Einbautiefe angegeben ist.</translation>
    </message>
    <message>
        <source>%1 is %2 deep; %3 takes devices up to %4</source>
        <translation>%1 ist %2 tief; %3 fasst Geräte bis %4</translation>
    </message>
    <message>
        <source>%1 is %2 deep; %3 is only %4 deep on the outside</source>
        <translation>%1 ist %2 tief; %3 ist außen nur %4 tief</translation>
    </message>
    <message>
        <source>Choose a deeper rack for this device</source>
        <translation>Ein tieferes Rack für dieses Gerät wählen</translation>
    </message>
    <message>
        <source>No rails for this device</source>
        <translation>Keine Schienen für dieses Gerät</translation>
    </message>
    <message>
        <source>The width and unit of each device against the rails of its rack, where both are known.</source>
        <translation>Die Breite und Höheneinheit jedes Geräts im Vergleich zu den Schienen seines Racks, wo beide bekannt sind.</translation>
    </message>
    <message>
        <source>%1 is %2 wide and does not fit between the %4 rails of %3</source>
        <translation>%1 ist %2 breit und passt nicht zwischen die %4-Schienen von %3</translation>
    </message>
    <message>
        <source>%1 is measured in OpenU; check that it fits the %3 rails of %2</source>
        <translation>%1 ist in OpenU bemessen; prüfen, ob es in die %3-Schienen von %2 passt</translation>
    </message>
    <message>
        <source>%1 is built for 19 in rails; %2 has %3 rails and needs adapter rails</source>
        <translation>%1 ist für 19-Zoll-Schienen gebaut; %2 hat %3-Schienen und braucht Adapterschienen</translation>
    </message>
    <message>
        <source>Choose a rack with matching rails</source>
        <translation>Ein Rack mit passenden Schienen wählen</translation>
    </message>
    <message>
        <source>Two devices in one place</source>
        <translation>Zwei Geräte an einem Platz</translation>
    </message>
    <message>
        <source>Units and depth of the devices of each rack, on both faces. A device of unknown depth counts as full depth.</source>
        <translation>Höheneinheiten und Tiefe der Geräte jedes Racks, auf beiden Seiten. Ein Gerät unbekannter Tiefe zählt als volltief.</translation>
    </message>
    <message>
        <source>%1 and %2 both take U%3 of %4</source>
        <translation>%1 und %2 belegen beide HE %3 von %4</translation>
    </message>
    <message>
        <source>Move one of them to free units</source>
        <translation>Eines davon auf freie Höheneinheiten setzen</translation>
    </message>
    <message>
        <source>Cooling machine overloaded</source>
        <translation>Kühlmaschine überlastet</translation>
    </message>
    <message>
        <source>The heat that each CRAH and CDU takes against its capacity.</source>
        <translation>Die Wärme, die jede CRAH und CDU aufnimmt, im Vergleich zu ihrer Leistung.</translation>
    </message>
    <message>
        <source>%1 takes %2, its capacity is %3</source>
        <translation>%1 nimmt %2 auf, die Leistung ist %3</translation>
    </message>
    <message>
        <source>Add a machine to the loop, or choose a larger one.</source>
        <translation>Dem Kreislauf eine Maschine hinzufügen oder eine größere wählen.</translation>
    </message>
    <message>
        <source>Capacity of the machine or its part</source>
        <translation>Leistung der Maschine oder ihres Bauteils</translation>
    </message>
    <message>
        <source>No spare cooling machine</source>
        <translation>Keine Kühlmaschine in Reserve</translation>
    </message>
    <message>
        <source>The load of the machines of each loop with the largest one out.</source>
        <translation>Die Last der Maschinen jedes Kreislaufs ohne die größte.</translation>
    </message>
    <message>
        <source>%1: with one machine out, the others run at %2 of their capacity</source>
        <translation>%1: ohne eine Maschine laufen die übrigen mit %2 ihrer Leistung</translation>
    </message>
    <message>
        <source>Add one machine to the loop (N+1).</source>
        <translation>Dem Kreislauf eine Maschine hinzufügen (N+1).</translation>
    </message>
    <message>
        <source>Enumeration of single failures</source>
        <translation>Durchrechnen aller Einzelausfälle</translation>
    </message>
    <message>
        <source>The heat of each hall against the air units and CDUs that serve it.</source>
        <translation>Die Wärme jeder Halle im Vergleich zu den Umluftkühlern und CDUs, die sie versorgen.</translation>
    </message>
    <message>
        <source>%1: %2 to air is beyond the air units</source>
        <translation>%1: %2 an Luft übersteigt die Umluftkühler</translation>
    </message>
    <message>
        <source>%1: %2 to liquid is beyond the CDUs, or its racks are on no loop</source>
        <translation>%1: %2 an Flüssigkeit übersteigt die CDUs, oder die Racks hängen an keinem Kreislauf</translation>
    </message>
    <message>
        <source>Draw the missing machines, or connect the racks to a loop.</source>
        <translation>Die fehlenden Maschinen zeichnen oder die Racks an einen Kreislauf anschließen.</translation>
    </message>
    <message>
        <source>Heat balance of the hall</source>
        <translation>Wärmebilanz der Halle</translation>
    </message>
    <message>
        <source>Inlet above the limit of a device</source>
        <translation>Eintritt über der Grenze eines Geräts</translation>
    </message>
    <message>
        <source>The screening estimate of each rack&apos;s inlet against the lowest inlet limit of its devices.</source>
        <translation>Die Vorabschätzung der Eintrittstemperatur jedes Racks im Vergleich zur niedrigsten Grenze seiner Geräte.</translation>
    </message>
    <message>
        <source>%1 would breathe %2, its limit is %3 (%4 racks in all; screening estimate)</source>
        <translation>%1 bekäme %2, die Grenze ist %3 (%4 Racks insgesamt; Vorabschätzung)</translation>
    </message>
    <message>
        <source>Supply more or colder air, or close the containment.</source>
        <translation>Mehr oder kältere Luft zuführen oder die Einhausung schließen.</translation>
    </message>
    <message>
        <source>Inlet limit of the part; perfect mixing, not CFD</source>
        <translation>Eintrittsgrenze des Bauteils; vollkommene Durchmischung, keine CFD</translation>
    </message>
    <message>
        <source>More power needed than contracted</source>
        <translation>Mehr Leistung nötig als vertraglich vereinbart</translation>
    </message>
    <message>
        <source>IT power, losses and cooling at peak against the connection of each site.</source>
        <translation>IT-Leistung, Verluste und Kühlung in der Spitze im Vergleich zum Anschluss jedes Standorts.</translation>
    </message>
    <message>
        <source>%1 needs %2 at peak, %3 is contracted</source>
        <translation>%1 braucht %2 in der Spitze, vereinbart sind %3</translation>
    </message>
    <message>
        <source>Raise the connection, reduce the design, or choose another site.</source>
        <translation>Den Anschluss vergrößern, den Entwurf verkleinern oder einen anderen Standort wählen.</translation>
    </message>
    <message>
        <source>Contracted power as entered</source>
        <translation>Vertragsleistung wie eingegeben</translation>
    </message>
    <message>
        <source>Host cannot reach the others</source>
        <translation>Host erreicht die anderen nicht</translation>
    </message>
    <message>
        <source>Every host of a fabric against the part of it that holds most endpoints.</source>
        <translation>Jeder Host einer Fabric im Vergleich zu deren Teil mit den meisten Endpunkten.</translation>
    </message>
    <message>
        <source>%1 hosts of %2 have no path to the others, first %3</source>
        <translation>%1 Hosts von %2 haben keinen Weg zu den anderen, der erste ist %3</translation>
    </message>
    <message>
        <source>Draw the missing cables.</source>
        <translation>Die fehlenden Kabel zeichnen.</translation>
    </message>
    <message>
        <source>Connectivity of the drawn cables</source>
        <translation>Zusammenhang der gezeichneten Kabel</translation>
    </message>
    <message>
        <source>Oversubscription above target</source>
        <translation>Überbuchung über dem Zielwert</translation>
    </message>
    <message>
        <source>Capacity down against capacity up of the worst switch of each tier, against the fabric&apos;s target.</source>
        <translation>Kapazität abwärts durch Kapazität aufwärts des schlechtesten Switches jeder Ebene im Vergleich zum Zielwert der Fabric.</translation>
    </message>
    <message>
        <source>%1: the %2 tier is oversubscribed %3:1, the target is %4:1</source>
        <translation>%1: die Ebene %2 ist %3:1 überbucht, das Ziel ist %4:1</translation>
    </message>
    <message>
        <source>Add uplinks or switches to the tier above, or accept a higher ratio.</source>
        <translation>Uplinks oder Switches zur Ebene darüber hinzufügen oder ein höheres Verhältnis hinnehmen.</translation>
    </message>
    <message>
        <source>Target entered by the planner or set by the reference design</source>
        <translation>Zielwert, vom Planer eingegeben oder vom Referenzdesign gesetzt</translation>
    </message>
    <message>
        <source>Feed overloaded</source>
        <translation>Einspeisung überlastet</translation>
    </message>
    <message>
        <source>The load of every element of the power tree against the smallest of its limits, with the 80 % rule for continuous load where it applies.</source>
        <translation>Die Last jedes Elements des Strombaums im Vergleich zur kleinsten seiner Grenzen, mit der 80-%-Regel für Dauerlast, wo sie gilt.</translation>
    </message>
    <message>
        <source>%1 carries %2, it may carry %3</source>
        <translation>%1 trägt %2, zulässig sind %3</translation>
    </message>
    <message>
        <source>%1 and %4 more like it carry %2 each, they may carry %3</source>
        <translation>%1 und %4 weitere gleiche tragen je %2, zulässig sind %3</translation>
    </message>
    <message>
        <source>Spread the load over more feeds, or choose a larger rating.</source>
        <translation>Die Last auf mehr Einspeisungen verteilen oder einen größeren Nennwert wählen.</translation>
    </message>
    <message>
        <source>Rating of the element or its part; NEC 210.20(A) for the 80 % rule</source>
        <translation>Nennwert des Elements oder seines Bauteils; NEC 210.20(A) für die 80-%-Regel</translation>
    </message>
    <message>
        <source>A single failure overloads a feed</source>
        <translation>Ein Einzelausfall überlastet eine Einspeisung</translation>
    </message>
    <message>
        <source>The load of every element after the failure of any one other element.</source>
        <translation>Die Last jedes Elements nach dem Ausfall irgendeines anderen Elements.</translation>
    </message>
    <message>
        <source>%1 would carry %2 after the loss of %5, it may carry %3</source>
        <translation>%1 trüge nach dem Ausfall von %5 %2, zulässig sind %3</translation>
    </message>
    <message>
        <source>%1 and %4 more like it would carry %2 after the loss of %5, they may carry %3</source>
        <translation>%1 und %4 weitere gleiche trügen nach dem Ausfall von %5 %2, zulässig sind %3</translation>
    </message>
    <message>
        <source>Each side must carry the whole load: raise the rating or reduce the load.</source>
        <translation>Jede Seite muss die ganze Last tragen: Nennwert erhöhen oder Last verringern.</translation>
    </message>
    <message>
        <source>Rack above its power limit</source>
        <translation>Rack über seiner Leistungsgrenze</translation>
    </message>
    <message>
        <source>The maximum draw of a rack&apos;s devices against the limit of the rack or its hall.</source>
        <translation>Die Höchstleistung der Geräte eines Racks im Vergleich zur Grenze des Racks oder seiner Halle.</translation>
    </message>
    <message>
        <source>%1 draws %2 at most, its limit is %3</source>
        <translation>%1 nimmt höchstens %2 auf, die Grenze ist %3</translation>
    </message>
    <message>
        <source>Move devices to another rack, or raise the limit if feeds and cooling allow it.</source>
        <translation>Geräte in ein anderes Rack setzen oder die Grenze anheben, wenn Einspeisung und Kühlung es erlauben.</translation>
    </message>
    <message>
        <source>Limit entered by the planner</source>
        <translation>Vom Planer eingegebene Grenze</translation>
    </message>
    <message>
        <source>Rack carries too much</source>
        <translation>Rack trägt zu viel</translation>
    </message>
    <message>
        <source>The known mass of a rack&apos;s devices against the static load of the rack.</source>
        <translation>Die bekannte Masse der Geräte eines Racks im Vergleich zur statischen Traglast des Racks.</translation>
    </message>
    <message>
        <source>%1 carries %2, the rack is rated for %3</source>
        <translation>%1 trägt %2, das Rack ist für %3 ausgelegt</translation>
    </message>
    <message>
        <source>Move devices to another rack, or choose a rack with a higher static load.</source>
        <translation>Geräte in ein anderes Rack setzen oder ein Rack mit höherer statischer Traglast wählen.</translation>
    </message>
    <message>
        <source>Static load of the rack part</source>
        <translation>Statische Traglast des Rack-Bauteils</translation>
    </message>
    <message>
        <source>Floor load too high</source>
        <translation>Bodenlast zu hoch</translation>
    </message>
    <message>
        <source>The uniform load of a rack with its service clearance against the limit of the hall&apos;s floor.</source>
        <translation>Die gleichmäßige Last eines Racks mit seiner Wartungsfläche im Vergleich zur Grenze des Hallenbodens.</translation>
    </message>
    <message>
        <source>%1 loads the floor with %2, the hall permits %3</source>
        <translation>%1 belastet den Boden mit %2, die Halle erlaubt %3</translation>
    </message>
    <message>
        <source>Spread the load: fewer devices a rack, wider clearances, or a load-spreading plinth.</source>
        <translation>Die Last verteilen: weniger Geräte je Rack, größere Abstände oder ein lastverteilender Sockel.</translation>
    </message>
    <message>
        <source>IBM site planning form of the uniform load; the limit is the planner&apos;s</source>
        <translation>Formel der gleichmäßigen Last aus der IBM-Standortplanung; die Grenze stammt vom Planer</translation>
    </message>
    <message>
        <source>A lost feed leaves too few power supplies</source>
        <translation>Eine ausgefallene Einspeisung lässt zu wenige Netzteile</translation>
    </message>
    <message>
        <source>For every device on two feeds: the rating of the supplies on the smaller side against its maximum draw.</source>
        <translation>Für jedes Gerät an zwei Einspeisungen: die Nennleistung der Netzteile der kleineren Seite im Vergleich zu seiner Höchstleistung.</translation>
    </message>
    <message>
        <source>%1 × %2, one feed lost: %3 of %4 supplies left, %5 for a maximum of %6; the device may throttle or stop</source>
        <translation>%1 × %2, eine Einspeisung ausgefallen: %3 von %4 Netzteilen bleiben, %5 bei höchstens %6; das Gerät drosselt womöglich oder bleibt stehen</translation>
    </message>
    <message>
        <source>Cap the draw below what one side carries, or feed the device from three sources.</source>
        <translation>Die Aufnahme unter die Leistung einer Seite begrenzen oder das Gerät aus drei Quellen speisen.</translation>
    </message>
    <message>
        <source>Supply count and rating of the part</source>
        <translation>Anzahl und Nennleistung der Netzteile des Bauteils</translation>
    </message>
    <message>
        <source>%1: airflow of %3 × %2 is rear-to-front; mounted this way they draw hot-aisle air</source>
        <translation>%1: Luftrichtung von %3 × %2 ist von hinten nach vorn; so eingebaut saugen sie Warmgangluft an</translation>
    </message>
    <message>
        <source>%1: airflow of %3 × %2 is front-to-rear; mounted at the rear they draw hot-aisle air</source>
        <translation>%1: Luftrichtung von %3 × %2 ist von vorn nach hinten; hinten eingebaut saugen sie Warmgangluft an</translation>
    </message>
    <message>
        <source>Turn the intake to the cold aisle; the ports of a rear-to-front switch then look to the hot aisle</source>
        <translation>Den Einlass zum Kaltgang drehen; die Ports eines Switches mit Luft von hinten nach vorn zeigen dann zum Warmgang</translation>
    </message>
    <message>
        <source>Device without its network</source>
        <translation>Gerät ohne sein Netz</translation>
    </message>
    <message>
        <source>Servers, storage and switches that have ports, once the design has cables; and that servers with accelerators are on a compute fabric when there are several.</source>
        <translation>Server, Speicher und Switches mit Ports, sobald der Entwurf Kabel hat; und dass Server mit Beschleunigern an einem Rechennetz hängen, wenn es mehrere gibt.</translation>
    </message>
    <message>
        <source>%1 has accelerators, but no cable of a compute fabric</source>
        <translation>%1 hat Beschleuniger, aber kein Kabel eines Rechennetzes</translation>
    </message>
    <message>
        <source>%1 and %2 more servers have accelerators, but no cable of a compute fabric</source>
        <translation>%1 und %2 weitere Server haben Beschleuniger, aber kein Kabel eines Rechennetzes</translation>
    </message>
    <message>
        <source>%1 of %2 has no link to the tier above</source>
        <translation>%1 von %2 hat keine Verbindung zur Stufe darüber</translation>
    </message>
    <message>
        <source>Rack power, weight and space</source>
        <translation>Leistung, Gewicht und Platz der Racks</translation>
    </message>
    <message>
        <source>Power tree</source>
        <translation>Stromverteilung</translation>
    </message>
    <message>
        <source>Heat balance</source>
        <translation>Wärmebilanz</translation>
    </message>
    <message>
        <source>Fabric</source>
        <translation>Fabric</translation>
    </message>
    <message>
        <source>Site need</source>
        <translation>Bedarf am Standort</translation>
    </message>
    <message>
        <source>The drawing cannot be solved</source>
        <translation>Die Zeichnung lässt sich nicht lösen</translation>
    </message>
    <message>
        <source>Whether every solver accepts what is drawn.</source>
        <translation>Ob jeder Löser annimmt, was gezeichnet ist.</translation>
    </message>
    <message>
        <source>%1 is not answered: %2: %3</source>
        <translation>%1 ohne Antwort: %2: %3</translation>
    </message>
    <message>
        <source>%1 is not answered: %2</source>
        <translation>%1 ohne Antwort: %2</translation>
    </message>
    <message>
        <source>Correct the value or connection that is named; undo brings the last good state</source>
        <translation>Den genannten Wert oder die Verbindung berichtigen; Rückgängig bringt den letzten guten Stand</translation>
    </message>
    <message>
        <source>Each power element except utility feeds and generators is fed by another one. It is an error where devices are left without any path to a source.</source>
        <translation>Jedes Stromversorgungselement außer Netzanschlüssen und Generatoren wird von einem anderen gespeist. Ein Fehler ist es, wo Geräte ohne jeden Weg zu einer Quelle bleiben.</translation>
    </message>
    <message>
        <source>%1 is fed by nothing; devices behind it without power: %2</source>
        <translation>%1 wird von nichts gespeist; Geräte dahinter ohne Strom: %2</translation>
    </message>
    <message>
        <source>connectors, fibre kinds and media of the catalogue parts</source>
        <translation>Stecker, Fasertypen und Medien der Katalogbauteile</translation>
    </message>
    <message>
        <source>protocols of the catalogue parts</source>
        <translation>Protokolle der Katalogbauteile</translation>
    </message>
    <message>
        <source>reach of the catalogue parts; else NVIDIA LinkX overview for 100G-PAM4 and structured cabling practice</source>
        <translation>Reichweite der Katalogbauteile; sonst NVIDIA-LinkX-Übersicht für 100G-PAM4 und Praxis der strukturierten Verkabelung</translation>
    </message>
    <message>
        <source>port rates of the catalogue parts</source>
        <translation>Portraten der Katalogbauteile</translation>
    </message>
    <message>
        <source>rail-optimised design: one leaf a rail in each scalable unit</source>
        <translation>rail-optimierter Entwurf: ein Leaf je Rail in jeder skalierbaren Einheit</translation>
    </message>
    <message>
        <source>the drawing</source>
        <translation>die Zeichnung</translation>
    </message>
    <message>
        <source>ports of the catalogue parts</source>
        <translation>Ports der Katalogbauteile</translation>
    </message>
    <message>
        <source>the drawing; cooling of the catalogue parts</source>
        <translation>die Zeichnung; Kühlung der Katalogbauteile</translation>
    </message>
    <message>
        <source>hot-aisle and cold-aisle layout; 3 m is a planning assumption</source>
        <translation>Anordnung in Warm- und Kaltgängen; 3 m sind eine Planungsannahme</translation>
    </message>
    <message>
        <source>planning assumption: 1200 mm before fronts (two floor tiles), 900 mm behind rears; local rules may ask for more</source>
        <translation>Planungsannahme: 1200 mm vor den Fronten (zwei Bodenplatten), 900 mm hinter den Rückseiten; örtliche Vorschriften können mehr verlangen</translation>
    </message>
    <message>
        <source>geometry of the drawing</source>
        <translation>Geometrie der Zeichnung</translation>
    </message>
    <message>
        <source>supplies of the catalogue part; the drawing</source>
        <translation>Netzteile des Katalogbauteils; die Zeichnung</translation>
    </message>
    <message>
        <source>installers find things by name</source>
        <translation>Monteure finden alles über Namen</translation>
    </message>
    <message>
        <source>airflow direction of the catalogue part</source>
        <translation>Luftrichtung des Katalogbauteils</translation>
    </message>
    <message>
        <source>depths of the catalogue parts</source>
        <translation>Tiefen der Katalogbauteile</translation>
    </message>
    <message>
        <source>EIA-310 panel width 482.6 mm; Open Rack V3 for OpenU</source>
        <translation>Frontplattenbreite 482,6 mm nach EIA-310; Open Rack V3 für OpenU</translation>
    </message>
    <message>
        <source>value ranges of the solvers</source>
        <translation>Wertebereiche der Berechnungen</translation>
    </message>
    <message>
        <source>All supplies on one feed</source>
        <translation>Alle Netzteile an einer Einspeisung</translation>
    </message>
    <message>
        <source>Devices with two or more power supplies in racks that have both feeds.</source>
        <translation>Geräte mit zwei oder mehr Netzteilen in Racks, die beide Einspeisungen haben.</translation>
    </message>
    <message>
        <source>All supplies of %1 are on feed %2: the loss of that feed switches it off</source>
        <translation>Alle Netzteile von %1 hängen an Einspeisung %2: Ihr Ausfall schaltet es ab</translation>
    </message>
    <message>
        <source>All supplies of %1 and %3 more devices are on feed %2: the loss of that feed switches them off</source>
        <translation>Alle Netzteile von %1 und %3 weiteren Geräten hängen an Einspeisung %2: Ihr Ausfall schaltet sie ab</translation>
    </message>
    <message>
        <source>Share the supplies over both feeds, or waive it where the loss is accepted</source>
        <translation>Die Netzteile auf beide Einspeisungen verteilen, oder verzichten, wo der Ausfall hingenommen wird</translation>
    </message>
    <message>
        <source>supplies and feeds of the drawing</source>
        <translation>Netzteile und Einspeisungen der Zeichnung</translation>
    </message>
    <message>
        <source>The %2 plugged supplies of %1 carry %3 less than it draws at most</source>
        <translation>Die %2 angeschlossenen Netzteile von %1 tragen %3 weniger, als es höchstens aufnimmt</translation>
    </message>
    <message>
        <source>Heat that does not get outdoors</source>
        <translation>Wärme, die nicht ins Freie kommt</translation>
    </message>
    <message>
        <source>The heat that is brought to each loop of facility water against the chillers, dry coolers and towers that serve it.</source>
        <translation>Die Wärme, die jedem Kreis des Gebäudewassers zugeführt wird, gegen die Kältemaschinen, Trockenkühler und Kühltürme, die ihn bedienen.</translation>
    </message>
    <message>
        <source>%1 is brought %2, its machines take %3</source>
        <translation>%1 werden %2 zugeführt, seine Maschinen nehmen %3 auf</translation>
    </message>
    <message>
        <source>%1 is brought %2, and no machine serves it</source>
        <translation>%1 werden %2 zugeführt, und keine Maschine bedient ihn</translation>
    </message>
    <message>
        <source>Add a chiller, dry cooler or tower to the loop.</source>
        <translation>Dem Kreis eine Kältemaschine, einen Trockenkühler oder Kühlturm hinzufügen.</translation>
    </message>
    <message>
        <source>Heat balance of the loops at full load</source>
        <translation>Wärmebilanz der Kreise bei Volllast</translation>
    </message>
    <message>
        <source>Cooling power</source>
        <translation>Leistung der Kühlung</translation>
    </message>
    <message>
        <source>No spare chiller or dry cooler</source>
        <translation>Keine Kältemaschine und kein Trockenkühler in Reserve</translation>
    </message>
    <message>
        <source>The heat of each loop of facility water against its machines without the largest one.</source>
        <translation>Die Wärme jedes Kreises des Gebäudewassers gegen seine Maschinen ohne die größte.</translation>
    </message>
    <message>
        <source>%1 is brought %2; with the largest machine out, the others take %3</source>
        <translation>%1 werden %2 zugeführt; ohne die größte Maschine nehmen die anderen %3 auf</translation>
    </message>
    <message>
        <source>Hole in a contained row</source>
        <translation>Loch in einer eingehausten Reihe</translation>
    </message>
    <message>
        <source>In halls with containment: free floor of 100 to 1200 mm between two racks of a row, through which hot and cold air mix.</source>
        <translation>In Hallen mit Einhausung: freier Boden von 100 bis 1200 mm zwischen zwei Racks einer Reihe, durch den sich warme und kalte Luft mischen.</translation>
    </message>
    <message>
        <source>%3 are open between %1 and %2; the inlet temperatures shown take the aisle as closed</source>
        <translation>%3 sind offen zwischen %1 und %2; die gezeigten Eintrittstemperaturen nehmen den Gang als geschlossen an</translation>
    </message>
    <message>
        <source>Close the hole with a rack or a panel, or move the racks together</source>
        <translation>Das Loch mit einem Rack oder einer Blende schließen oder die Racks zusammenrücken</translation>
    </message>
    <message>
        <source>planning assumption: wider holes end the contained block</source>
        <translation>Planungsannahme: breitere Lücken beenden den eingehausten Block</translation>
    </message>
    <message>
        <source>Fewer accelerators than the workload needs</source>
        <translation>Weniger Beschleuniger, als die Arbeitslast braucht</translation>
    </message>
    <message>
        <source>The accelerators that each workload states against those that are drawn.</source>
        <translation>Die Beschleuniger, die jede Arbeitslast nennt, gegen die gezeichneten.</translation>
    </message>
    <message>
        <source>%1 needs %2 accelerators; %3 are drawn</source>
        <translation>%1 braucht %2 Beschleuniger; gezeichnet sind %3</translation>
    </message>
    <message>
        <source>Add servers, or correct the workload</source>
        <translation>Server hinzufügen oder die Arbeitslast berichtigen</translation>
    </message>
    <message>
        <source>the drawing and the workload as stated</source>
        <translation>die Zeichnung und die angegebene Arbeitslast</translation>
    </message>
</context>
<context>
    <name>tables</name>
    <message>
        <source>Bill of materials</source>
        <translation>Stückliste</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) without a price</source>
        <translation>
            <numerusform>%n Zeile ohne Preis</numerusform>
            <numerusform>%n Zeilen ohne Preis</numerusform>
        </translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Vendor</source>
        <translation>Hersteller</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Unit price (USD)</source>
        <translation>Stückpreis (USD)</translation>
    </message>
    <message>
        <source>Total price (USD)</source>
        <translation>Gesamtpreis (USD)</translation>
    </message>
    <message>
        <source>Lowest unit price (USD)</source>
        <translation>Niedrigster Stückpreis (USD)</translation>
    </message>
    <message>
        <source>Highest unit price (USD)</source>
        <translation>Höchster Stückpreis (USD)</translation>
    </message>
    <message>
        <source>Source of the price</source>
        <translation>Quelle des Preises</translation>
    </message>
    <message>
        <source>Date of the price</source>
        <translation>Stand des Preises</translation>
    </message>
    <message>
        <source>Price rests on</source>
        <translation>Preis beruht auf</translation>
    </message>
    <message>
        <source>Data rest on</source>
        <translation>Daten beruhen auf</translation>
    </message>
    <message>
        <source>Cables</source>
        <translation>Kabel</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Beschriftung</translation>
    </message>
    <message>
        <source>Fabric</source>
        <translation>Fabric</translation>
    </message>
    <message>
        <source>Rack A</source>
        <translation>Schrank A</translation>
    </message>
    <message>
        <source>Unit A (U)</source>
        <translation>Einheit A (HE)</translation>
    </message>
    <message>
        <source>Device A</source>
        <translation>Gerät A</translation>
    </message>
    <message>
        <source>Port A</source>
        <translation>Port A</translation>
    </message>
    <message>
        <source>Rack B</source>
        <translation>Schrank B</translation>
    </message>
    <message>
        <source>Unit B (U)</source>
        <translation>Einheit B (HE)</translation>
    </message>
    <message>
        <source>Device B</source>
        <translation>Gerät B</translation>
    </message>
    <message>
        <source>Port B</source>
        <translation>Port B</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medium</translation>
    </message>
    <message>
        <source>Length (m)</source>
        <translation>Länge (m)</translation>
    </message>
    <message>
        <source>Transceiver A</source>
        <translation>Transceiver A</translation>
    </message>
    <message>
        <source>Transceiver B</source>
        <translation>Transceiver B</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Angaben</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>Auftraggeber</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Verfasser</translation>
    </message>
    <message>
        <source>Revision</source>
        <translation>Revision</translation>
    </message>
    <message>
        <source>Currency of the project</source>
        <translation>Währung des Projekts</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Content hash</source>
        <translation>Prüfsumme des Inhalts</translation>
    </message>
    <message>
        <source>Made on (UTC)</source>
        <translation>Erstellt am (UTC)</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>Erstellt mit</translation>
    </message>
</context>
</TS>
