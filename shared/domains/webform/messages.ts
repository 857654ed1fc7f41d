import type { Messages } from '#shared/kernel/messages.ts';

export const webformMessages: Messages = {
  'webform.lastArtist': {
    en: 'at least 1 artist should be linked',
    nl: 'er moet minstens 1 artiest gekoppeld zijn',
    de: 'mindestens 1 Künstler muss verknüpft sein',
  },
  'webform.confirmed': {
    en: 'a request cannot start as confirmed; choose a status of the phase options',
    nl: 'een aanvraag kan niet bevestigd beginnen; kies een status in de fase opties',
    de: 'eine Anfrage kann nicht bestätigt beginnen; wählen Sie einen Status der Phase Optionen',
  },
  'webform.field': {
    en: 'fields of this kind cannot be asked for on a public page',
    nl: 'velden van deze soort kunnen niet op een openbare pagina worden gevraagd',
    de: 'Felder dieser Art können auf einer öffentlichen Seite nicht abgefragt werden',
  },
  'webform.consent': {
    en: 'please agree before you send the request',
    nl: 'geef uw akkoord voordat u de aanvraag verstuurt',
    de: 'bitte stimmen Sie zu, bevor Sie die Anfrage senden',
  },
  'webform.work': {
    en: 'The page has been open too long. Please send the request once more',
    nl: 'De pagina stond te lang open. Verstuur de aanvraag nog een keer',
    de: 'Die Seite war zu lange geöffnet. Bitte senden Sie die Anfrage noch einmal',
  },
  'webform.files': {
    en: 'at most 5 files can be sent along',
    nl: 'er kunnen hoogstens 5 bestanden mee',
    de: 'höchstens 5 Dateien können mitgesendet werden',
  },
  'webform.full': {
    en: 'files cannot be taken at the moment; you can send the request without them',
    nl: 'bestanden kunnen nu niet worden aangenomen; u kunt de aanvraag zonder bestanden versturen',
    de: 'Dateien können zurzeit nicht angenommen werden; Sie können die Anfrage ohne sie senden',
  },
  'webform.closed': {
    en: 'This form is closed',
    nl: 'Dit formulier is gesloten',
    de: 'Dieses Formular ist geschlossen',
  },
  'webform.decided': {
    en: 'This request has been decided already',
    nl: 'Over deze aanvraag is al beslist',
    de: 'Über diese Anfrage wurde bereits entschieden',
  },
};
