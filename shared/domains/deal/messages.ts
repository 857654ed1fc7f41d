import type { Messages } from '#shared/kernel/messages.ts';

export const dealMessages: Messages = {
  'deal.settled': {
    en: 'This deal is settled; reopen the settlement first',
    nl: 'Deze deal is afgerekend; heropen eerst de afrekening',
    de: 'Dieser Deal ist abgerechnet; öffnen Sie zuerst die Abrechnung wieder',
  },
  'deal.notSettled': {
    en: 'This settlement is open already',
    nl: 'Deze afrekening is al open',
    de: 'Diese Abrechnung ist bereits offen',
  },
  'deal.tooMuch': {
    en: 'With these prices and numbers an amount has more than twelve digits; please check them',
    nl: 'Met deze prijzen en aantallen heeft een bedrag meer dan twaalf cijfers; controleer ze',
    de: 'Mit diesen Preisen und Anzahlen hat ein Betrag mehr als zwölf Ziffern; bitte prüfen Sie sie',
  },
  'deal.depositsAbove': {
    en: 'together the deposits are more than 100 %',
    nl: 'samen zijn de aanbetalingen meer dan 100 %',
    de: 'zusammen sind die Anzahlungen mehr als 100 %',
  },
};
