import type { Article } from '../article.ts';

export const users: Article = {
  related: ['getting-started', 'secret-links'],
  en: {
    title: 'Users and what they may do',
    content: `Users stand in two lists in the settings. **Team** work inside; **External users** are artists and promoters who see only what they are linked to, promoters without fees.

To add one, open the list, press **Invite**, and choose a role and the artists they see. The invitation goes by mail with a password that works once. To send it again, open the user and press **Invite again**.

A role brings its rights. Under **Rights** you can give or take single ones; **Reset to role** puts them back. Nobody gives more than they hold, and nobody changes their own rights or role.

- **Temporary access until** lets somebody in until a day that you choose.
- **Deactivate user** ends the access at once. The work done stays under the name, and you can reactivate the user later.
- **Hand over** gives the shows, contracts, artists and open tasks of a user to a colleague.

**Activity log** says who did what, and when.`,
  },
  nl: {
    title: 'Gebruikers en wat ze mogen',
    content: `Gebruikers staan bij de instellingen in twee lijsten. **Team** werken binnen; **Externe gebruikers** zijn artiesten en promotors die alleen zien waaraan ze gekoppeld zijn, promotors zonder gages.

Open de lijst, druk op **Uitnodigen**, en kies een rol en de artiesten die iemand ziet. De uitnodiging gaat per mail, met een wachtwoord dat één keer werkt. Om haar opnieuw te sturen opent u de gebruiker en drukt u op **Opnieuw uitnodigen**.

Een rol brengt rechten mee. Onder **Rechten** geeft of neemt u er losse; **Terug naar de rol** zet ze terug. Niemand geeft meer dan hij zelf heeft, en niemand wijzigt de eigen rechten of rol.

- **Tijdelijke toegang tot** laat iemand toe tot een dag die u kiest.
- **Gebruiker deactiveren** beëindigt de toegang meteen. Het gedane werk blijft onder de naam staan, en u kunt de gebruiker later weer activeren.
- **Overdragen** geeft de shows, contracten, artiesten en open taken van een gebruiker aan een collega.

**Activiteitenlogboek** zegt wie wat deed, en wanneer.`,
  },
  de: {
    title: 'Benutzer und was sie dürfen',
    content: `Benutzer stehen in den Einstellungen in zwei Listen. **Team** arbeiten innen; **Externe Benutzer** sind Künstler und Veranstalter, die nur sehen, womit sie verknüpft sind, Veranstalter ohne Gagen.

Öffnen Sie die Liste, drücken Sie **Einladen** und wählen Sie eine Rolle und die Künstler, die jemand sieht. Die Einladung geht per E-Mail, mit einem Passwort, das einmal gilt. Um sie erneut zu senden, öffnen Sie den Benutzer und drücken **Erneut einladen**.

Eine Rolle bringt ihre Rechte mit. Unter **Rechte** geben oder nehmen Sie einzelne; **Zurück zur Rolle** setzt sie zurück. Niemand gibt mehr, als er selbst hat, und niemand ändert die eigenen Rechte oder die eigene Rolle.

- **Befristeter Zugang bis** lässt jemanden bis zu einem Tag hinein, den Sie wählen.
- **Benutzer deaktivieren** beendet den Zugang sofort. Die getane Arbeit bleibt unter dem Namen, und Sie können den Benutzer später wieder aktivieren.
- **Übergeben** gibt die Shows, Verträge, Künstler und offenen Aufgaben eines Benutzers an einen Kollegen.

**Aktivitätsprotokoll** sagt, wer wann was getan hat.`,
  },
};
