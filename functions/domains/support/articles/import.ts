import type { Article } from '../article.ts';

export const importing: Article = {
  related: ['companies-and-contacts', 'excel'],
  en: {
    title: 'Importing a spreadsheet',
    content: `Companies, contacts, artists and venues can come from a table: an Excel (.xlsx) or CSV file of at most 5,000 rows, with the headings in its first row.

1. Open the list and press **Import**, then choose the file. **Download an example** gives you a table whose headings all find their fields, with a second sheet that says what goes in each column.
2. Say which column goes to which field. Headings that speak for themselves are placed already; what you do not need stays out.
3. Press **Check rows**. You see how many are new, what is wrong in which row, and which records are there already, by the same number, email or name. For those choose **Skip**, **Update** or **Create anyway**.
4. Start the import. It goes on behind the scenes, also if you leave the page.

A row with a mistake stays out as a whole; all others can come in. Correct it in your file and import that row later.

**Undo the import** takes the whole of it back: what it created is deleted, what it changed is put back, unless somebody has changed it since. Earlier imports stand on the first page of the import.`,
  },
  nl: {
    title: 'Een spreadsheet importeren',
    content: `Bedrijven, contacten, artiesten en locaties kunnen uit een tabel komen: een Excel-bestand (.xlsx) of CSV van hoogstens 5.000 rijen, met de koppen in de eerste rij.

1. Open de lijst, druk op **Importeren** en kies het bestand. **Voorbeeld downloaden** geeft u een tabel waarvan alle koppen hun veld vinden, met een tweede blad dat zegt wat in elke kolom hoort.
2. Zeg welke kolom naar welk veld gaat. Koppen die voor zich spreken staan al goed; wat u niet nodig hebt blijft eruit.
3. Druk op **Rijen controleren**. U ziet hoeveel er nieuw zijn, wat er in welke rij fout is, en wat er al is, met hetzelfde nummer, e-mailadres of dezelfde naam. Kies daarvoor **Overslaan**, **Bijwerken** of **Toch aanmaken**.
4. Start de import. Die gaat op de achtergrond door, ook als u de pagina verlaat.

Een rij met een fout blijft er helemaal uit; alle andere kunnen naar binnen. Verbeter haar in uw bestand en importeer die rij later.

**Import ongedaan maken** neemt het geheel terug: wat is aangemaakt wordt verwijderd, wat is gewijzigd wordt teruggezet, tenzij iemand het sindsdien heeft veranderd. Eerdere imports staan op de eerste pagina van de import.`,
  },
  de: {
    title: 'Eine Tabelle importieren',
    content: `Firmen, Kontakte, Künstler und Spielstätten können aus einer Tabelle kommen: einer Excel-Datei (.xlsx) oder CSV mit höchstens 5.000 Zeilen und den Überschriften in der ersten Zeile.

1. Öffnen Sie die Liste, drücken Sie **Importieren** und wählen Sie die Datei. **Beispiel herunterladen** gibt Ihnen eine Tabelle, deren Überschriften alle ihr Feld finden, mit einem zweiten Blatt, das sagt, was in jede Spalte gehört.
2. Sagen Sie, welche Spalte zu welchem Feld gehört. Überschriften, die für sich sprechen, sind schon zugeordnet; was Sie nicht brauchen, bleibt draußen.
3. Drücken Sie **Zeilen prüfen**. Sie sehen, wie viele neu sind, was in welcher Zeile falsch ist und was es schon gibt, mit derselben Nummer, E-Mail-Adresse oder demselben Namen. Wählen Sie dafür **Überspringen**, **Aktualisieren** oder **Trotzdem anlegen**.
4. Starten Sie den Import. Er läuft im Hintergrund weiter, auch wenn Sie die Seite verlassen.

Eine Zeile mit einem Fehler bleibt ganz draußen; alle anderen können hinein. Berichtigen Sie sie in Ihrer Datei und importieren Sie diese Zeile später.

**Import rückgängig machen** nimmt das Ganze zurück: Was er angelegt hat, wird gelöscht, was er geändert hat, zurückgesetzt, es sei denn, jemand hat es seitdem geändert. Frühere Importe stehen auf der ersten Seite des Imports.`,
  },
};
