import type { Messages } from '#shared/kernel/text/messages.ts';

export const webhookMessages: Messages = {
  'webhook.address': {
    en: 'Enter a public address that begins with https://',
    nl: 'Voer een openbaar adres in dat met https:// begint',
    de: 'Geben Sie eine öffentliche Adresse ein, die mit https:// beginnt',
    it: 'Inserisci un indirizzo pubblico che inizia con https://',
    es: 'Introduce una dirección pública que empiece por https://',
    'pt-br': 'Informe um endereço público que comece com https://',
    pt: 'Introduza um endereço público que comece por https://',
  },
  'webhook.tooMany': {
    en: 'There can be at most {max} webhooks; delete one first',
    nl: 'Er kunnen hoogstens {max} webhooks zijn; verwijder er eerst een',
    de: 'Es kann höchstens {max} Webhooks geben; löschen Sie zuerst einen',
    it: 'Ci possono essere al massimo {max} webhook; eliminane prima uno',
    es: 'Puede haber como máximo {max} webhooks; elimina antes uno',
    'pt-br': 'Pode haver no máximo {max} webhooks; exclua um primeiro',
    pt: 'Pode haver no máximo {max} webhooks; elimine um primeiro',
  },
  'webhook.paused': {
    en: 'This webhook is paused; activate it first',
    nl: 'Deze webhook is gepauzeerd; activeer hem eerst',
    de: 'Dieser Webhook ist pausiert; aktivieren Sie ihn zuerst',
    it: 'Questo webhook è in pausa; attivalo prima',
    es: 'Este webhook está en pausa; actívalo primero',
    'pt-br': 'Este webhook está em pausa; ative-o primeiro',
    pt: 'Este webhook está em pausa; ative-o primeiro',
  },
  'webhook.waiting': {
    en: 'This delivery is already waiting to be sent',
    nl: 'Deze levering wacht al op verzending',
    de: 'Diese Zustellung wartet bereits auf den Versand',
    it: 'Questa consegna è già in attesa di invio',
    es: 'Esta entrega ya está esperando su envío',
    'pt-br': 'Esta entrega já está aguardando envio',
    pt: 'Esta entrega já está a aguardar envio',
  },
};
