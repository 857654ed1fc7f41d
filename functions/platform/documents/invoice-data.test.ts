import { PDFDocument } from 'pdf-lib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, it } from 'vitest';
import { withInvoiceData } from './invoice-data.ts';

const data = {
  xml: '<?xml version="1.0" encoding="UTF-8"?>\n<rsm:CrossIndustryInvoice/>',
  title: 'Rechnung 2026-0041 & mehr',
  author: 'Nightbird BV',
  at: new Date('2026-03-14T10:00:00Z'),
};
async function printed(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  pdf.addPage([200, 200]).drawText('Invoice');
  return pdf.save();
}
/** PDF.js reads what pdf-lib wrote. */
const reader = async (bytes: Uint8Array) => getDocument({ data: new Uint8Array(bytes) }).promise;

it('holds the invoice as the attachment that other programs look for', async () => {
  const found = await reader(await withInvoiceData(await printed(), data));
  const attachments = (await found.getAttachments()) as Record<string, { filename: string; content: Uint8Array }>;
  expect(Object.values(attachments).map(({ filename }) => filename)).toEqual(['factur-x.xml']);
  const [file] = Object.values(attachments);
  expect(Buffer.from(file?.content ?? []).toString('utf8')).toBe(data.xml);
});

it('names the profile in its metadata, and keeps its page', async () => {
  const found = await reader(await withInvoiceData(await printed(), data));
  const { metadata } = await found.getMetadata();
  expect(metadata.getRaw()).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>');
  expect(metadata.get('dc:title')).toBe('Rechnung 2026-0041 & mehr');
  const { items } = await (await found.getPage(1)).getTextContent();
  expect(items).toEqual([expect.objectContaining({ str: 'Invoice' })]);
});

it('is the same file for the same invoice', async () => {
  const pdf = await printed();
  const [one, other] = [await withInvoiceData(pdf, data), await withInvoiceData(pdf, data)];
  expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true);
});
