import { EU_COUNTRIES } from '#shared/data/vat-cases.ts';
import type { VatCategory } from '#shared/domains/reference/vat-rate/rules.ts';
import { readVatNumber } from '#shared/domains/relations/eu-vat-number/rules.ts';
import type { EDocument, EParty } from './business-terms.ts';
import type { Finding } from './finding.ts';

/** The name of a category in the ids of its rules: `BR-AE-02`. */
const FAMILY: Readonly<Record<VatCategory, string>> = { S: 'S', Z: 'Z', E: 'E', AE: 'AE', K: 'IC', G: 'G', O: 'O' };
/** These name the seller's VAT number; the last two the buyer's as well. */
const NEEDS_SELLER: readonly VatCategory[] = ['S', 'Z', 'E', 'G', 'AE', 'K'];
const NEEDS_BUYER: readonly VatCategory[] = ['AE', 'K'];
const NEEDS_REASON: readonly VatCategory[] = ['E', 'AE', 'K', 'G', 'O'];

const isWrongNumber = ({ vatNumber, country }: EParty): boolean => {
  if (!vatNumber) return false;
  const number = readVatNumber(vatNumber, country);
  // BR-CO-09 wants a country in front. Numbers of the Union have a form as well.
  return number?.isEuMember || EU_COUNTRIES.has(country) ? !number?.isWellFormed : !/^[A-Z]{2}/.test(vatNumber);
};

/** Checks each category of VAT on the document, once (BR-S to BR-O). */
export function taxFindings({ groups, seller, buyer }: EDocument): Finding[] {
  const categories = [...new Set(groups.map(({ category }) => category))];
  const first = (list: readonly VatCategory[]) => categories.find((one) => list.includes(one));
  const [sells, buys] = [first(NEEDS_SELLER), first(NEEDS_BUYER)];
  const unexplained = groups.find(({ category, reason }) => NEEDS_REASON.includes(category) && !reason);
  const found: (Omit<Finding, 'severity'> | false)[] = [
    categories.includes('O') &&
      categories.length > 1 && { rule: 'BR-O-11', field: 'lines', code: 'invoice.vatCaseMix', where: 'invoice' },
    sells !== undefined &&
      !seller.vatNumber && {
        rule: `BR-${FAMILY[sells]}-02`,
        field: 'vatNumber',
        code: 'einvoice.noVatNumber',
        where: 'seller',
      },
    buys !== undefined &&
      !buyer.vatNumber && {
        rule: `BR-${FAMILY[buys]}-02`,
        field: 'vatNumber',
        code: 'einvoice.noVatNumber',
        where: 'buyer',
      },
    unexplained !== undefined && {
      rule: `BR-${FAMILY[unexplained.category]}-10`,
      field: 'legalText',
      code: 'einvoice.noReason',
      where: 'vat',
    },
    isWrongNumber(seller) && { rule: 'BR-CO-09', field: 'vatNumber', code: 'einvoice.wrongVatNumber', where: 'seller' },
    isWrongNumber(buyer) && { rule: 'BR-CO-09', field: 'vatNumber', code: 'einvoice.wrongVatNumber', where: 'buyer' },
  ];
  return found.flatMap((one) => (one ? [{ severity: 'error' as const, ...one }] : []));
}
