import type { Article } from '../article.ts';

export const webForms: Article = {
  related: ['shows-and-options', 'companies-and-contacts', 'secret-links'],
  en: {
    title: 'Web forms: requests from your website',
    content: `A web form is a public page on which promoters request one of your artists. Submissions stay pending until you decide.

1. Under **Web forms** in the settings press **New web form** and give it a title.
2. Link the artists that can be requested; a form without artists stays closed. Choose which questions to ask and which are required, and add your own from the custom fields of shows.
3. Switch it on, and share the address of its public page. To embed it on your website, add the site and paste the embed code there.

The form is available in the languages you choose. You can send a confirmation email to everyone who submits it.

Requests appear in the list of shows and on the form's own page. Open one and first choose the promoter and the venue: use an existing one, create a new one, or don't add one. Then press **Approve request**, which turns the show into an option, or **Reject…**, with an email to the sender if you like.`,
  },
  nl: {
    title: 'Webformulieren: aanvragen via uw eigen site',
    content: `Een webformulier is een openbare pagina waarop promotors om een van uw artiesten vragen. Wat ze sturen wacht als aanvraag tot u beslist.

1. Druk bij de instellingen onder **Webformulieren** op **Nieuw webformulier** en geef het een titel.
2. Koppel de artiesten om wie gevraagd kan worden; zonder artiest blijft een formulier gesloten. Bepaal welke vragen worden gesteld en welke verplicht zijn, en voeg vragen toe uit de eigen velden van shows.
3. Zet het open en geef het adres van de openbare pagina door. Om het binnen uw eigen site te tonen noemt u de site en plakt u daar de code.

Het formulier spreekt de talen die u kiest; wie iets vraagt krijgt een bevestiging per mail als u dat wilt.

Aanvragen staan tussen de shows, en de pagina van het formulier noemt ze ook. Open er een en beslis eerst wie de promotor en de locatie zijn: een bekende, een nieuwe, of weggelaten. Daarna **Aanvraag goedkeuren**, en de show wordt een optie, of **Afwijzen…**, desgewenst met een mail aan de aanvrager.`,
  },
  de: {
    title: 'Webformulare: Anfragen über Ihre eigene Website',
    content: `Ein Webformular ist eine öffentliche Seite, auf der Veranstalter nach einem Ihrer Künstler fragen. Was sie senden, wartet als Anfrage, bis Sie entscheiden.

1. Drücken Sie in den Einstellungen unter **Webformulare** auf **Neues Webformular** und geben Sie ihm einen Titel.
2. Verknüpfen Sie die Künstler, nach denen gefragt werden kann; ohne einen bleibt ein Formular geschlossen. Bestimmen Sie, welche Fragen gestellt werden und welche Pflicht sind, und fügen Sie eigene aus den eigenen Feldern der Shows hinzu.
3. Öffnen Sie es und geben Sie die Adresse der öffentlichen Seite weiter. Um es auf Ihrer eigenen Website zu zeigen, nennen Sie die Website und fügen dort den Code ein.

Das Formular spricht die Sprachen, die Sie wählen; wer anfragt, bekommt auf Wunsch eine Bestätigung per E-Mail.

Anfragen stehen unter den Shows, und auch die Seite des Formulars nennt sie. Öffnen Sie eine und entscheiden Sie zuerst, wer Veranstalter und Spielstätte sind: bekannt, neu oder weggelassen. Danach **Anfrage genehmigen**, und die Show wird zur Option, oder **Ablehnen…**, wenn Sie mögen mit einer E-Mail an die anfragende Person.`,
  },
};
