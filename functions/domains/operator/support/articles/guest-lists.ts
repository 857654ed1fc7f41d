import type { Article } from '../article.ts';

export const guestLists: Article = {
  related: ['shows-and-options', 'ground-transport', 'excel'],
  en: {
    title: 'Guest lists',
    content: `A guest list belongs to a show: create it on the show's page, or under **Guest lists**. Split it into parts such as band, promoter and press, each with an **Allotment** of places. A guest with two plus ones takes three places.

Type a name under an allotment and press Enter; “Ann +2” adds two plus ones. If you approve each guest, a new guest is **Pending**. With automatic approval, guests are approved while places are left, and the rest go on the **Waiting list**. When places become free, they are given or offered to the next in line.

**Links** let people without an account ask for guests, read the list, or check guests in at the door, also without a connection.

With **Email guests the decision and their QR code**, guests with an email address get a code that the door scans.

At the door, press the box next to a name to check the guest in; press it again to undo. Search finds names in all allotments. With a guest in focus, the keys a, w, d and c approve, put on the waiting list, deny and check in. After the cutoff an allotment shows a warning, and you can still change it. **Export** creates a sheet of the whole list.`,
  },
  nl: {
    title: 'Gastenlijsten',
    content: `Een gastenlijst hoort bij een show: maak hem op de pagina van de show of onder **Gastenlijsten**. Hij heeft onderdelen, zoals dat van de band, de promotor en de pers, elk met een **Capaciteit** aan plaatsen. Een gast met twee introducés neemt er drie.

Typ een naam onder een onderdeel en druk op Enter; “Ann +2” brengt er twee mee. Waar u elke gast goedkeurt, staat een nieuwe onder **In afwachting**; waar wie past meteen binnen is, beslist de lijst zelf, en wie niet past gaat naar de **Wachtlijst**. Komen er plaatsen vrij, dan krijgt de eerste in de rij die past ze, of wordt hij u aangeboden.

Met **Links** kunnen mensen zonder account gasten aanvragen, de lijst lezen of gasten aan de deur inchecken, ook zonder verbinding.

Met **Gasten de beslissing en hun QR-code mailen** krijgen gasten met een e-mailadres een code die de deur scant.

Druk bij de deur op het vakje voor een naam om de gast in te checken; nog eens drukken draait het terug. Zoeken vindt namen in alle onderdelen. Met de focus op een regel doen de toetsen a, w, d en c goedkeuren, op de wachtlijst zetten, weigeren en inchecken. Na de sluitingstijd zegt een onderdeel dat, en kunt u nog altijd wijzigen. **Exporteren** maakt een werkblad van de hele lijst.`,
  },
  de: {
    title: 'Gästelisten',
    content: `Eine Gästeliste gehört zu einer Show: Legen Sie sie auf der Seite der Show oder unter **Gästelisten** an. Sie hat Teile, etwa den der Band, des Veranstalters und der Presse, jeder mit einem **Kontingent** an Plätzen. Ein Gast mit zwei Begleitungen nimmt drei davon.

Tippen Sie unter einem Teil einen Namen und drücken Sie Enter; “Ann +2” bringt zwei weitere mit. Wo Sie jeden Gast freigeben, steht ein neuer unter **Ausstehend**; wo sofort dabei ist, wer passt, entscheidet die Liste selbst, und wer nicht passt, kommt auf die **Warteliste**. Werden Plätze frei, bekommt sie der Erste in der Reihe, der passt, oder er wird Ihnen angeboten.

Mit **Links** können Leute ohne Konto Gäste anfragen, die Liste lesen oder Gäste am Einlass einchecken, auch ohne Verbindung.

Mit **Gästen die Entscheidung und ihren QR-Code mailen** bekommen Gäste mit E-Mail-Adresse einen Code, den der Einlass scannt.

Am Einlass drücken Sie das Kästchen vor einem Namen, um den Gast einzuchecken; noch einmal drücken nimmt es zurück. Die Suche findet Namen in allen Teilen. Liegt der Fokus auf einer Zeile, geben die Tasten a, w, d und c frei, setzen auf die Warteliste, lehnen ab und checken ein. Nach Annahmeschluss sagt ein Teil das, und Sie können weiter ändern. **Export** macht ein Blatt aus der ganzen Liste.`,
  },
};
