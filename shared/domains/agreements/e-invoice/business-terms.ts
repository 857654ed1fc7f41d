import type { UNITS } from '#shared/domains/reference/product/contract.ts';
import type { VatCategory } from '#shared/domains/reference/vat-rate/rules.ts';
import type { EAddress } from '#shared/kernel/money/e-address.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';

/*
 * An invoice in the business terms of EN 16931, whatever syntax it is written in. Amounts are in minor units of the
 * document's currency. A term that the document does not have is left out.
 */
export interface EParty {
  readonly name: string;
  /** The address for e-invoices (BT-34, BT-49). */
  readonly address?: EAddress | undefined;
  readonly street: string;
  readonly street2: string;
  readonly city: string;
  readonly postcode: string;
  readonly subdivision: string;
  readonly country: string;
  /** With its country prefix (BT-31, BT-48); empty if the document must not name it. */
  readonly vatNumber: string;
  readonly registerNumber: string;
  /** The scheme of the register number (ISO 6523), if the country has one. */
  readonly registerScheme?: string | undefined;
  readonly contact?: { readonly name: string; readonly phone: string; readonly email: string } | undefined;
}

export interface EVat {
  readonly category: VatCategory;
  /** In thousandths of a percent. */
  readonly rate: number;
}
/** A discount on the whole document, or a rounding difference that is charged (BG-20, BG-21). */
export interface EAllowance extends EVat {
  readonly isCharge: boolean;
  readonly amount: number;
}
export interface EGroup extends EVat {
  readonly taxable: number;
  readonly tax: number;
  readonly reason: string;
  /** The code of the reason (VATEX). */
  readonly reasonCode: string;
}
export interface ELine extends EVat {
  readonly text: string;
  /** In thousandths. */
  readonly quantity: number;
  readonly unit: (typeof UNITS)[number];
  /** The price of one unit as decimal text, never negative. */
  readonly price: string;
  readonly discount: number;
  readonly net: number;
}
export interface EReference {
  readonly number: string;
  readonly date?: LocalDate | undefined;
}

export interface EDocument {
  readonly typeCode: '380' | '381' | '386' | '389' | '261';
  readonly number: string;
  readonly date: LocalDate | '';
  readonly dueDate: LocalDate | '';
  readonly terms: string;
  readonly note: string;
  readonly currency: string;
  /** The VAT in the currency of the bookkeeping (BT-6, BT-111). */
  readonly taxInBase?: { readonly currency: string; readonly tax: number } | undefined;
  readonly buyerReference: string;
  readonly supplyFrom: LocalDate | '';
  readonly supplyTo: LocalDate | '';
  readonly preceding: readonly EReference[];
  readonly seller: EParty;
  readonly buyer: EParty;
  readonly payTo?: { readonly holder: string; readonly iban: string; readonly bic: string } | undefined;
  readonly lines: readonly ELine[];
  readonly allowances: readonly EAllowance[];
  readonly groups: readonly EGroup[];
  readonly lineSum: number;
  readonly net: number;
  readonly tax: number;
  readonly total: number;
}
