import type { Translated } from '#shared/kernel/text/translated.ts';

/*
 * The defaults of a new agreement. All of them are a draft for the agent to change. Rates are thousandths of a percent and
 * come from the agency's settings once it has some (trade.md, tax defaults).
 */

/** The VAT on a performance in a home country whose rate we do not know. */
export const OTHER_VAT = 21_000;

/** The share of the fee that the promoter owes for a cancellation with less notice. */
export const CANCELLATION_SCALE = [
  { daysBefore: 90, percent: 50 },
  { daysBefore: 30, percent: 75 },
  { daysBefore: 14, percent: 100 },
];

/** The deposit: half within two weeks of the agreement's date, the rest two days before the show. */
export const DEPOSIT_PERCENT = 50;
export const DEPOSIT_DAYS = 14;
export const BALANCE_DAYS_BEFORE = 2;

/** The reasons why no VAT is charged. */
export interface VatTexts {
  readonly reverseCharge: string;
  readonly outside: string;
}
interface DraftTexts extends VatTexts {
  readonly fee: string;
  readonly bookingFee: string;
  readonly deposit: string;
  readonly balance: string;
}
export const DRAFT_TEXTS: Translated<DraftTexts> = {
  en: {
    fee: 'Performance fee',
    bookingFee: 'Booking fee',
    deposit: 'Deposit',
    balance: 'Balance',
    reverseCharge: 'Reverse charge: the promoter owes the VAT.',
    outside: 'Outside the scope of VAT: the promoter is established outside the European Union.',
  },
  nl: {
    fee: 'Gage',
    bookingFee: 'Bemiddelingskosten',
    deposit: 'Aanbetaling',
    balance: 'Restbedrag',
    reverseCharge: 'Btw verlegd: de opdrachtgever is de btw verschuldigd.',
    outside: 'Buiten het toepassingsgebied van de btw: de opdrachtgever is buiten de Europese Unie gevestigd.',
  },
  de: {
    fee: 'Gage',
    bookingFee: 'Vermittlungsgebühr',
    deposit: 'Anzahlung',
    balance: 'Restzahlung',
    reverseCharge: 'Steuerschuldnerschaft des Leistungsempfängers: Der Veranstalter schuldet die Umsatzsteuer.',
    outside: 'Nicht steuerbar: Der Veranstalter ist außerhalb der Europäischen Union ansässig.',
  },
  it: {
    fee: 'Cachet',
    bookingFee: 'Commissione di booking',
    deposit: 'Acconto',
    balance: 'Saldo',
    reverseCharge: "Inversione contabile: l'IVA è dovuta dal promoter.",
    outside: "Fuori campo IVA: il promoter ha sede fuori dall'Unione europea.",
  },
  es: {
    fee: 'Caché de la actuación',
    bookingFee: 'Comisión de contratación',
    deposit: 'Anticipo',
    balance: 'Saldo',
    reverseCharge: 'Inversión del sujeto pasivo: el IVA lo debe el promotor.',
    outside: 'No sujeto a IVA: el promotor está establecido fuera de la Unión Europea.',
  },
  'pt-br': {
    fee: 'Cachê da apresentação',
    bookingFee: 'Taxa de agenciamento',
    deposit: 'Adiantamento',
    balance: 'Saldo',
    reverseCharge: 'Autoliquidação: o IVA é devido pelo promotor.',
    outside: 'Fora do âmbito do IVA: o promotor está estabelecido fora da União Europeia.',
  },
  pt: {
    fee: 'Cachet do espetáculo',
    bookingFee: 'Comissão de agenciamento',
    deposit: 'Adiantamento',
    balance: 'Saldo',
    reverseCharge: 'Autoliquidação: o IVA é devido pelo promotor.',
    outside: 'Fora do âmbito do IVA: o promotor está estabelecido fora da União Europeia.',
  },
};
