import { describe, expect, it } from 'vitest';
import { ciiOf } from './cii.ts';
import { goldenCredit, goldenDocuments, issued, lineFor, selfBilledDocuments } from './e-document.fixture.ts';
import { eDocumentOf, type Issued } from './e-document.ts';
import { ublOf } from './ubl.ts';

/*
 * `test/local/official-rules.test.ts` checks these documents against the rule files of CEN and Peppol. The schemas UBL 2.1
 * and CII D16B have accepted the files in `golden`; a change of one must be checked against them again.
 */
const documents = [...goldenDocuments, ['G16', goldenCredit] as const];
const lines = (xml: string): string => xml.replaceAll('><', '>\n<');
const partsOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>(.*?)</${name}>`, 'gs'))].map(([, inside = '']) => inside);
const unescaped = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
const textOf = (xml: string, name: string): string[] =>
  partsOf(xml, name).map((part) => unescaped(part.replace(/<[^>]*>/g, '')));
const cents = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + Math.round(Number(text) * 1000), 0);

const KEPT = new Set(['G04', 'G05', 'G06', 'G08', 'G09', 'G10', 'G13', 'G15', 'G16', 'G25', 'G27']);

it('has the self-billing profile if the buyer issues it (G46)', () => {
  const [invoice, credit] = selfBilledDocuments.map(([, document]) => ublOf(eDocumentOf(document)));
  for (const xml of [invoice ?? '', credit ?? '']) {
    expect(textOf(xml, 'cbc:CustomizationID')).toEqual([expect.stringMatching(/poacc:selfbilling:3\.0$/)]);
    expect(textOf(xml, 'cbc:ProfileID')).toEqual(['urn:fdc:peppol.eu:2017:poacc:selfbilling:01:1.0']);
  }
  expect(textOf(invoice ?? '', 'cbc:InvoiceTypeCode')).toEqual(['389']);
  expect(textOf(invoice ?? '', 'cbc:PayableAmount')).toEqual(['9265.00']);
  expect(textOf(credit ?? '', 'cbc:CreditNoteTypeCode')).toEqual(['261']);
});

describe('an e-invoice', () => {
  it.each(documents.filter(([id]) => KEPT.has(id)))('%s is written as its golden document', async (id, invoice) => {
    const document = eDocumentOf(invoice);
    await expect(lines(ublOf(document))).toMatchFileSnapshot(`golden/${id}.ubl.xml`);
    await expect(lines(ciiOf(document))).toMatchFileSnapshot(`golden/${id}.cii.xml`);
  });

  it.each(documents)('%s adds up as its receiver adds it', (_id, invoice) => {
    const xml = ublOf(eDocumentOf(invoice));
    const root = xml.includes('<CreditNote ') ? 'CreditNote' : 'Invoice';
    const each = (name: string, inside: string) =>
      cents(partsOf(xml, `cac:${inside}`).flatMap((part) => textOf(part, `cbc:${name}`).slice(0, 1)));
    const [monetary = ''] = partsOf(xml, 'cac:LegalMonetaryTotal');
    const sum = (name: string) => cents(textOf(monetary, `cbc:${name}`));
    const tax = cents(textOf(xml.slice(xml.indexOf('<cac:TaxTotal>')), 'cbc:TaxAmount').slice(0, 1));
    expect(sum('LineExtensionAmount')).toBe(each('LineExtensionAmount', `${root}Line`));
    expect(sum('TaxExclusiveAmount')).toBe(
      sum('LineExtensionAmount') - sum('AllowanceTotalAmount') + sum('ChargeTotalAmount'),
    );
    expect(sum('TaxExclusiveAmount')).toBe(each('TaxableAmount', 'TaxSubtotal'));
    expect(tax).toBe(each('TaxAmount', 'TaxSubtotal'));
    expect(sum('TaxInclusiveAmount')).toBe(sum('TaxExclusiveAmount') + tax);
    expect(sum('PayableAmount')).toBe(sum('TaxInclusiveAmount'));
  });

  it('names its kind by its code: invoice, deposit, final, credit note', () => {
    const codes = (type: Issued['type']) =>
      textOf(ublOf(eDocumentOf(issued([lineFor('Fee', 100, 'NL-LOW')], { type }))), 'cbc:InvoiceTypeCode');
    expect([codes('invoice'), codes('deposit'), codes('final')]).toEqual([['380'], ['386'], ['380']]);
    expect(textOf(ublOf(eDocumentOf(goldenCredit)), 'cbc:CreditNoteTypeCode')).toEqual(['381']);
  });

  it('holds any text of a user, and nothing that breaks the document', () => {
    const text = 'Sound & "light"\u0000 <b>';
    const xml = ublOf(eDocumentOf(issued([lineFor(text, 100, 'NL-LOW')])));
    expect(textOf(xml, 'cac:Item')[0]).toContain('Sound & "light" <b>');
  });

  it('names no VAT number outside the scope of VAT', () => {
    const [, outside] = goldenDocuments.find(([id]) => id === 'G09') ?? [];
    const xml = outside ? ublOf(eDocumentOf(outside)) : '';
    expect(xml).toContain('<cbc:ID>O</cbc:ID>');
    expect(textOf(xml, 'cac:PartyTaxScheme')).toEqual([]);
  });

  it('says the VAT of a foreign currency in the currency of the bookkeeping too', () => {
    const [, pounds] = goldenDocuments.find(([id]) => id === 'G25') ?? [];
    const xml = pounds ? ublOf(eDocumentOf(pounds)) : '';
    expect(textOf(xml, 'cbc:TaxCurrencyCode')).toEqual(['EUR']);
    expect(xml).toContain('<cbc:TaxAmount currencyID="EUR">551.14</cbc:TaxAmount>');
  });

  it('joins two VAT cases of one category and rate in one group', () => {
    const other = lineFor('Light', 3000, 'NL-HIGH');
    const alike = { ...other, vat: { ...other.vat, code: 'NL-HIGH-2' } };
    const { groups } = eDocumentOf(issued([lineFor('Sound', 5000, 'NL-HIGH'), alike]));
    expect(groups).toEqual([expect.objectContaining({ category: 'S', rate: 21000, taxable: 80, tax: 17 })]);
  });
});
