import { sign as cryptoSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { SEAL_BYTES_MAX } from '#shared/kernel/seal/limits.ts';
import { testFolder } from '#test/support/tools.ts';
import { issueCertificate, testName } from './certificate.ts';
import type { Signer } from './signer.ts';
import { testSigner } from './test-signer.ts';

export const NOW = new Date('2026-11-26T20:00:00Z');

export const ecSigner = (): Promise<Signer> => testSigner(join(testFolder('seal'), 'key.pem'), NOW);

/** A signer with another kind of key, below a root of P-256. */
export async function signerWith(pair: ReturnType<typeof generateKeyPairSync>, from = NOW): Promise<Signer> {
  const root = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const issuer = { name: testName('Root'), key: root.publicKey };
  const sign = async (bytes: Uint8Array) => cryptoSign('sha256', bytes, root.privateKey);
  const common = { issuer, from, until: new Date(from.getTime() + 86_400_000), sign };
  const [seal, top] = await Promise.all([
    issueCertificate({ ...common, subject: { name: testName('Seal'), key: pair.publicKey }, isAuthority: false }),
    issueCertificate({ ...common, subject: issuer, isAuthority: true }),
  ]);
  return { certificateChain: [seal, top], sign: async (bytes) => cryptoSign('sha256', bytes, pair.privateKey) };
}

export async function contractPdf(pages = 3, text = 'Artist agreement'): Promise<PDFDocument> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (let page = 1; page <= pages; page++)
    pdf.addPage([595, 842]).drawText(`${text}, page ${page}`, { x: 60, y: 760, size: 16, font });
  return pdf;
}

/** A contract with text on each page and the marks of two people on the last. */
export async function contractWithMarks(pages: number): Promise<Uint8Array> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  const font = await pdf.embedFont(StandardFonts.TimesRoman);
  const line = 'The promoter pays the guarantee ten days before the show, free of any deduction or tax.';
  const text = Array.from({ length: 45 }, () => line).join('\n');
  for (let page = 1; page <= pages; page++)
    pdf.addPage([595, 842]).drawText(text, { x: 60, y: 780, size: 11, lineHeight: 15, font });
  const marks = '[sign:1]\n\n\n[name:1] [date:1]\n\n\n[sign:2]\n\n\n[name:2] [date:2]';
  pdf.addPage([595, 842]).drawText(marks, { x: 60, y: 700, size: 11, lineHeight: 15, font });
  return pdf.save();
}

/** A scan as large as a file may be. */
export async function largeFile(): Promise<Uint8Array> {
  const pdf = await contractPdf(20);
  await pdf.attach(randomBytes(SEAL_BYTES_MAX - 20_000), 'scan.bin', { mimeType: 'application/octet-stream' });
  return pdf.save({ useObjectStreams: false });
}
