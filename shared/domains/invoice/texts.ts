import type { Translated } from '#shared/kernel/translated.ts';

interface LineTexts {
  readonly guarantee: string;
  readonly percentage: string;
  readonly overage: string;
  readonly bonus: string;
  readonly bookingFee: string;
}
/** What the lines are called that a deal brings along. */
export const LINE_TEXTS: Translated<LineTexts> = {
  en: {
    guarantee: 'Performance fee',
    percentage: 'Share of the takings',
    overage: 'Overage',
    bonus: 'Bonus',
    bookingFee: 'Booking fee',
  },
  nl: {
    guarantee: 'Gage',
    percentage: 'Aandeel in de opbrengst',
    overage: 'Meeropbrengst',
    bonus: 'Bonus',
    bookingFee: 'Bemiddelingskosten',
  },
  de: {
    guarantee: 'Gage',
    percentage: 'Anteil an den Einnahmen',
    overage: 'Mehrerlös',
    bonus: 'Bonus',
    bookingFee: 'Vermittlungsgebühr',
  },
  it: {
    guarantee: 'Cachet',
    percentage: 'Quota degli incassi',
    overage: 'Eccedenza',
    bonus: 'Bonus',
    bookingFee: 'Commissione di booking',
  },
  es: {
    guarantee: 'Caché de la actuación',
    percentage: 'Participación en los ingresos',
    overage: 'Excedente',
    bonus: 'Bonus',
    bookingFee: 'Comisión de contratación',
  },
  'pt-br': {
    guarantee: 'Cachê da apresentação',
    percentage: 'Participação na receita',
    overage: 'Excedente',
    bonus: 'Bônus',
    bookingFee: 'Taxa de agenciamento',
  },
  pt: {
    guarantee: 'Cachet do espetáculo',
    percentage: 'Participação na receita',
    overage: 'Excedente',
    bonus: 'Bónus',
    bookingFee: 'Comissão de agenciamento',
  },
};
