import type { Article } from '../article.ts';

export const excelExports: Article = {
  related: ['import', 'shows-and-options', 'companies-and-contacts'],
  en: {
    title: 'Lists as Excel files',
    content: `You can export shows, contracts, productions, artists, companies, venues and contacts to Excel. Filter and sort the list, then open **Export** above it:

- **Excel, all columns (.xlsx)** exports every column you can see, for all rows that match the filters.
- Your agency's Excel templates are listed below it. Each sets the columns, their order and their headings.
- Word templates for lists create a document of the same rows.

To export only some rows, select them first and press **Export** in the selection bar.

Create templates under **Excel templates** in the settings, for each type of record. Your custom fields can be columns too. You can also export the list of shows as a CSV file with the visible columns.

Fees are only exported for users who can see them. Planning has its own export: a grid of artists and days, or a list of appointments.

To print a list, press **Print list** above it, or Ctrl P. The print has all rows that match the filters, up to 1,000, and the columns you can see.`,
  },
  nl: {
    title: 'Lijsten als Excel-bestand',
    content: `Shows, contracten, producties, artiesten, bedrijven, locaties en contacten komen eruit als Excel-bestand. Filter en sorteer de lijst zoals u haar nodig hebt en open daarboven **Exporteren**:

- **Excel, alle kolommen (.xlsx)** schrijft elke kolom die u mag zien, van alle rijen die bij het filter passen.
- De eigen Excel-sjablonen van uw bureau staan daaronder. Elk zegt welke kolommen eruit komen, in welke volgorde en onder welke kop.
- Word-sjablonen voor lijsten maken van dezelfde rijen een document.

Wilt u maar een paar rijen, vink die dan eerst aan en druk op **Exporteren** in de balk van de selectie.

Sjablonen maakt u bij de instellingen onder **Excel-sjablonen**, per onderdeel. Ook de eigen velden van uw bureau kunnen kolommen zijn. De lijst van shows kan er ook als gewone tekst (.csv) uit, met alleen de zichtbare kolommen.

Gages komen er alleen uit voor wie ze mag zien. De planning heeft een eigen export, met artiesten per dag of afspraken onder elkaar.

Druk op **Lijst afdrukken** boven een lijst, of op Ctrl P, om die af te drukken. De afdruk bevat alle rijen die bij de filters passen, tot 1.000, en de kolommen die u ziet.`,
  },
  de: {
    title: 'Listen als Excel-Datei',
    content: `Shows, Verträge, Produktionen, Künstler, Firmen, Spielstätten und Kontakte kommen als Excel-Datei heraus. Filtern und sortieren Sie die Liste, wie Sie sie brauchen, und öffnen Sie darüber **Export**:

- **Excel, alle Spalten (.xlsx)** schreibt jede Spalte, die Sie sehen dürfen, von allen Zeilen, die zum Filter passen.
- Die eigenen Excel-Vorlagen Ihrer Agentur stehen darunter. Jede sagt, welche Spalten herauskommen, in welcher Reihenfolge und unter welcher Überschrift.
- Word-Vorlagen für Listen machen aus denselben Zeilen ein Dokument.

Brauchen Sie nur einige Zeilen, kreuzen Sie diese zuerst an und drücken Sie **Export** in der Leiste der Auswahl.

Vorlagen legen Sie in den Einstellungen unter **Excel-Vorlagen** an, Bereich für Bereich. Auch freie Felder Ihrer Agentur können Spalten sein. Die Liste der Shows kommt auch als einfacher Text (.csv) heraus, nur mit den sichtbaren Spalten.

Gagen kommen nur für jene heraus, die sie sehen dürfen. Die Planung hat einen eigenen Export, mit Künstlern nach Tagen oder Terminen untereinander.

Drücken Sie **Liste drucken** über einer Liste oder Strg P, um sie zu drucken. Der Druck enthält alle Zeilen, die zu den Filtern passen, bis zu 1.000, und die Spalten, die Sie sehen.`,
  },
};
