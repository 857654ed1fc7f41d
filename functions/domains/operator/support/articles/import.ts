import type { Article } from '../article.ts';

export const importing: Article = {
  related: ['companies-and-contacts', 'excel'],
  en: {
    title: 'Importing a spreadsheet',
    content: `You can import companies, contacts, artists and venues from an Excel (.xlsx) or CSV file with at most 5,000 rows and a row of column headings.

1. Open the list and press **Import**, then choose the file. **Download an example** gives you a file with the right headings and a second sheet that explains each column.
2. Match the columns to fields. Common headings are matched automatically, also those of Google Contacts and Outlook; leave out columns you don't need. If the table looks wrong, change **Headings are in row**, and for a CSV file **Columns are separated by**.
3. Press **Check rows**. You see which rows are new, which have errors, and which match an existing record by number, email or name. For existing records choose **Skip**, **Update** or **Create anyway**. Where the file leaves something open, you are asked: which date 4/5/80 is, and what to do with tags or companies that do not exist yet.
4. Start the import. It continues if you leave the page.

Rows with errors are skipped; all others are imported. Correct the rows in your file and import them later.

**Undo the import** deletes the records it created and reverts its changes, unless someone has changed them since. Earlier imports are listed on the first page of the import.`,
  },
  nl: {
    title: 'Een spreadsheet importeren',
    content: `Bedrijven, contacten, artiesten en locaties kunnen uit een tabel komen: een Excel-bestand (.xlsx) of CSV van hoogstens 5.000 rijen, met een rij kopteksten.

1. Open de lijst, druk op **Importeren** en kies het bestand. **Voorbeeld downloaden** geeft u een tabel met alle koppen en uitleg per kolom.
2. Kies het veld voor elke kolom. Gangbare kopteksten staan al goed, ook die van Google Contacten en Outlook. Kolommen zonder veld blijven weg. Klopt de tabel niet, wijzig dan **De kopteksten staan in rij**, en bij een CSV-bestand **Kolommen zijn gescheiden door**.
3. Druk op **Rijen controleren**. U ziet hoeveel er nieuw zijn, wat er in welke rij fout is, en wat er al is, met hetzelfde nummer, e-mailadres of dezelfde naam. Kies daarvoor **Overslaan**, **Bijwerken** of **Toch aanmaken**. Laat het bestand iets open, dan wordt het u gevraagd: welke datum 4/5/80 is, en wat er moet gebeuren met tags of bedrijven die nog niet bestaan.
4. Start de import. Die gaat op de achtergrond door, ook als u de pagina verlaat.

Een rij met een fout blijft er helemaal uit; alle andere kunnen naar binnen.

**Import ongedaan maken** neemt het geheel terug: wat is aangemaakt wordt verwijderd, wat is gewijzigd wordt teruggezet, tenzij iemand het sindsdien heeft veranderd. Eerdere imports staan op de eerste pagina van de import.`,
  },
  de: {
    title: 'Eine Tabelle importieren',
    content: `Firmen, Kontakte, Künstler und Spielstätten können aus einer Tabelle kommen: einer Excel-Datei (.xlsx) oder CSV mit höchstens 5.000 Zeilen und einer Überschriftenzeile.

1. Öffnen Sie die Liste, drücken Sie **Importieren** und wählen Sie die Datei. **Beispiel herunterladen** gibt Ihnen eine Tabelle mit allen Überschriften und einer Erklärung je Spalte.
2. Wählen Sie das Feld für jede Spalte. Übliche Überschriften sind schon zugeordnet, auch die von Google Kontakte und Outlook. Spalten ohne Feld bleiben weg. Stimmt die Tabelle nicht, ändern Sie **Die Überschriften stehen in Zeile**, bei einer CSV-Datei auch **Spalten sind getrennt durch**.
3. Drücken Sie **Zeilen prüfen**. Sie sehen, wie viele neu sind, was in welcher Zeile falsch ist und was es schon gibt, mit derselben Nummer, E-Mail-Adresse oder demselben Namen. Wählen Sie dafür **Überspringen**, **Aktualisieren** oder **Trotzdem anlegen**. Lässt die Datei etwas offen, werden Sie gefragt: welches Datum 4/5/80 ist und was mit Tags oder Firmen geschehen soll, die es noch nicht gibt.
4. Starten Sie den Import. Er läuft im Hintergrund weiter, auch wenn Sie die Seite verlassen.

Eine Zeile mit einem Fehler bleibt ganz draußen; alle anderen können hinein.

**Import rückgängig machen** nimmt das Ganze zurück: Was er angelegt hat, wird gelöscht, was er geändert hat, zurückgesetzt, es sei denn, jemand hat es seitdem geändert. Frühere Importe stehen auf der ersten Seite des Imports.`,
  },
};
