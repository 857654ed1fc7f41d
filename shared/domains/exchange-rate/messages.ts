import type { Messages } from '#shared/kernel/messages.ts';

export const exchangeRateMessages: Messages = {
  'currency.noRate': {
    en: 'No rate for {currency} on {date}.',
    nl: 'Geen koers voor {currency} op {date}.',
    de: 'Kein Kurs für {currency} am {date}.',
  },
};
