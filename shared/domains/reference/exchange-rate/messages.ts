import type { Messages } from '#shared/kernel/text/messages.ts';

export const exchangeRateMessages: Messages = {
  'currency.noRate': {
    en: 'No rate for {currency} on {date}.',
    nl: 'Geen koers voor {currency} op {date}.',
    de: 'Kein Kurs für {currency} am {date}.',
    it: 'Nessun cambio per {currency} il {date}.',
    es: 'No hay tipo de cambio para {currency} el {date}.',
    'pt-br': 'Não há taxa de câmbio para {currency} em {date}.',
    pt: 'Não há taxa de câmbio para {currency} em {date}.',
  },
};
