import { sign as cryptoSign, generateKeyPairSync } from 'node:crypto';
import { join } from 'node:path';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { tempFolder } from '#scripts/local/temp-folder.ts';
import { issueCertificate, testName } from './certificate.ts';
import type { Signer } from './signer.ts';
import { testSigner } from './test-signer.ts';

export const NOW = new Date('2026-11-26T20:00:00Z');

export const ecSigner = (): Promise<Signer> => testSigner(join(tempFolder('seal'), 'key.pem'), NOW);

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
