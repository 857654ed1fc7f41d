import type { Article } from '../article.ts';

export const confirming: Article = {
  related: ['shows-and-options', 'conflicts', 'contracts'],
  en: {
    title: 'Confirming a show and its rivals',
    content: `To confirm a show, choose a confirmed status at the top of its page. The dialog **Confirm show** opens:

1. It warns you if the artist is confirmed elsewhere at that time. You can still continue.
2. **Also release these options** lists the artist's other options for that time. All of them are selected; clear the check box of those you want to keep.
3. The button says how many options will be released. Confirming and releasing happen together.

The message afterwards has an **Undo**, which restores the rank and the expiry date of every released option.

If you confirm several shows at once in the list, no other options are released, and locked shows don't change.

A show requested through a web form must be approved before you can confirm it.

The next step is the contract: create it under **Documents** in the show.`,
  },
  nl: {
    title: 'Een show bevestigen, en haar rivalen',
    content: `Om een show te bevestigen kiest u bovenaan bij de status een bevestigde status. Het venster **Show bevestigen** gaat open:

1. Het zegt of de artiest op die tijd al elders bevestigd is. U wordt gewaarschuwd, nooit tegengehouden.
2. **Ook deze opties vrijgeven** noemt de rivalen: andere opties van de artiest dan. Ze zijn allemaal aangevinkt; haal het vinkje weg bij wat moet blijven.
3. De knop zegt hoeveel opties er gaan. Bevestigen en vrijgeven is één stap: alles gebeurt, of niets.

De melding daarna heeft **Ongedaan maken**: dat geeft elke rivaal zijn rang en laatste dag terug.

Bevestigt u in de lijst meerdere shows tegelijk, dan worden geen andere opties vrijgegeven, en vergrendelde shows blijven zoals ze zijn.

Een show die via een webformulier is aangevraagd, moet eerst worden goedgekeurd.

De volgende stap is het contract: maak het in de show onder **Documenten**.`,
  },
  de: {
    title: 'Eine Show bestätigen, und ihre Rivalen',
    content: `Um eine Show zu bestätigen, wählen Sie oben bei ihrem Status einen bestätigten. Das Fenster **Show bestätigen** öffnet sich:

1. Es sagt, ob der Künstler zu dieser Zeit schon anderswo bestätigt ist. Sie werden gewarnt, nie aufgehalten.
2. **Auch diese Optionen freigeben** nennt die Rivalen: andere Optionen des Künstlers zu dieser Zeit. Alle sind angekreuzt; nehmen Sie das Kreuz bei denen weg, die bleiben sollen.
3. Der Knopf sagt, wie viele Optionen gehen. Bestätigen und Freigeben sind ein Schritt: Es geschieht alles oder nichts.

Die Meldung danach hat ein **Rückgängig**, das jedem Rivalen seinen Rang und seinen letzten Tag zurückgibt.

Bestätigen Sie in der Liste mehrere Shows auf einmal, werden keine anderen Optionen freigegeben, und gesperrte Shows bleiben, wie sie sind.

Eine Show, die über ein Webformular angefragt wurde, muss erst freigegeben werden.

Der nächste Schritt ist der Vertrag: Erstellen Sie ihn in der Show unter **Dokumente**.`,
  },
};
