import { type InvoiceTotals, totalsOf } from '#shared/domains/agreements/invoice/calculation.ts';
import { bookingOf } from '#shared/domains/agreements/invoice/line-booking.ts';
import type { InvoiceInput, InvoiceLine, InvoiceLineInput } from '#shared/domains/agreements/invoice/schemas.ts';
import { proposedVat, type VatCase } from '#shared/domains/agreements/invoice/vat-case.ts';
import type { Product } from '#shared/domains/reference/product/contract.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';

interface Place {
  readonly countryId: string;
}
interface Seller {
  readonly address: Place;
  readonly vatNumber: string;
  readonly vatRateId?: string | undefined;
  readonly paymentTermId?: string | undefined;
}
type Buyer = Seller;
interface Term {
  readonly id: string;
  readonly isActive: boolean;
  readonly isDefault: boolean;
}

/** The VAT case a new line starts with, as the server proposes it too. */
export const vatFor = (cases: readonly VatCase[], seller: Seller, buyer: Buyer | undefined, date: LocalDate) =>
  proposedVat(cases, {
    sellerCountry: seller.address.countryId,
    sellerVat: seller.vatNumber,
    buyerCountry: buyer?.address.countryId ?? '',
    buyerVat: buyer?.vatNumber ?? '',
    usual: [buyer?.vatRateId, seller.vatRateId],
    date,
  })?.id;

/** The company's own term, else the bookkeeping's, else the agency's usual one. */
export function termFor(terms: readonly Term[], seller: Seller, buyer: Buyer | undefined): string | undefined {
  const open = terms.filter(({ isActive }) => isActive);
  const named = [buyer?.paymentTermId, seller.paymentTermId].map((id) => open.find((term) => term.id === id));
  return (named.find(Boolean) ?? open.find(({ isDefault }) => isDefault))?.id;
}

export const blankLine = (vatRateId = ''): InvoiceLineInput => ({
  text: '',
  quantity: 1_000,
  unit: 'C62',
  priceC: 0,
  discountRate: 0,
  discount: 0,
  vatRateId,
});

type Booked = Pick<Product, 'costCenterId' | 'ledger'>;
type Sold = Pick<Product, 'name' | 'description' | 'price' | 'unit' | 'vatRateId'> & Booked;
interface Proposed extends Partial<Booked> {
  readonly vatRateId: string;
}
/** A product as a line: copied, so that later changes of it touch no document. It lacks what its group proposes. */
export const productLine = (product: Sold, group: Proposed, quantity = 1_000): InvoiceLineInput => ({
  ...blankLine(product.vatRateId ?? group.vatRateId),
  ...bookingOf({
    ledger: product.ledger || group.ledger,
    costCenterId: product.costCenterId ?? group.costCenterId,
  }),
  text: product.description || product.name,
  quantity,
  unit: product.unit,
  priceC: product.price.minor * 100,
});

/** Finds the item that moved in a list. Returns its old and its new index. */
export function movedIn(before: readonly string[], after: readonly string[]): readonly [number, number] | undefined {
  const at = after.findIndex((id, i) => id !== before[i]);
  if (at < 0) return undefined;
  const isDown = after[at] === before[at + 1];
  const id = (isDown ? before[at] : after[at]) ?? '';
  return [before.indexOf(id), after.indexOf(id)];
}

type FilledLine = Partial<Omit<InvoiceLineInput, 'deducts'>> & {
  readonly deducts?: Partial<NonNullable<InvoiceLineInput['deducts']>> | undefined;
};
type Filled = Partial<Pick<InvoiceInput, 'discount' | 'discountRate' | 'pricesIncludeVat'>> & {
  readonly lines?: readonly FilledLine[] | undefined;
};
/** Sums up the form to the cent as the server does. An unreadable field counts as nothing. */
export function liveTotals(filled: Filled, cases: readonly VatCase[], known: readonly InvoiceLine[]): InvoiceTotals {
  const lines = (filled.lines ?? []).map(
    ({ vatRateId, quantity = 0, priceC = 0, discount = 0, discountRate = 0, deducts }) => {
      const vat = cases.find(({ id }) => id === vatRateId) ?? known.find((line) => line.vatRateId === vatRateId)?.vat;
      const off = deducts && { taxable: deducts.taxable ?? 0, tax: deducts.tax ?? 0 };
      return { quantity, priceC, discount, discountRate, deducts: off, vat: vat?.code ?? '', rate: vat?.rate ?? 0 };
    },
  );
  const { discount = 0, discountRate = 0, pricesIncludeVat = false } = filled;
  return totalsOf({ lines, discount, discountRate, pricesIncludeVat });
}
