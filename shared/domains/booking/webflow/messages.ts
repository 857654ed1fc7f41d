import type { Messages } from '#shared/kernel/text/messages.ts';

export const webflowMessages: Messages = {
  'webhook.badSignature': {
    en: 'The signature is wrong',
    nl: 'De handtekening klopt niet',
    de: 'Die Signatur stimmt nicht',
    it: 'La firma non è corretta',
    es: 'La firma no es correcta',
    'pt-br': 'A assinatura não confere',
    pt: 'A assinatura não está correta',
  },
  'webflow.noToken': {
    en: 'Enter the API token of the site',
    nl: 'Voer het API-token van de site in',
    de: 'Geben Sie das API-Token der Website ein',
    it: 'Inserisci il token API del sito',
    es: 'Introduce el token de API del sitio',
    'pt-br': 'Insira o token de API do site',
    pt: 'Introduza o token de API do site',
  },
  'webflow.notConnected': {
    en: 'Webflow is not connected',
    nl: 'Webflow is niet gekoppeld',
    de: 'Webflow ist nicht verbunden',
    it: 'Webflow non è collegato',
    es: 'Webflow no está conectado',
    'pt-br': 'O Webflow não está conectado',
    pt: 'O Webflow não está ligado',
  },
};
