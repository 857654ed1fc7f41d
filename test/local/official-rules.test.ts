import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { PDFDocument } from 'pdf-lib';
import { beforeAll, describe, expect, it } from 'vitest';
import { withInvoiceData } from '#functions/platform/documents/invoice-data.ts';
import { ciiOf } from '#shared/domains/agreements/e-invoice/cii.ts';
import { complianceOf } from '#shared/domains/agreements/e-invoice/compliance.ts';
import {
  goldenCredit,
  goldenDocuments,
  issued,
  lineFor,
  selfBilledDocuments,
} from '#shared/domains/agreements/e-invoice/e-document.fixture.ts';
import { eDocumentOf } from '#shared/domains/agreements/e-invoice/e-document.ts';
import { ublOf } from '#shared/domains/agreements/e-invoice/ubl.ts';
import { type Finding, officialRules, type RuleFile } from '#test/support/official-rules/official-rules.ts';
import { hasTool, runTool } from '#test/support/tools.ts';

const SEED = 20_261_127;
const DOCUMENTS = 40;

const anyLine = fc
  .record({
    priceC: fc.integer({ min: 1, max: 50_000_000 }),
    quantity: fc.integer({ min: 1, max: 9_999 }),
    vat: fc.constantFrom('NL-LOW', 'NL-HIGH', 'SMALL'),
    discountRate: fc.constantFrom(0, 0, 2500, 33_333),
  })
  .map(({ priceC, quantity, vat, discountRate }) => lineFor('Band & sound', priceC, vat, { quantity, discountRate }));
/** Documents of any amounts, discounts and mix of rates. */
const anyDocument = fc
  .record({
    lines: fc.array(anyLine, { minLength: 1, maxLength: 6 }),
    pricesIncludeVat: fc.boolean(),
    discountRate: fc.constantFrom(0, 0, 5000, 12_345),
    currency: fc.constantFrom('EUR' as const, 'EUR' as const, 'JPY' as const),
  })
  .map(({ lines, ...more }) => issued(lines, more))
  .filter(({ total }) => total > 0);

const documents = [
  ...goldenDocuments,
  ['G16', goldenCredit] as const,
  ...fc.sample(anyDocument, { seed: SEED, numRuns: DOCUMENTS }).map((one, i) => [`any-${i}`, one] as const),
].map(([id, one]) => [id, eDocumentOf(one)] as const);
const written = (write: typeof ublOf) => Object.fromEntries(documents.map(([id, one]) => [id, write(one)]));
const selfBilled = Object.fromEntries(selfBilledDocuments.map(([id, one]) => [id, ublOf(eDocumentOf(one))]));
const golden = eDocumentOf(issued([lineFor('Fee', 500_000, 'NL-LOW')]));
const wrongSum = ublOf(golden).replace(/(<cbc:PayableAmount[^>]*>)/, '$19');
const noAddress = ublOf(golden).replace(
  /(<cac:AccountingCustomerParty><cac:Party>)<cbc:EndpointID.*?<\/cbc:EndpointID>/,
  '$1',
);

/** Reads the data of an invoice back from its PDF with poppler. */
async function throughPdf(xml: string): Promise<string> {
  const pages = await PDFDocument.create();
  pages.addPage([200, 200]);
  const pdf = await withInvoiceData(await pages.save(), { xml, title: 'Invoice', author: 'Us', at: new Date(0) });
  const { cwd } = runTool('pdfdetach', ['-save', '1', '-o', 'factur-x.xml', 'invoice.pdf'], { 'invoice.pdf': pdf });
  return readFileSync(join(cwd, 'factur-x.xml'), 'utf8');
}
const hasPoppler = hasTool('pdfdetach');
const rules = officialRules();
const because = 'reason' in rules ? ` (skipped: ${rules.reason})` : '';

describe.skipIf('reason' in rules)(`an e-invoice before the official rule files${because}`, () => {
  const found = new Map<string, Finding[]>();
  /** The findings about our documents, or about those that were broken on purpose. */
  const about = (file: RuleFile, broken: boolean) =>
    found.get(file)?.filter(({ document }) => ['wrongSum', 'noAddress'].includes(document) === broken);

  beforeAll(async () => {
    if (!('check' in rules)) return;
    const cii = written(ciiOf);
    const fromPdf: Record<string, string> = hasPoppler ? { fromPdf: await throughPdf(ciiOf(golden)) } : {};
    const [ubl, data, peppol, selfBilling] = await Promise.all([
      rules.check('ubl', { ...written(ublOf), ...selfBilled, wrongSum }),
      rules.check('cii', { ...cii, ...fromPdf }),
      rules.check('peppol', { ...written(ublOf), noAddress }),
      rules.check('selfBilling', selfBilled),
    ]);
    found.set('ubl', ubl).set('cii', data).set('peppol', peppol).set('selfBilling', selfBilling);
  }, 180_000);

  it('is one that our own rules accept', () =>
    expect(documents.filter(([, one]) => complianceOf(one).some(({ severity }) => severity === 'error'))).toEqual([]));
  it('meets EN 16931 as UBL', () => expect(about('ubl', false)).toEqual([]));
  it('meets EN 16931 as CII', () => expect(about('cii', false)).toEqual([]));
  it('meets Peppol BIS Billing 3', () => expect(about('peppol', false)).toEqual([]));
  it('meets Peppol BIS Self-Billing 3 if the buyer issues it', () => expect(about('selfBilling', false)).toEqual([]));

  it('is refused once a sum is wrong or the buyer’s address is gone', () => {
    expect(about('ubl', true)).toContainEqual({ document: 'wrongSum', rule: 'BR-CO-16', isFatal: true });
    expect(about('peppol', true)).toContainEqual({ document: 'noAddress', rule: 'PEPPOL-EN16931-R010', isFatal: true });
  });
});

it.skipIf(!hasPoppler)('the data of an invoice leave its PDF as they went in (needs pdfdetach)', async () =>
  expect(await throughPdf(ciiOf(golden))).toBe(ciiOf(golden)),
);
