import type { Messages } from '#shared/kernel/text/messages.ts';

export const assistantMessages: Messages = {
  'assistant.tokenOnly': {
    en: 'Assistants call with an API token',
    nl: 'Assistenten gebruiken een API-token',
    de: 'Assistenten benutzen ein API-Token',
    it: 'Gli assistenti usano un token API',
    es: 'Los asistentes usan un token de API',
    'pt-br': 'Assistentes usam um token de API',
    pt: 'Os assistentes usam um token de API',
  },
  'assistant.noStream': {
    en: 'This address sends no stream; send messages with POST',
    nl: 'Dit adres stuurt geen stream; stuur berichten met POST',
    de: 'Diese Adresse sendet keinen Stream; senden Sie Nachrichten mit POST',
    it: 'Questo indirizzo non invia stream; invia i messaggi con POST',
    es: 'Esta dirección no envía ningún stream; envía los mensajes con POST',
    'pt-br': 'Este endereço não envia stream; envie mensagens com POST',
    pt: 'Este endereço não envia stream; envie as mensagens com POST',
  },
};
