import type { Article } from '../article.ts';

export const secretLinks: Article = {
  related: ['contracts', 'web-forms', 'calendars'],
  en: {
    title: 'Secret links for people without an account',
    content: `Promoters, artists and touring parties don't need an account to read what you send them. They get a personal link by email. Anyone with the link can read the document, so treat it like a key.

When you send a contract you decide:

- **Link works until**: 30 days unless you choose a different date, a year at most.
- **Ask for a code**: we email a 6-digit code to the recipient's address, which works for ten minutes.

The card **Sent to** in the contract shows who has opened it and when. There you can copy a new link, or withdraw one: it stops working at once, wherever it was sent or copied.

Files are shared from the tab **Files** of a record: **Share files** puts up to 50 of them behind one link, with a last day and, if you like, a maximum number of downloads. Recipients can get all files as one ZIP. **Shared by link** counts the downloads.

Recipients of an expired link see who sent it and can press **Ask for a new link**. You are notified in your inbox.

Share day sheets in the same way under **Itineraries**: each link shows the latest times, without fees and internal notes, and also works offline on a phone.`,
  },
  nl: {
    title: 'Geheime links voor mensen zonder account',
    content: `Promotors, artiesten en crews hebben geen account nodig om te lezen wat u hun stuurt. Ze krijgen per mail een eigen link. Wie de link heeft kan het document lezen, behandel hem dus als een sleutel.

Bij het verzenden van een contract bepaalt u:

- **Link werkt tot en met**: 30 dagen, tenzij u een andere dag kiest, hoogstens een jaar.
- **Om een code vragen**: wie de link opent typt dan zes cijfers, die naar het adres van de ontvanger worden gemaild en tien minuten werken.

De kaart **Verzonden aan** in het contract zegt wie het heeft geopend en wanneer. Daar kunt u nog een link kopiëren, of er een intrekken: die werkt dan meteen niet meer, in geen enkele mail of kopie.

Bestanden deelt u op het tabblad **Bestanden** van een record: **Bestanden delen** zet er tot 50 achter één link, met een laatste dag en desgewenst een maximum aan downloads. De ontvanger kan alles als één ZIP krijgen. **Per link gedeeld** telt de downloads.

Wie een afgelopen link opent, ziet wie hem stuurde en kan op **Om een nieuwe link vragen** drukken. U krijgt dat in uw inbox.

Dagschema's deelt u op dezelfde manier onder **Reisschema's**: elke link toont de nieuwste tijden, zonder gages en interne notities, en blijft op een telefoon ook zonder verbinding leesbaar.`,
  },
  de: {
    title: 'Geheime Links für Leute ohne Konto',
    content: `Veranstalter, Künstler und Crews brauchen kein Konto, um zu lesen, was Sie ihnen schicken. Sie bekommen per E-Mail einen eigenen Link. Wer den Link hat, kann das Dokument lesen; behandeln Sie ihn also wie einen Schlüssel.

Beim Senden eines Vertrags bestimmen Sie:

- **Link funktioniert bis**: 30 Tage, wenn Sie keinen anderen Tag wählen, höchstens ein Jahr.
- **Code verlangen**: Wer den Link öffnet, tippt dann sechs Ziffern, die an die Adresse des Empfängers gehen und zehn Minuten gelten.

Die Karte **Gesendet an** im Vertrag sagt, wer ihn wann geöffnet hat. Dort können Sie einen weiteren Link kopieren oder einen zurückziehen: Er funktioniert sofort nicht mehr, in keiner E-Mail und keiner Kopie.

Dateien teilen Sie unter **Dateien** eines Datensatzes: **Dateien teilen** legt bis zu 50 hinter einen Link, mit einem letzten Tag und auf Wunsch einer Höchstzahl an Downloads. Der Empfänger kann alle als ein ZIP bekommen. **Per Link geteilt** zählt die Downloads.

Wer einen abgelaufenen Link öffnet, sieht, wer ihn geschickt hat, und kann **Um einen neuen Link bitten**. Sie erfahren es in Ihrem Posteingang.

Tagespläne teilen Sie ebenso unter **Reisepläne**: Jeder Link zeigt die neuesten Zeiten, ohne Gagen und interne Notizen, und bleibt auf dem Telefon auch ohne Verbindung lesbar.`,
  },
};
