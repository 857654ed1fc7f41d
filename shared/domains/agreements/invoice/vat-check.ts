import { EU_COUNTRIES } from '#shared/data/vat-cases.ts';
import type { VatCategory } from '#shared/domains/reference/vat-rate/rules.ts';
import { readVatNumber } from '#shared/domains/relations/eu-vat-number/rules.ts';
import type { Outcome } from '#shared/domains/relations/eu-vat-number/schemas.ts';
import type { ErrorDetail } from '#shared/kernel/contract/error.ts';
import { isValidOn, type LocalDate } from '#shared/kernel/time/date.ts';
import type { InvoiceParty } from './party-schemas.ts';
import type { InvoiceFields, InvoiceLine } from './schemas.ts';
import type { VatCase } from './vat-case.ts';

/** The facts that a document's VAT is checked against on its issue date. */
export interface VatFacts {
  /** The agency's cases as they are now. */
  readonly cases: readonly VatCase[];
  /** The last VIES answer for the buyer's number. */
  readonly outcome: Outcome | undefined;
  readonly date: LocalDate;
}
type Sold = Pick<InvoiceFields, 'lines' | 'seller' | 'buyer' | 'supplyTo' | 'supplyFrom'>;

const atLine = (i: number): string => `lines.${i}.vatRateId`;
const firstOf = (lines: readonly InvoiceLine[], ...categories: readonly VatCategory[]): number =>
  lines.findIndex(({ vat }) => categories.includes(vat.category));

/** The buyer owes the VAT: both numbers are named, and each has the form of its country. */
function numberProblems({ lines, seller, buyer }: Sold): ErrorDetail[] {
  const at = firstOf(lines, 'AE', 'K');
  if (at < 0) return [];
  if (!seller?.vatNumber || !buyer?.vatNumber) return [{ code: 'invoice.vatNumberMissing', field: atLine(at) }];
  const isWrong = ({ vatNumber, country }: InvoiceParty): boolean => {
    const number = readVatNumber(vatNumber, country);
    return !number?.isWellFormed && (number?.isEuMember === true || EU_COUNTRIES.has(country) || country === '');
  };
  return [
    ...(isWrong(seller)
      ? [{ code: 'invoice.vatNumberForm', field: 'bookkeepingId', params: { number: seller.vatNumber } }]
      : []),
    ...(isWrong(buyer)
      ? [{ code: 'invoice.vatNumberForm', field: 'companyId', params: { number: buyer.vatNumber } }]
      : []),
  ];
}

/** A rate counts on the day of supply; a case that changed since the draft was saved is looked at again. */
function caseProblems({ lines, supplyTo, supplyFrom }: Sold, { cases, date }: VatFacts): ErrorDetail[] {
  const taxPoint = supplyTo || supplyFrom || date;
  return lines.flatMap((line, i): ErrorDetail[] => {
    const now = cases.find(({ id }) => id === line.vatRateId);
    const params = { name: line.vat.name, date: taxPoint };
    if (!now) return [];
    const isSame = now.rate === line.vat.rate && now.category === line.vat.category;
    if (!isSame) return [{ code: 'invoice.vatChanged', field: atLine(i), params }];
    return isValidOn(now, taxPoint) ? [] : [{ code: 'invoice.vatNotValid', field: atLine(i), params }];
  });
}

/** A full invoice names the buyer's address (article 226 of the VAT directive). */
function addressProblems({ buyer }: Sold): ErrorDetail[] {
  if (!buyer) return [];
  const countryLines = buyer.country ? 1 : 0;
  return buyer.address.length > countryLines ? [] : [{ code: 'invoice.addressMissing', field: 'companyId' }];
}

/** Reasons in a document's VAT that forbid issuing it, each at its field. */
export const vatProblems = (sold: Sold, facts: VatFacts): ErrorDetail[] => [
  ...mixProblems(sold),
  ...numberProblems(sold),
  ...caseProblems(sold, facts),
  ...addressProblems(sold),
];

/** "Outside scope" stands alone (EN 16931 BR-O-11). */
function mixProblems({ lines }: Sold): ErrorDetail[] {
  const at = firstOf(lines, 'O');
  const isMixed = at >= 0 && lines.some(({ vat }) => vat.category !== 'O');
  return isMixed ? [{ code: 'invoice.vatCaseMix', field: atLine(at) }] : [];
}

/** Categories that are usual by where seller and buyer are; zero rate and exemption depend on what is sold. */
function usualFor(seller: InvoiceParty, buyer: InvoiceParty): readonly VatCategory[] {
  if (!seller.country || !buyer.country || seller.country === buyer.country) return ['S', 'Z', 'E'];
  if (!EU_COUNTRIES.has(seller.country) || !EU_COUNTRIES.has(buyer.country)) return ['O', 'G', 'Z', 'E'];
  return buyer.vatNumber ? ['AE', 'K', 'Z', 'E'] : ['S', 'Z', 'E'];
}

/** Lists the judgement calls. A user with the right confirms them, and the document stores that user. */
export function vatWarnings({ lines, seller, buyer }: Sold, { outcome }: VatFacts): ErrorDetail[] {
  if (!seller || !buyer) return [];
  const usual = usualFor(seller, buyer);
  const odd = lines.findIndex(({ vat }) => !usual.includes(vat.category));
  const reverse = firstOf(lines, 'AE', 'K');
  const isChecked = reverse < 0 || outcome === 'valid' || !buyer.vatNumber;
  return [
    ...(odd < 0
      ? []
      : [
          {
            code: 'invoice.vatUnusual',
            field: atLine(odd),
            params: { name: lines[odd]?.vat.name ?? '', country: buyer.country },
          },
        ]),
    ...(isChecked
      ? []
      : [{ code: 'invoice.vatNumberUnverified', field: 'companyId', params: { number: buyer.vatNumber } }]),
  ];
}
