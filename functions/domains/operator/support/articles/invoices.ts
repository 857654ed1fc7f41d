import type { Article } from '../article.ts';

export const invoices: Article = {
  related: ['quotes', 'contracts', 'companies-and-contacts', 'bookkeeping-export'],
  en: {
    title: 'Invoices, payments and credit notes',
    content: `Create an invoice from its show, under *Documents* with **New invoice**, or by hand under **Invoices**. From a show it proposes what was agreed and takes off what earlier invoices and drafts bill. Once the show is settled, it proposes the settlement with its adjustments; a second invoice of one settlement is refused.

An invoice begins as a draft. The VAT case is proposed by where seller and buyer are. Press **Issue** when it is right: it gets the next number, its PDF is made, and from then on it cannot be changed. What is wrong with its VAT is named at its field. What is only unusual you confirm, and the invoice remembers who did. What is wrong later is put right by a credit note: **New credit note** in the menu of the invoice, for all of it or a part.

When money comes in, press **Enter payment** on the invoice. A small rest can be written off; more than is open is refused.

A company's outstanding amount is on its page. In the list of invoices, **Overdue** shows what should have been paid. **Send** on an issued invoice proposes recipient, subject and text in the buyer's language, and attaches the PDF; **Copy to** adds up to five addresses. **Not sent** in the list shows the others.`,
  },
  nl: {
    title: 'Facturen, betalingen en creditnota’s',
    content: `Maak een factuur vanuit de show, onder *Documenten* met **Nieuwe factuur**, of met de hand onder **Facturen**. Vanuit een show stelt hij voor wat is afgesproken, min wat eerdere facturen en concepten factureren. Is de show afgerekend, dan stelt hij de afrekening met haar correcties voor; een tweede factuur van één afrekening wordt geweigerd.

Een factuur begint als concept. Het btw-geval wordt voorgesteld naar waar verkoper en koper zitten. Druk op **Uitgeven** als hij klopt: hij krijgt het volgende nummer, zijn pdf wordt gemaakt, en vanaf dan verandert hij niet meer. Wat er niet klopt aan de btw, staat bij het veld. Wat alleen ongebruikelijk is, bevestigt u, en de factuur onthoudt wie dat deed. Wat later fout blijkt, herstelt een creditnota: **Nieuwe creditnota** in het menu van de factuur, voor alles of een deel.

Komt er geld binnen, druk dan bij de factuur op **Betaling invoeren**. Een kleine rest kan worden afgeboekt; meer dan openstaat wordt geweigerd.

Wat een bedrijf nog schuldig is, staat op zijn pagina en in de lijst van facturen: **Te laat** toont wat al betaald had moeten zijn. **Versturen** bij een uitgegeven factuur stelt ontvanger, onderwerp en tekst voor in de taal van de koper, met de pdf; **Kopie aan** neemt nog vijf adressen. **Niet verzonden** in de lijst toont wat nog niemand heeft.`,
  },
  de: {
    title: 'Rechnungen, Zahlungen und Gutschriften',
    content: `Erstellen Sie eine Rechnung aus ihrer Show, unter *Dokumente* mit **Neue Rechnung**, oder von Hand unter **Rechnungen**. Aus einer Show schlägt sie vor, was vereinbart ist, abzüglich dessen, was frühere Rechnungen und Entwürfe berechnen. Ist die Show abgerechnet, schlägt sie die Abrechnung mit ihren Korrekturen vor; eine zweite Rechnung einer Abrechnung wird abgelehnt.

Eine Rechnung beginnt als Entwurf. Der Steuerfall wird danach vorgeschlagen, wo Verkäufer und Käufer sitzen. Drücken Sie **Ausstellen**, wenn sie stimmt: Sie bekommt die nächste Nummer, ihr PDF wird erstellt, und von da an ändert sie sich nicht mehr. Was an der Umsatzsteuer falsch ist, steht am Feld. Was nur unüblich ist, bestätigen Sie, und die Rechnung merkt sich, wer das war. Was sich später als falsch erweist, berichtigt eine Gutschrift: **Neue Gutschrift** im Menü der Rechnung, für alles oder einen Teil.

Kommt Geld, drücken Sie bei der Rechnung auf **Zahlung erfassen**. Ein kleiner Rest kann abgeschrieben werden; mehr als offen ist wird abgelehnt.

Was eine Firma noch schuldet, steht auf ihrer Seite und in der Liste der Rechnungen: **Überfällig** zeigt, was schon bezahlt sein müsste. **Senden** bei einer ausgestellten Rechnung schlägt Empfänger, Betreff und Text in der Sprache des Käufers vor und hängt das PDF an; **Kopie an** fasst fünf weitere Adressen. **Nicht versendet** in der Liste zeigt, was noch niemand hat.`,
  },
};
