import { PDFDocument } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { withInvoiceData } from '#functions/platform/documents/invoice-data.ts';
import { ciiOf } from '#shared/domains/agreements/e-invoice/cii.ts';
import { goldenCredit, goldenDocuments } from '#shared/domains/agreements/e-invoice/e-document.fixture.ts';
import { eDocumentOf } from '#shared/domains/agreements/e-invoice/e-document.ts';
import { ublOf } from '#shared/domains/agreements/e-invoice/ubl.ts';
import { readInvoiceFile } from './read-file.ts';

const documents = [...goldenDocuments, ['G16', goldenCredit] as const].map(
  ([id, one]) => [id, eDocumentOf(one)] as const,
);
const golden = (wanted: string) => {
  const [, found] = documents.find(([id]) => id === wanted) ?? [];
  if (!found) throw new Error(`no ${wanted}`);
  return found;
};
const read = async (xml: string) => (await readInvoiceFile(Buffer.from(xml))).document;
const refusal = (bytes: string | Uint8Array) =>
  readInvoiceFile(Buffer.from(bytes)).then(
    () => undefined,
    (e: { code: string }) => e.code,
  );
async function pdfWith(xml: string): Promise<Uint8Array> {
  const pages = await PDFDocument.create();
  pages.addPage([200, 200]);
  return withInvoiceData(await pages.save(), { xml, title: 'Invoice', author: 'Us', at: new Date(0) });
}

describe('the file of an e-invoice', () => {
  it.each(documents)('%s says the same in both syntaxes, as it was written', async (_id, written) => {
    const [ubl, cii] = [await read(ublOf(written)), await read(ciiOf(written))];
    const { number, date, currency, net, tax, total, seller, buyer, lines } = written;
    for (const found of [ubl, cii]) {
      expect(found).toMatchObject({ number, date, currency, net, tax, total, isCredit: written.typeCode === '381' });
      expect(found.seller).toMatchObject({ name: seller.name, vatNumber: seller.vatNumber, country: seller.country });
      expect(found.buyer.name).toBe(buyer.name);
      expect(found.lines.map((line) => line.net)).toEqual(lines.map((line) => line.net));
      expect(found.lines.map(({ text }) => text)).toEqual(lines.map(({ text }) => text));
      expect(found.references).toContain(written.buyerReference);
    }
    expect(cii.lines.map(({ vatRate = 0 }) => vatRate)).toEqual(ubl.lines.map(({ vatRate = 0 }) => vatRate));
  });

  it('may be a PDF with the invoice as data', async () => {
    const { document, extension } = await readInvoiceFile(await pdfWith(ciiOf(golden('G10'))));
    expect(extension).toBe('pdf');
    expect(document).toEqual(await read(ciiOf(golden('G10'))));
  });

  it('names what it lacks', async () => {
    const xml = ublOf(golden('G05'));
    expect(await refusal(xml.replace(/<cbc:ID>2026-G05<\/cbc:ID>/, ''))).toBe('receivedInvoice.noNumber');
    expect(await refusal(xml.replace(/<cbc:IssueDate>.*?</, '<cbc:IssueDate>2026-02-30<'))).toBe(
      'receivedInvoice.noDate',
    );
    expect(await refusal(xml.replace(/(<cbc:DocumentCurrencyCode>).*?</, '$1XXL<'))).toBe('receivedInvoice.noCurrency');
    expect(await refusal(xml.replace(/<cbc:TaxInclusiveAmount.*?<\/cbc:TaxInclusiveAmount>/, ''))).toBe(
      'receivedInvoice.noTotal',
    );
    expect(await refusal(xml.replace(/<cac:AccountingSupplierParty>.*<\/cac:AccountingSupplierParty>/, ''))).toBe(
      'receivedInvoice.noSeller',
    );
  });

  it('is refused as another file, as a broken one, and with entities', async () => {
    const xml = ublOf(golden('G05'));
    const bomb = xml.replace('?>', '?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>');
    for (const text of ['<html></html>', 'Invoice 17', xml.slice(0, -20), bomb, '\u0000'])
      expect(await refusal(text)).toBe('receivedInvoice.unreadable');
    expect(await refusal('%PDF-1.7 broken')).toBe('receivedInvoice.noData');
    const empty = await PDFDocument.create();
    expect(await refusal(await empty.save())).toBe('receivedInvoice.noData');
    expect(await refusal(await pdfWith('no invoice'))).toBe('receivedInvoice.unreadable');
  });

  it('does not unpack a small file to a giant', async () => {
    const giant = await pdfWith(`<Invoice>${' '.repeat(5 * 2 ** 20)}</Invoice>`);
    expect(giant.length).toBeLessThan(100_000);
    expect(await refusal(giant)).toBe('receivedInvoice.noData');
  });

  it('keeps the first lines of a long invoice, and says how many there are', async () => {
    const xml = ublOf(golden('G05'));
    const [line = ''] = /<cac:InvoiceLine>.*<\/cac:InvoiceLine>/s.exec(xml) ?? [];
    const found = await read(xml.replace(line, line.repeat(300)));
    expect(found.lines).toHaveLength(200);
    expect(found.lineCount % 300).toBe(0);
  });
});
