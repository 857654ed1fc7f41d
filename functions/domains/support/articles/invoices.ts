import type { Article } from '../article.ts';

export const invoices: Article = {
  related: ['quotes', 'contracts', 'companies-and-contacts'],
  en: {
    title: 'Invoices, payments and credit notes',
    content: `Create an invoice from a show with the agreed amounts, or by hand under **Invoices** with **New invoice**. A bookkeeping entity issues it. Set up these entities in the settings, with their number series and the defaults for new documents.

An invoice starts as a draft. Totals update as you type, and the VAT treatment is suggested from the countries of seller and customer. Press **Issue** when it is right: it gets the next number, its PDF is created, and it can no longer be changed. Correct mistakes later with a credit note: **New credit note** in the invoice's menu, for all or part of it.

When you receive money, press **Enter payment** on the invoice. Partial payments are possible. You can write off a small remaining amount; a payment can't exceed the outstanding amount. Change or remove payments on the same card.

A company's outstanding amount is on its page. In the list of invoices, **Overdue** shows what should have been paid. To email an invoice, open its **Emails** tab and attach the PDF.`,
  },
  nl: {
    title: 'Facturen, betalingen en creditnota’s',
    content: `Een factuur wordt uit zijn show gemaakt, met wat daar is afgesproken, of met de hand onder **Facturen** met **Nieuwe factuur**. Een boekhouding verstuurt hem; boekhoudingen staan bij de instellingen, met hun nummerreeksen en waarmee nieuwe documenten beginnen.

Een factuur begint als concept. De totalen volgen elke toets, en het btw-geval wordt voorgesteld naar waar verkoper en koper zitten. Druk op **Uitgeven** als hij klopt: hij krijgt het volgende nummer, zijn pdf wordt gemaakt, en vanaf dan verandert hij niet meer. Wat later fout blijkt, herstelt een creditnota: **Nieuwe creditnota** in het menu van de factuur, voor alles of een deel.

Komt er geld binnen, druk dan bij de factuur op **Betaling invoeren**. Dat mag in delen. Een kleine rest kan worden afgeboekt; meer dan openstaat wordt geweigerd. Betalingen wijzigt u op dezelfde kaart, of u neemt ze daar terug.

Wat een bedrijf nog schuldig is, staat op zijn pagina en in de lijst van facturen: **Te laat** toont wat al betaald had moeten zijn. Om een factuur te mailen opent u het tabblad **E-mails** en voegt u de pdf bij.`,
  },
  de: {
    title: 'Rechnungen, Zahlungen und Gutschriften',
    content: `Eine Rechnung entsteht aus ihrer Show, mit dem, was dort vereinbart ist, oder von Hand unter **Rechnungen** mit **Neue Rechnung**. Eine Buchhaltung sendet sie; Buchhaltungen stehen in den Einstellungen, mit ihren Nummernkreisen und dem, womit neue Dokumente beginnen.

Eine Rechnung beginnt als Entwurf. Die Summen folgen jeder Taste, und der Steuerfall wird danach vorgeschlagen, wo Verkäufer und Käufer sitzen. Drücken Sie **Ausstellen**, wenn sie stimmt: Sie bekommt die nächste Nummer, ihr PDF wird erstellt, und von da an ändert sie sich nicht mehr. Was sich später als falsch erweist, berichtigt eine Gutschrift: **Neue Gutschrift** im Menü der Rechnung, für alles oder einen Teil.

Kommt Geld, drücken Sie bei der Rechnung auf **Zahlung erfassen**. Es darf in Teilen kommen. Ein kleiner Rest kann abgeschrieben werden; mehr als offen ist wird abgelehnt. Zahlungen ändern Sie auf derselben Karte, oder Sie nehmen sie dort zurück.

Was eine Firma noch schuldet, steht auf ihrer Seite und in der Liste der Rechnungen: **Überfällig** zeigt, was schon bezahlt sein müsste. Um eine Rechnung zu mailen, öffnen Sie ihren Reiter **E-Mails** und hängen das PDF an.`,
  },
};
