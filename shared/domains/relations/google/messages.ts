import type { Messages } from '#shared/kernel/text/messages.ts';

export const googleMessages: Messages = {
  'google.notConfigured': {
    en: 'Place search is not set up here; fill in the address by hand',
    nl: 'Zoeken naar plaatsen is hier niet ingesteld; vul het adres zelf in',
    de: 'Die Ortssuche ist hier nicht eingerichtet; tragen Sie die Adresse von Hand ein',
    it: "La ricerca di luoghi qui non è configurata; inserisci l'indirizzo a mano",
    es: 'La búsqueda de lugares no está configurada aquí; rellena la dirección a mano',
    'pt-br': 'A busca de lugares não está configurada aqui; preencha o endereço à mão',
    pt: 'A pesquisa de locais não está configurada aqui; preencha a morada à mão',
  },
  'google.noAnswer': {
    en: "Google isn't responding; fill in the address by hand, or try again later",
    nl: 'Google antwoordt niet; vul het adres zelf in of probeer het later opnieuw',
    de: 'Google antwortet nicht; tragen Sie die Adresse von Hand ein oder versuchen Sie es später noch einmal',
    it: "Google non risponde; inserisci l'indirizzo a mano o riprova più tardi",
    es: 'Google no responde; rellena la dirección a mano o inténtalo más tarde',
    'pt-br': 'O Google não responde; preencha o endereço à mão ou tente novamente mais tarde',
    pt: 'O Google não responde; preencha a morada à mão ou tente novamente mais tarde',
  },
};
