import type { Translated } from '#shared/kernel/text/translated.ts';
import type { Period } from './schemas.ts';

interface BillTexts {
  readonly period: (plan: string, period: Period) => string;
  readonly seats: (added: number, days: number, ofDays: number) => string;
}
const by = (month: string, year: string) => (plan: string, period: Period) =>
  `${plan}, ${period === 'month' ? month : year}`;

/** The lines of the bills. A line has the number of seats as its quantity. */
export const BILL_TEXTS: Translated<BillTexts> = {
  en: {
    period: by('seat for a month', 'seat for a year'),
    seats: (added, days, ofDays) => `Added seats: ${added}, for ${days} of ${ofDays} days`,
  },
  nl: {
    period: by('plaats voor een maand', 'plaats voor een jaar'),
    seats: (added, days, ofDays) => `Extra plaatsen: ${added}, voor ${days} van ${ofDays} dagen`,
  },
  de: {
    period: by('Platz für einen Monat', 'Platz für ein Jahr'),
    seats: (added, days, ofDays) => `Zusätzliche Plätze: ${added}, für ${days} von ${ofDays} Tagen`,
  },
  it: {
    period: by('posto per un mese', 'posto per un anno'),
    seats: (added, days, ofDays) => `Posti aggiunti: ${added}, per ${days} di ${ofDays} giorni`,
  },
  es: {
    period: by('plaza por un mes', 'plaza por un año'),
    seats: (added, days, ofDays) => `Plazas añadidas: ${added}, por ${days} de ${ofDays} días`,
  },
  'pt-br': {
    period: by('lugar por um mês', 'lugar por um ano'),
    seats: (added, days, ofDays) => `Lugares adicionados: ${added}, por ${days} de ${ofDays} dias`,
  },
  pt: {
    period: by('lugar por um mês', 'lugar por um ano'),
    seats: (added, days, ofDays) => `Lugares adicionados: ${added}, por ${days} de ${ofDays} dias`,
  },
};
