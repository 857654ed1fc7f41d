import type { Translated } from '#shared/kernel/text/translated.ts';

interface LineTexts {
  readonly guarantee: string;
  readonly percentage: string;
  readonly overage: string;
  readonly bonus: string;
  readonly bookingFee: string;
  /** The agency's part of the artist's fee. */
  readonly commission: string;
  /** The tax that the promoter withholds, if the fee was agreed net. */
  readonly taxOnTop: string;
  /** The text of a deducted earlier invoice: its number, and its date in words. */
  readonly less: (number: string, date: string) => string;
  /** The text of a deducted invoice without a number. */
  readonly lessDraft: string;
}
/** The names of the lines that come from a deal. */
export const LINE_TEXTS: Translated<LineTexts> = {
  en: {
    guarantee: 'Performance fee',
    percentage: 'Share of the takings',
    overage: 'Overage',
    bonus: 'Bonus',
    bookingFee: 'Booking fee',
    commission: 'Commission',
    taxOnTop: 'Withholding tax',
    less: (number, date) => `Less invoice ${number} of ${date}`,
    lessDraft: 'Less part invoiced separately',
  },
  nl: {
    guarantee: 'Gage',
    percentage: 'Aandeel in de opbrengst',
    overage: 'Meeropbrengst',
    bonus: 'Bonus',
    bookingFee: 'Bemiddelingskosten',
    commission: 'Commissie',
    taxOnTop: 'Bronbelasting',
    less: (number, date) => `Af: factuur ${number} van ${date}`,
    lessDraft: 'Af: deel dat apart wordt gefactureerd',
  },
  de: {
    guarantee: 'Gage',
    percentage: 'Anteil an den Einnahmen',
    overage: 'Mehrerlös',
    bonus: 'Bonus',
    bookingFee: 'Vermittlungsgebühr',
    commission: 'Provision',
    taxOnTop: 'Quellensteuer',
    less: (number, date) => `Abzüglich Rechnung ${number} vom ${date}`,
    lessDraft: 'Abzüglich gesondert berechneter Teil',
  },
  it: {
    guarantee: 'Cachet',
    percentage: 'Quota degli incassi',
    overage: 'Eccedenza',
    bonus: 'Bonus',
    bookingFee: 'Commissione di booking',
    commission: 'Commissione',
    taxOnTop: 'Ritenuta alla fonte',
    less: (number, date) => `Meno fattura ${number} del ${date}`,
    lessDraft: 'Meno parte fatturata a parte',
  },
  es: {
    guarantee: 'Caché de la actuación',
    percentage: 'Participación en los ingresos',
    overage: 'Excedente',
    bonus: 'Bonus',
    bookingFee: 'Comisión de contratación',
    commission: 'Comisión',
    taxOnTop: 'Retención en origen',
    less: (number, date) => `Menos factura ${number} de ${date}`,
    lessDraft: 'Menos parte facturada por separado',
  },
  'pt-br': {
    guarantee: 'Cachê da apresentação',
    percentage: 'Participação na receita',
    overage: 'Excedente',
    bonus: 'Bônus',
    bookingFee: 'Taxa de agenciamento',
    commission: 'Comissão',
    taxOnTop: 'Imposto retido na fonte',
    less: (number, date) => `Menos fatura ${number} de ${date}`,
    lessDraft: 'Menos parte faturada em separado',
  },
  pt: {
    guarantee: 'Cachet do espetáculo',
    percentage: 'Participação na receita',
    overage: 'Excedente',
    bonus: 'Bónus',
    bookingFee: 'Comissão de agenciamento',
    commission: 'Comissão',
    taxOnTop: 'Imposto retido na fonte',
    less: (number, date) => `Menos fatura ${number} de ${date}`,
    lessDraft: 'Menos parte faturada em separado',
  },
};
