import type { Article } from '../article.ts';

export const bookkeepingExport: Article = {
  related: ['invoices', 'companies-and-contacts'],
  en: {
    title: 'Month lock and bookkeeping export',
    content: `Under **Bookkeeping export** you find the months of a bookkeeping with their totals. When a month is over, press **Lock**. You first read its totals by VAT rate and see which drafts are dated in it. After the lock, no invoice, credit note or payment can be dated in the month, and its sales file is written for your bookkeeping package.

**Export settings** say the format of the file, how buyers are known, and the ledger of each VAT rate. When something is missing, no file is written; a list names it, and you write the file again.

An open month has a **Preview file**. Only the last locked month can be unlocked, with a reason. Its next lock makes a new file, and the **Export history** keeps the old one.`,
  },
  nl: {
    title: 'Maandvergrendeling en boekhoudexport',
    content: `Onder **Boekhoudexport** vindt u de maanden van een administratie met hun totalen. Is een maand voorbij, druk dan op **Vergrendelen**. U leest eerst de totalen per btw-tarief en ziet welke concepten in de maand vallen. Daarna kan geen factuur, creditnota of betaling meer in de maand vallen, en het verkoopbestand voor uw boekhoudpakket wordt geschreven.

**Exportinstellingen** bepalen de vorm van het bestand, hoe kopers bekend zijn, en de grootboekrekening van elk btw-tarief. Ontbreekt er iets, dan wordt er geen bestand geschreven; een lijst noemt het, en u schrijft het bestand opnieuw.

Een open maand heeft een **Voorbeeldbestand**. Alleen de laatste vergrendelde maand kan worden ontgrendeld, met een reden. De volgende vergrendeling maakt een nieuw bestand; de **Exportgeschiedenis** bewaart het oude.`,
  },
  de: {
    title: 'Monatssperre und Buchhaltungsexport',
    content: `Unter **Buchhaltungsexport** finden Sie die Monate einer Buchhaltung mit ihren Summen. Ist ein Monat vorbei, drücken Sie auf **Sperren**. Sie lesen zuerst die Summen je Steuersatz und sehen, welche Entwürfe auf den Monat datiert sind. Danach kann keine Rechnung, Gutschrift oder Zahlung mehr auf den Monat datiert werden, und die Verkaufsdatei für Ihr Buchhaltungsprogramm wird geschrieben.

**Exporteinstellungen** bestimmen das Format der Datei, woran Käufer erkannt werden, und das Konto jedes Steuersatzes. Fehlt etwas, wird keine Datei geschrieben; eine Liste nennt es, und Sie schreiben die Datei erneut.

Ein offener Monat hat eine **Vorschaudatei**. Nur der letzte gesperrte Monat lässt sich entsperren, mit einer Begründung. Die nächste Sperre erzeugt eine neue Datei; der **Exportverlauf** behält die alte.`,
  },
};
