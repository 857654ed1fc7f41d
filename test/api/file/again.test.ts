import { expect, test, vi } from 'vitest';
import { acceptedKey, getObject } from '#functions/platform/files/files.ts';
import { storedBytes } from '#functions/platform/files/usage.ts';
import { fileContract } from '#shared/domains/attached/file/contract.ts';
import { articleContract } from '#shared/domains/reference/article/contract.ts';
import { brandContract } from '#shared/domains/reference/brand/contract.ts';
import { artistRiderContract } from '#shared/domains/relations/artist-rider/contract.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { crashAt, transaction } from '#test/support/crash.ts';
import { makeAgency } from '#test/support/fixtures.ts';
import { PNG } from './uploads.ts';

const agency = await makeAgency();
const agent = () => agency.users.agent;
const rider = (name: string, fileKey = '') => ({
  name,
  artistId: agency.artist.id,
  kind: 'technical' as const,
  language: 'en-GB' as const,
  fileKey,
  fileName: fileKey && 'rider.txt',
});
type Ticket = { readonly url: string; readonly headers: Readonly<Record<string, string>>; readonly key: string };
async function send({ url, headers, key }: Ticket, bytes: Uint8Array): Promise<string> {
  expect((await fetch(url, { method: 'PUT', headers, body: new Uint8Array(bytes) })).status).toBe(200);
  return key;
}
const sendText = async () =>
  send(
    await ok(artistRiderContract.routes.presign, agent(), {
      body: { purpose: 'document', name: 'rider.txt', type: 'text/plain', size: 5 },
    }),
    Buffer.from('Hello'),
  );
const lies = (key: string) =>
  getObject(key).then(
    () => true,
    () => false,
  );

test('a form that was refused for another field is sent again with the agreement it has sent', async () => {
  const { create } = artistRiderContract.routes;
  await ok(create, agent(), { body: rider('Taken') });
  const key = await sendText();
  expect(refusal(await call(create, agent(), { body: rider('Taken', key) }))).toBe('409 exists');
  expect(await lies(acceptedKey(agency.tenantId, key))).toBe(false);
  const made = await ok(create, agent(), { body: rider('Free', key) });
  expect(await lies(made.fileKey)).toBe(true);
  expect(await lies(key)).toBe(false);
  expect((await call(create, agent(), { body: rider('Twice', key) })).body.errors?.[0]?.code).toBe('file.gone');
});

test('a picture outlives a stale form too', async () => {
  const { create, update, presignImage } = brandContract.routes;
  const admin = agency.users.administrator;
  const { id, rev } = await ok(create, admin, { body: { name: 'Old' } });
  await ok(update, admin, { body: { id, rev, name: 'New' } });
  const body = { purpose: 'logo' as const, name: 'a.png', type: 'image/png', size: PNG.length };
  const logoKey = await send(await ok(presignImage, admin, { body }), PNG);
  expect(refusal(await call(update, admin, { body: { id, rev, name: 'Newer', logoKey } }))).toBe('409 stale');
  const crashed = () => call(update, admin, { body: { id, rev: rev + 1, name: 'Newer', logoKey } });
  crashAt(transaction(1));
  expect((await crashed()).status).toBe(500);
  vi.restoreAllMocks();
  expect((await crashed()).body).toMatchObject({ name: 'Newer', logoKey: acceptedKey(agency.tenantId, logoKey) });
});

test('the picture of a copy takes room as long as the copy is there', async () => {
  const { create, copy, remove, presignImage } = articleContract.routes;
  const admin = agency.users.administrator;
  const body = { purpose: 'logo' as const, name: 'a.png', type: 'image/png', size: PNG.length };
  const imageKey = await send(await ok(presignImage, admin, { body }), PNG);
  const empty = await storedBytes(agency.tenantId);
  const article = { section: 'contract' as const, body: 'Cancellation is free.', imageKey };
  const made = await ok(create, admin, { body: { name: 'Pictured', ...article } });
  const copied = await ok(copy, admin, { body: { id: made.id } });
  await ok(remove, admin, { body: { id: made.id } });
  expect(await storedBytes(agency.tenantId)).toBe(empty + PNG.length);
  await ok(remove, admin, { body: { id: copied.id } });
  expect(await storedBytes(agency.tenantId)).toBe(empty);
});

test('a file that broke off on its way to its record is put there again', async () => {
  const key = await sendText();
  const target = { entity: 'artist' as const, recordId: agency.artist.id };
  const add = () => call(fileContract.routes.add, agent(), { body: { ...target, key, name: 'rider.txt' } });
  crashAt(transaction(1));
  expect((await add()).status).toBe(500);
  vi.restoreAllMocks();
  expect((await add()).status).toBe(200);
});
