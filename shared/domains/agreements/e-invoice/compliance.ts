import { sumOf } from '#shared/domains/agreements/invoice/calculation.ts';
import { isRightId } from '#shared/kernel/money/e-address.ts';
import { exponentOf } from '#shared/kernel/money/money.ts';
import type { EDocument, EParty } from './business-terms.ts';
import { allowanceSum, isCreditCode, isSelfBilled } from './codes.ts';
import type { Finding } from './finding.ts';
import { taxFindings } from './tax-compliance.ts';

const broken = (isBroken: boolean, finding: Omit<Finding, 'severity'>): Finding[] =>
  isBroken ? [{ severity: 'error', ...finding }] : [];

const NL_REGISTERS: ReadonlySet<string | undefined> = new Set(['0106', '0190']);

/** The name, the country and, where its country's rules want them, the parts of an address. */
function placeFindings(party: EParty, where: 'seller' | 'buyer'): Finding[] {
  const { name, country, street, city, postcode } = party;
  const isDutch = country === 'NL';
  const needsTown = isDutch || country === 'DE';
  const rules =
    where === 'seller' ? (['BR-06', 'BR-09', 'NL-R-002'] as const) : (['BR-07', 'BR-11', 'NL-R-004'] as const);
  const lacks = (isDutch && !street) || (needsTown && (!city || !postcode));
  return [
    ...broken(!name, { rule: rules[0], field: 'name', code: 'einvoice.noName', where }),
    ...broken(!country, { rule: rules[1], field: 'address.countryId', code: 'einvoice.noCountry', where }),
    ...broken(lacks, {
      rule: isDutch ? rules[2] : 'BR-DE-3',
      field: 'address',
      code: isDutch ? 'einvoice.noStreetTownPostcode' : 'einvoice.noTownPostcode',
      where,
    }),
  ];
}

function addressFindings({ seller, buyer }: EDocument): Finding[] {
  const of = ({ address }: EParty, where: 'seller' | 'buyer', rule: string): Finding[] => [
    ...broken(!address, { rule, field: 'eAddress', code: 'einvoice.noAddress', where }),
    ...broken(address !== undefined && !isRightId(address.scheme, address.id), {
      rule: 'BR-CL-25',
      field: 'eAddress',
      code: 'einvoice.wrongAddress',
      where,
    }),
  ];
  return [...of(buyer, 'buyer', 'PEPPOL-EN16931-R010'), ...of(seller, 'seller', 'PEPPOL-EN16931-R020')];
}

/** Dutch sellers name their register number, and that of a Dutch buyer. */
function registerFindings({ seller, buyer }: EDocument): Finding[] {
  if (seller.country !== 'NL') return [];
  const lacks = ({ registerScheme }: EParty) => !NL_REGISTERS.has(registerScheme);
  const wrong = { field: 'registerNumber', code: 'einvoice.noRegisterNumber' };
  return [
    ...broken(lacks(seller), { rule: 'NL-R-003', where: 'seller', ...wrong }),
    ...broken(buyer.country === 'NL' && lacks(buyer), { rule: 'NL-R-005', where: 'buyer', ...wrong }),
  ];
}

/** A German seller names a person with telephone and email. */
function contactFindings({ seller: { country, contact } }: EDocument): Finding[] {
  if (country !== 'DE') return [];
  return [
    ...broken(!contact?.phone, { rule: 'BR-DE-6', field: 'phone', code: 'einvoice.noPhone', where: 'owner' }),
    ...broken(!contact?.email, { rule: 'BR-DE-7', field: 'email', code: 'einvoice.noEmail', where: 'owner' }),
  ];
}

function headFindings(document: EDocument): Finding[] {
  const { number, date, typeCode, buyerReference, dueDate, terms, total, preceding, payTo, seller } = document;
  const isCredit = isCreditCode(typeCode);
  // The buyer who issues it knows where to pay.
  const asksForPayment = !isCredit && !isSelfBilled(typeCode) && total > 0;
  const where = 'invoice';
  return [
    ...broken(!number, { rule: 'BR-02', field: 'number', code: 'einvoice.noNumber', where }),
    ...broken(!date, { rule: 'BR-03', field: 'date', code: 'einvoice.noDate', where }),
    ...broken(!buyerReference, {
      rule: 'PEPPOL-EN16931-R003',
      field: 'reference',
      code: 'einvoice.noBuyerReference',
      where,
    }),
    // A credit note has no element for a due date, so its terms must be written.
    ...broken(total > 0 && !terms && (isCredit || !dueDate), {
      rule: 'BR-CO-25',
      field: 'paymentTermId',
      code: 'einvoice.noTerms',
      where,
    }),
    ...broken(isCredit && preceding.length === 0, {
      rule: 'NL-R-001',
      field: 'creditOf',
      code: 'einvoice.noOriginal',
      where,
    }),
    ...broken(asksForPayment && !payTo?.iban, {
      rule: seller.country === 'DE' ? 'BR-DE-1' : 'NL-R-007',
      field: 'bankAccountId',
      code: 'einvoice.noBankAccount',
      where: 'seller',
    }),
  ];
}

/** The sums, as the receiver adds them up again; and no more than two decimals. */
function sumFindings(document: EDocument): Finding[] {
  const { lines, groups, currency, lineSum, net, tax, total } = document;
  const off = allowanceSum(document, false) - allowanceSum(document, true);
  const adds =
    sumOf(lines.map((line) => line.net)) === lineSum &&
    lineSum - off === net &&
    sumOf(groups.map(({ taxable }) => taxable)) === net &&
    sumOf(groups.map((group) => group.tax)) === tax &&
    net + tax === total;
  const where = 'invoice';
  return [
    ...broken(lines.length === 0, { rule: 'BR-16', field: 'lines', code: 'einvoice.noLines', where }),
    ...broken(!adds, { rule: 'BR-CO-10', field: 'lines', code: 'einvoice.wrongSum', where }),
    ...broken(exponentOf(currency) > 2, {
      rule: 'BR-DEC-12',
      field: 'currency',
      code: 'einvoice.decimals',
      where,
      params: { currency },
    }),
  ];
}

/**
 * Lists what keeps a document from being a valid e-invoice of the Peppol billing profile (VerifyEInvoiceCompliance). Each
 * finding names the rule of EN 16931, of Peppol or of the country, and the place that mends it.
 */
export const complianceOf = (document: EDocument): Finding[] => [
  ...headFindings(document),
  ...placeFindings(document.seller, 'seller'),
  ...placeFindings(document.buyer, 'buyer'),
  ...addressFindings(document),
  ...registerFindings(document),
  ...contactFindings(document),
  ...taxFindings(document),
  ...sumFindings(document),
];
