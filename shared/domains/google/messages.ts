import type { Messages } from '#shared/kernel/messages.ts';

export const googleMessages: Messages = {
  'google.notConfigured': {
    en: 'Place search is not set up here; fill in the address by hand',
    nl: 'Zoeken naar plaatsen is hier niet ingesteld; vul het adres zelf in',
    de: 'Die Ortssuche ist hier nicht eingerichtet; tragen Sie die Adresse von Hand ein',
  },
  'google.noAnswer': {
    en: 'Google does not answer; fill in the address by hand, or try again later',
    nl: 'Google antwoordt niet; vul het adres zelf in of probeer het later opnieuw',
    de: 'Google antwortet nicht; tragen Sie die Adresse von Hand ein oder versuchen Sie es später noch einmal',
  },
};
