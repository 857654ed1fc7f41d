import type { Article } from '../article.ts';

export const quotes: Article = {
  related: ['contracts', 'secret-links', 'invoices'],
  en: {
    title: 'Quotes and purchase agreements',
    content: `A quote tells the promoter what a show would cost. A purchase agreement records what your agency pays for the artist. Create both like a contract: open the show, go to **Documents** and press **New quote** or **New purchase agreement**.

They take the parties, fee and times from the show, get a number, and are drafts that are saved while you type. A quote also has an expiry date, under **Valid until**.

**Send quote** emails a secret link; addresses under **Copy to** each get their own. After that the document can no longer be edited. When the promoter answers, choose **Mark as accepted** or **Mark as declined** in the quote's menu. From an accepted quote, **New contract** creates the contract with everything that was offered. An expired quote can no longer be accepted: **Duplicate** it and send the new one.`,
  },
  nl: {
    title: 'Offertes en inkoopovereenkomsten',
    content: `Een offerte zegt wat een show de promotor zou kosten; een inkoopovereenkomst zegt waarvoor het bureau zelf de artiest inkoopt. Beide worden gemaakt als een contract: open de show, ga naar **Documenten** en druk op **Nieuwe offerte** of **Nieuwe inkoopovereenkomst**.

Ze nemen partijen, gage en tijden over uit de show, krijgen een nummer, en zijn concepten die zichzelf bewaren terwijl u typt. Een offerte zegt ook tot wanneer zij staat, onder **Geldig tot en met**.

**Offerte verzenden** mailt een geheime link, ook aan adressen bij **Kopie aan**; vanaf dan verandert het papier niet meer. Antwoordt de promotor, kies dan **Markeren als aanvaard** of **Markeren als afgewezen** in het menu van de offerte. Van een aanvaarde maakt **Nieuw contract** het contract, met alles wat werd aangeboden. Een offerte waarvan de dag voorbij is, kan niet meer worden aanvaard: gebruik **Dupliceren** en verzend de nieuwe.`,
  },
  de: {
    title: 'Angebote und Einkaufsverträge',
    content: `Ein Angebot sagt, was eine Show den Veranstalter kosten würde; ein Einkaufsvertrag sagt, wofür die Agentur selbst den Künstler einkauft. Beide entstehen wie ein Vertrag: Öffnen Sie die Show, gehen Sie zu **Dokumente** und drücken Sie **Neues Angebot** oder **Neuer Einkaufsvertrag**.

Sie übernehmen Parteien, Gage und Zeiten aus der Show, bekommen eine Nummer und sind Entwürfe, die sich selbst speichern, während Sie tippen. Ein Angebot sagt auch, bis wann es gilt, unter **Gültig bis**.

**Angebot senden** mailt einen geheimen Link, auch an Adressen unter **Kopie an**; von da an ändert sich das Papier nicht mehr. Antwortet der Veranstalter, wählen Sie **Als angenommen markieren** oder **Als abgelehnt markieren** im Menü des Angebots. Aus einem angenommenen macht **Neuer Vertrag** den Vertrag, mit allem, was angeboten war. Ein Angebot, dessen Tag vorbei ist, kann nicht mehr angenommen werden: Nehmen Sie **Duplizieren** und senden Sie das neue.`,
  },
};
