import { describe, expect, it } from 'vitest';
import { clientOf, clientStore, OPERATOR_TENANT } from '#functions/domains/reference/client/store.ts';
import { storedBytes } from '#functions/platform/files/usage.ts';
import { fileContract } from '#shared/domains/attached/file/contract.ts';
import type { RecordSubject } from '#shared/kernel/record/subject.ts';
import { makeShow } from '#test/api/contract/agency.ts';
import { agreementAgencies } from '#test/support/agreement-agencies.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency, unknownId } from '#test/support/fixtures.ts';
import { makeAir, makeFlight, makeTrain } from '#test/support/travel.ts';
import { upload } from './uploads.ts';

const { presign, add, list, download, remove } = fileContract.routes;
const { agency, other } = await agreementAgencies();

const TEXT = Buffer.from('Load-in at three o’clock.');
const targetOf = async () => ({ entity: 'show' as const, recordId: (await makeShow(agency)).id });
type Target = RecordSubject;

/** Sends bytes as a browser does: a ticket, then a PUT straight to the bucket. */
async function put(target: Target, bytes: Buffer, type = 'text/plain') {
  const request = { purpose: 'document' as const, name: 'notes.txt', type, size: bytes.length };
  const ticket = await ok(presign, agency.users.agent, { body: { ...target, ...request } });
  const reply = await fetch(ticket.url, { method: 'PUT', headers: ticket.headers, body: new Uint8Array(bytes) });
  return { key: ticket.key, status: reply.status, ticket };
}
const addFile = (target: Target, key: string, who = agency.users.agent) =>
  call(add, who, { body: { ...target, key, name: 'notes.txt' } });

describe('a file of a record', () => {
  it('is sent to the bucket, stands with its record, is fetched and goes', async () => {
    const target = await targetOf();
    const { key } = await put(target, TEXT);
    const { status, body: file } = await addFile(target, key);
    expect(status).toBe(200);
    expect(file).toMatchObject({ name: 'notes.txt', type: 'text/plain', size: TEXT.length, uploadedBy: 'Test agent' });
    expect(file).not.toHaveProperty('key');
    const rows = async () => (await ok(list, agency.users.agent, { body: target })).rows.map((row) => row.id);
    expect(await rows()).toEqual([file.id]);
    const { url } = await ok(download, agency.users.agent, { params: { id: file.id }, query: {} });
    const fetched = await fetch(url);
    expect(fetched.headers.get('content-disposition')).toMatch(/^attachment; filename="notes.txt"/);
    expect(Buffer.from(await fetched.arrayBuffer())).toEqual(TEXT);
    await ok(remove, agency.users.agent, { params: { id: file.id } });
    expect(await rows()).toEqual([]);
  });

  it('is taken in once, and only what was announced', async () => {
    const target = await targetOf();
    const { key, ticket } = await put(target, TEXT);
    const again = await fetch(ticket.url, { method: 'PUT', headers: ticket.headers, body: new Uint8Array(TEXT) });
    expect(again.status).toBe(412);
    expect((await addFile(target, key)).status).toBe(200);
    expect(refusal(await addFile(target, key))).toBe('404 file.gone');
  });

  it('cannot be replaced through its ticket once it is kept', async () => {
    const target = await targetOf();
    const { key, ticket } = await put(target, TEXT);
    const { body: file } = await addFile(target, key);
    const other = Buffer.from(TEXT.toString().replaceAll(/[a-z]/g, 'x'));
    const sent = await fetch(ticket.url, { method: 'PUT', headers: ticket.headers, body: new Uint8Array(other) });
    expect(sent.status).toBe(200);
    expect(refusal(await addFile(target, key))).toBe('404 file.gone');
    const { url } = await ok(download, agency.users.agent, { params: { id: file.id }, query: {} });
    expect(Buffer.from(await (await fetch(url)).arrayBuffer())).toEqual(TEXT);
  });

  it('is sent as announced: another size or type, or another object, is refused by the bucket', async () => {
    const { ticket } = await put(await targetOf(), TEXT);
    const send = (url: string, headers: Record<string, string>, body: Buffer) =>
      fetch(url, { method: 'PUT', headers, body: new Uint8Array(body) });
    const longer = await send(ticket.url, ticket.headers, Buffer.concat([TEXT, TEXT]));
    const asPage = await send(ticket.url, { ...ticket.headers, 'content-type': 'text/html' }, TEXT);
    const elsewhere = await send(ticket.url.replace('?', '-2?'), ticket.headers, TEXT);
    const over = await send(ticket.url, { ...ticket.headers, 'if-none-match': '' }, TEXT);
    expect([longer, asPage, elsewhere, over].map((reply) => reply.status)).toEqual([403, 403, 403, 403]);
  });

  it('is refused when its content is not what it says', async () => {
    const target = await targetOf();
    const { key } = await put(target, Buffer.from('<script>alert(1)</script>'));
    expect(refusal(await addFile(target, key))).toBe('400 file.content');
  });

  it('is refused by type and size before it starts', async () => {
    const target = await targetOf();
    const ask = (more: object) =>
      call(presign, agency.users.agent, {
        body: { ...target, purpose: 'document', name: 'a.txt', type: 'text/plain', size: 5, ...more },
      });
    expect(refusal(await ask({ type: 'text/html' }))).toBe('400 file.type');
    expect(refusal(await ask({ size: 209_715_201 }))).toBe('400 file.tooLarge');
    expect(refusal(await ask({ name: '../a.txt' }))).toBe('400 file.name');
  });
});

it('of a flight or a train has at most 10,485,760 bytes, whatever purpose the request names', async () => {
  const flight = await makeFlight(agency, await makeAir(agency));
  const train = await makeTrain(agency);
  const journeys = [
    { entity: 'flight' as const, recordId: flight.id },
    { entity: 'train' as const, recordId: train.id },
  ];
  const file = { name: 'ticket.txt', type: 'text/plain' };
  for (const target of journeys)
    for (const purpose of ['document', 'esignManual', 'journeyFile'] as const) {
      const ask = (size: number) => call(presign, agency.users.agent, { body: { ...target, ...file, purpose, size } });
      expect((await ask(10_485_760)).status).toBe(200);
      const refused = await ask(10_485_761);
      expect(refusal(refused)).toBe('400 file.tooLarge');
      expect(refused.body.errors?.[0]?.message).toContain('10485760');
    }
  // The ticket of another record does not help.
  for (const target of journeys) {
    const { key } = await put(await targetOf(), Buffer.alloc(10_485_761, 'a'));
    expect(refusal(await addFile(target, key))).toBe('400 file.tooLarge');
  }
});

describe('others', () => {
  it('see no file of a record that is not theirs', async () => {
    const target = await targetOf();
    const { key } = await put(target, TEXT);
    expect(refusal(await addFile(target, key, other.users.agent))).toBe('404 notFound');
    const { body: file } = await addFile(target, key);
    const one = { params: { id: file.id }, query: {} };
    expect(refusal(await call(list, other.users.agent, { body: target }))).toBe('404 notFound');
    expect(refusal(await call(download, other.users.agent, one))).toBe('404 notFound');
    expect(refusal(await call(remove, other.users.agent, { params: one.params }))).toBe('404 notFound');
    expect(refusal(await call(remove, agency.users.readOnly, { params: one.params }))).toBe('403 denied');
    const missing = { params: { id: unknownId() }, query: {} };
    expect(refusal(await call(download, agency.users.agent, missing))).toBe('404 notFound');
  });

  it('cannot put another agency’s upload with their own record', async () => {
    const { key } = await put(await targetOf(), TEXT);
    const body = { entity: 'company' as const, recordId: other.company.id, key, name: 'notes.txt' };
    expect(refusal(await call(add, other.users.agent, { body }))).toBe('404 file.gone');
  });
});

describe('the room an agency has', () => {
  it('is counted exactly, and what does not fit in is refused', async () => {
    const small = await makeAgency();
    const who = small.users.agent;
    const target = { entity: 'company' as const, recordId: small.company.id };
    const file = await upload(who, target, 'first.txt');
    expect(await storedBytes(small.tenantId)).toBe(file.size);
    await ok(remove, who, { params: { id: file.id } });
    expect(await storedBytes(small.tenantId)).toBe(0);
    await ok(fileContract.routes.restore, who, { params: { id: file.id } });
    expect(await storedBytes(small.tenantId)).toBe(file.size);

    const actor = { userId: who.user.id, name: 'Operator' };
    const client = await clientOf(small.tenantId);
    const operators = { tenantId: OPERATOR_TENANT, now: new Date(), actor };
    await clientStore.update(operators, client, { ...client, maxStorage: 1 });
    const ticket = (size: number) =>
      call(presign, who, { body: { ...target, purpose: 'document', name: 'big.txt', type: 'text/plain', size } });
    expect((await ticket(1_000_000 - file.size)).status).toBe(200);
    expect(refusal(await ticket(1_000_001 - file.size))).toBe('409 file.full');
  });
});
