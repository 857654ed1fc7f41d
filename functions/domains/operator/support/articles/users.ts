import type { Article } from '../article.ts';

export const users: Article = {
  related: ['getting-started', 'secret-links'],
  en: {
    title: 'Users and their rights',
    content: `The settings have two lists of users. **Team** is for your colleagues; **External users** are artists and promoters. An artist sees the shows of the linked artists. A promoter sees only the shows, documents and guest lists in which one of their companies is the buyer, signs or pays. Of other shows of a linked artist they see that the day is taken, and nothing else.

Link a promoter under **Companies** on the user's page, or when you invite them. A promoter without a company sees no shows. They change only their own requests, and only until these are confirmed.

To add a user, open the list, press **Invite**, and choose a role and the artists they can see. The invitation is sent by email with a password that works once.

A role comes with rights. Under **Rights** you can add or remove individual rights; **Reset to role** restores the role's. You can't grant rights you don't have, or change your own rights or role.

- **Temporary access until** gives access until a date you choose.
- **Deactivate user** ends access at once. Their work keeps their name.
- **Hand over** gives a user's shows, contracts, artists and open tasks to a colleague.

**Activity log** shows who did what.

**Security** requires a **Second factor**.`,
  },
  nl: {
    title: 'Gebruikers en wat ze mogen',
    content: `Gebruikers staan bij de instellingen in twee lijsten. **Team** is voor uw collega's; **Externe gebruikers** zijn artiesten en promotors. Een artiest ziet de shows van de gekoppelde artiesten. Een promotor ziet alleen shows, documenten en gastenlijsten waarin een van zijn bedrijven koopt, tekent of betaalt. Van andere shows van een gekoppelde artiest ziet hij alleen dat de dag bezet is.

Koppel een promotor onder **Bedrijven** op de pagina van de gebruiker, of bij het uitnodigen. Een promotor zonder bedrijf ziet geen shows. Hij wijzigt alleen zijn eigen aanvragen, tot ze bevestigd zijn.

Open de lijst, druk op **Uitnodigen**, en kies een rol en de artiesten die iemand ziet. De uitnodiging gaat per mail, met een wachtwoord dat één keer werkt.

Een rol brengt rechten mee. Onder **Rechten** geeft of neemt u er losse; **Terug naar de rol** zet ze terug. Niemand geeft meer dan hij zelf heeft, en niemand wijzigt de eigen rechten of rol.

- **Tijdelijke toegang tot** laat iemand toe tot een dag die u kiest.
- **Gebruiker deactiveren** beëindigt de toegang meteen. Het gedane werk blijft onder de naam staan, en u kunt de gebruiker later weer activeren.
- **Overdragen** geeft de shows, contracten, artiesten en open taken van een gebruiker aan een collega.

**Beveiliging** vereist een **Tweede factor**.

**Activiteitenlogboek** zegt wie wat deed, en wanneer.`,
  },
  de: {
    title: 'Benutzer und was sie dürfen',
    content: `Benutzer stehen in den Einstellungen in zwei Listen. **Team** ist für Ihre Kollegen; **Externe Benutzer** sind Künstler und Veranstalter. Ein Künstler sieht die Shows der verknüpften Künstler. Ein Veranstalter sieht nur Shows, Dokumente und Gästelisten, bei denen eine seiner Firmen kauft, unterschreibt oder zahlt. Von anderen Shows eines verknüpften Künstlers sieht er nur, dass der Tag belegt ist.

Verknüpfen Sie einen Veranstalter unter **Firmen** auf der Seite des Benutzers oder beim Einladen. Ein Veranstalter ohne Firma sieht keine Shows. Er ändert nur eigene Anfragen, bis sie bestätigt sind.

Öffnen Sie die Liste, drücken Sie **Einladen** und wählen Sie eine Rolle und die Künstler, die jemand sieht. Die Einladung geht per E-Mail, mit einem Passwort, das einmal gilt.

Eine Rolle bringt ihre Rechte mit. Unter **Rechte** geben oder nehmen Sie einzelne; **Zurück zur Rolle** setzt sie zurück. Niemand gibt mehr, als er selbst hat, und niemand ändert die eigenen Rechte oder die eigene Rolle.

- **Befristeter Zugang bis** lässt jemanden bis zu einem Tag hinein, den Sie wählen.
- **Benutzer deaktivieren** beendet den Zugang sofort. Die getane Arbeit bleibt unter dem Namen, und Sie können den Benutzer später wieder aktivieren.
- **Übergeben** gibt die Shows, Verträge, Künstler und offenen Aufgaben eines Benutzers an einen Kollegen.

Unter **Sicherheit** wird ein **Zweiter Faktor** verlangt.

**Aktivitätsprotokoll** sagt, wer wann was getan hat.`,
  },
};
