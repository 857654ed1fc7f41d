import { beforeAll, expect, it } from 'vitest';
import { storedBytes } from '#functions/platform/files/usage.ts';
import { contractPdf } from '#functions/platform/seal/seal.fixture.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { MANUAL_BYTES_MAX } from '#shared/domains/agreements/esign/limits.ts';
import { addDays } from '#shared/kernel/time/date.ts';
import { agencyDay } from '#test/support/agency-day.ts';
import { agreementAgencies } from '#test/support/agreement-agencies.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { draftOf, giveSignature } from './signing.ts';

const { agency } = await agreementAgencies();
const { agent } = agency.users;
const { addFile, completeManually, upload } = esignContract.routes;
beforeAll(() => giveSignature(agency));

async function uploaded(purpose: 'esignFile' | 'esignManual', size?: number) {
  const pdf = await (await contractPdf()).save();
  const bytes = new Uint8Array(size ?? pdf.length);
  bytes.set(pdf);
  const body = { purpose, name: 'scan.pdf', type: 'application/pdf', size: bytes.length };
  const ticket = await ok(upload, agent, { body });
  await fetch(ticket.url, { method: 'PUT', headers: ticket.headers, body: bytes });
  return { key: ticket.key, name: 'Scan.pdf', size: bytes.length };
}
const used = () => storedBytes(agency.tenantId);
const today = agencyDay();

it('counts a file that joins a draft, once', async () => {
  const { id } = await draftOf(agency);
  const [{ size, ...file }, before] = [await uploaded('esignFile'), await used()];
  const added = await ok(addFile, agent, { params: { id }, body: { ...file, role: 'annex' } });
  expect(added.files).toHaveLength(2);
  expect((await used()) - before).toBe(size);
});

it('counts the scans of a document that was signed on paper', async () => {
  const { id } = await draftOf(agency);
  const [{ size, ...file }, before] = [await uploaded('esignManual'), await used()];
  const body = { files: [file], date: today, reason: 'Signed on paper.' };
  expect((await ok(completeManually, agent, { params: { id }, body })).state).toBe('manualComplete');
  expect((await used()) - before).toBe(size);
});

it('keeps nothing of scans that are refused', async () => {
  const { id } = await draftOf(agency);
  const [{ size: _size, ...file }, before] = [await uploaded('esignManual'), await used()];
  const body = { files: [file], date: addDays(today, 1), reason: 'Signed on paper.' };
  expect(refusal(await call(completeManually, agent, { params: { id }, body }))).toBe('422 esign.dateInFuture');
  expect(await used()).toBe(before);
  const again = await call(completeManually, agent, { params: { id }, body: { ...body, date: today } });
  expect(refusal(again)).toBe('404 file.gone');
});

it('takes a scan of 209,715,200 bytes, and not a byte more', async () => {
  const { id } = await draftOf(agency);
  const { size, ...file } = await uploaded('esignManual', MANUAL_BYTES_MAX);
  const body = { files: [file], date: today, reason: 'Signed on paper.' };
  expect((await ok(completeManually, agent, { params: { id }, body })).state).toBe('manualComplete');
  const more = { purpose: 'esignManual' as const, name: 'scan.pdf', type: 'application/pdf', size: size + 1 };
  expect(refusal(await call(upload, agent, { body: more }))).toBe('400 file.tooLarge');
});
