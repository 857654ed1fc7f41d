import { PDFName, PDFString } from 'pdf-lib';
import { beforeAll, expect, it } from 'vitest';
import { openPdf } from './open.ts';
import { contractPdf, ecSigner, NOW } from './seal.fixture.ts';
import { sealPdf } from './seal.ts';
import type { Signer } from './signer.ts';
import { type SealFault, verifySeal } from './verify.ts';

let signer: Signer;
let file: Buffer;
beforeAll(async () => {
  signer = await ecSigner();
  file = Buffer.from(await sealPdf(await contractPdf(2), { signer, at: NOW }));
});

const faultOf = async (content: Uint8Array, trusted = [signer.certificateChain]): Promise<SealFault | 'none'> => {
  const verdict = await verifySeal(content, trusted);
  return verdict.ok ? 'none' : verdict.fault;
};
/** The file with one byte changed. */
const changedAt = (offset: number): Buffer => {
  const changed = Buffer.from(file);
  changed[offset] = (changed[offset] ?? 0) ^ 1;
  return changed;
};

it('accepts the file as it was sealed', async () => {
  expect(await faultOf(file)).toBe('none');
});

it('refuses a changed byte in front of the signature and behind it', async () => {
  expect(await faultOf(changedAt(file.indexOf('MediaBox') + 13))).toBe('digest');
  expect(await faultOf(changedAt(file.lastIndexOf('Backline document seal')))).toBe('digest');
});

it('refuses a change of any byte', async () => {
  const step = 97;
  const offsets = Array.from({ length: Math.floor(file.length / step) }, (_, at) => at * step);
  const accepted: number[] = [];
  for (const offset of offsets) if ((await faultOf(changedAt(offset))) === 'none') accepted.push(offset);
  expect(offsets.length).toBeGreaterThan(50);
  expect(accepted).toEqual([]);
});

it('refuses an appended byte', async () => {
  expect(await faultOf(Buffer.concat([file, Buffer.from('\n')]))).toBe('notWholeFile');
});

it('refuses a file that was saved again with another page', async () => {
  const pdf = await openPdf(file);
  pdf.addPage();
  expect(await faultOf(await pdf.save({ useObjectStreams: false }))).toBe('notWholeFile');
});

it('refuses bytes hidden behind the signature in its room', async () => {
  const end = file.indexOf('>', file.indexOf('/Contents <')) - 2;
  const hidden = Buffer.from(file);
  hidden.write('41', end, 'latin1');
  expect(await faultOf(hidden)).toBe('form');
});

it('refuses a changed signature', async () => {
  const start = file.indexOf('/Contents <') + 11;
  const cms = Buffer.from(file.subarray(start, file.indexOf('>', start)).toString('latin1'), 'hex');
  const length = cms.readUInt16BE(2) + 4;
  const changed = Buffer.from(file);
  const digit = changed.at(start + length * 2 - 1);
  changed.write(digit === 0x30 ? '1' : '0', start + length * 2 - 1, 'latin1');
  expect(await faultOf(changed)).toBe('signature');
});

it('refuses the seal of another key', async () => {
  const other = await ecSigner();
  expect(await faultOf(file, [other.certificateChain])).toBe('certificate');
});

it('refuses a file with two signatures', async () => {
  const pdf = await contractPdf(1);
  pdf.context.register(pdf.context.obj({ Type: 'Sig', Name: PDFString.of('Other') }));
  expect(await faultOf(await sealPdf(pdf, { signer, at: NOW }))).toBe('severalSignatures');
});

it('refuses another form of signature', async () => {
  const text = file.toString('latin1').replace('ETSI.CAdES.detached', 'adbe.pkcs7.detached');
  expect(await faultOf(Buffer.from(text, 'latin1'))).toBe('form');
});

it('refuses what is not sealed, or no PDF', async () => {
  const pdf = await contractPdf(1);
  pdf.catalog.set(PDFName.of('Lang'), PDFString.of('en'));
  expect(await faultOf(await pdf.save())).toBe('noSignature');
  expect(await faultOf(Buffer.from('not a PDF'))).toBe('unreadable');
});
