import { dayMessages } from '#shared/kernel/text/day-messages.ts';
import type { Messages } from '#shared/kernel/text/messages.ts';

export const dealMessages: Messages = {
  ...dayMessages('deal'),
  'deal.settled': {
    en: 'This deal is settled; reopen the settlement first',
    nl: 'Deze deal is afgerekend; heropen eerst de afrekening',
    de: 'Dieser Deal ist abgerechnet; öffnen Sie zuerst die Abrechnung wieder',
    it: 'Questo deal è liquidato; riapri prima la liquidazione',
    es: 'Este acuerdo está liquidado; reabre antes la liquidación',
    'pt-br': 'Este acordo está liquidado; reabra o acerto primeiro',
    pt: 'Este acordo está liquidado; reabra o acerto primeiro',
  },
  'deal.notSettled': {
    en: 'This settlement is already open',
    nl: 'Deze afrekening is al open',
    de: 'Diese Abrechnung ist bereits offen',
    it: 'Questa liquidazione è già aperta',
    es: 'Esta liquidación ya está abierta',
    'pt-br': 'Este acerto já está aberto',
    pt: 'Este acerto já está aberto',
  },
  'deal.tooMuch': {
    en: 'An amount exceeds twelve digits; please check the prices and numbers',
    nl: 'Met deze prijzen en aantallen heeft een bedrag meer dan twaalf cijfers; controleer ze',
    de: 'Mit diesen Preisen und Anzahlen hat ein Betrag mehr als zwölf Ziffern; bitte prüfen Sie sie',
    it: 'Con questi prezzi e numeri un importo supera le dodici cifre; controllali',
    es: 'Con estos precios y cantidades un importe supera las doce cifras; revísalos',
    'pt-br': 'Com estes preços e números um valor passa de doze dígitos; verifique-os',
    pt: 'Com estes preços e números um valor ultrapassa os doze algarismos; verifique-os',
  },
  'deal.depositsAbove': {
    en: 'the deposits add up to more than 100%',
    nl: 'samen zijn de aanbetalingen meer dan 100%',
    de: 'zusammen sind die Anzahlungen mehr als 100 %',
    it: 'insieme gli acconti superano il 100%',
    es: 'en conjunto los anticipos superan el 100 %',
    'pt-br': 'juntos os adiantamentos passam de 100%',
    pt: 'em conjunto os adiantamentos ultrapassam 100%',
  },
  'deal.nothingWithheld': {
    en: 'No tax is withheld from this deal',
    nl: 'Op deze deal wordt geen belasting ingehouden',
    de: 'Von diesem Deal wird keine Steuer einbehalten',
    it: 'Su questo deal non viene trattenuta alcuna imposta',
    es: 'En este acuerdo no se retiene ningún impuesto',
    'pt-br': 'Neste acordo não há imposto retido',
    pt: 'Neste acordo não há imposto retido',
  },
};
