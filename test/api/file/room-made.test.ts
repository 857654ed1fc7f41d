import { expect, it } from 'vitest';
import { storedBytes } from '#functions/platform/files/usage.ts';
import { contractContract } from '#shared/domains/agreements/contract/contract.ts';
import { wordTemplateContract } from '#shared/domains/attached/word-template/contract.ts';
import { webformContract } from '#shared/domains/booking/webform/contract.ts';
import { itineraryContract } from '#shared/domains/calendars/itinerary/contract.ts';
import { importContract } from '#shared/domains/relations/import/contract.ts';
import { makeContract, makeShow, putOnPaper } from '#test/api/contract/agency.ts';
import { agedStamp, makeForm, typed } from '#test/api/webform/agency.ts';
import { Stranger, workFor } from '#test/api/webform/visitor.ts';
import { agreementAgencies } from '#test/support/agreement-agencies.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { type Agency, makeAgency } from '#test/support/fixtures.ts';
import { leaveRoom, MB } from './room.ts';

/*
 * Storage that an agency fills without a file of its own users: files that strangers send along, and files that are
 * made of files and records.
 */
await agreementAgencies();

async function makeRoomFor(bytes: number): Promise<Agency> {
  const agency = await makeAgency();
  await leaveRoom(agency, bytes);
  return agency;
}

/** Sends a file from a page that has done its proof of work. */
async function sendFile(visitor: Stranger, address: string, content: Buffer) {
  const stamp = agedStamp(address);
  const guard = { stamp, work: workFor(stamp) };
  const file = { name: 'rider.pdf', type: 'application/pdf', size: content.length };
  const { status, html } = await visitor.ticket({ ...file, ...guard });
  const ticket = JSON.parse(html);
  if (status === 200)
    await fetch(ticket.url, { method: 'PUT', headers: ticket.headers, body: new Uint8Array(content) });
  return { status, ticket, guard };
}
const PDF = Buffer.from(`%PDF-1.4\n${'x'.repeat(500)}`);

it('a stranger hears that files cannot be taken, and sends the request without', async () => {
  const agency = await makeAgency();
  const form = await makeForm(agency, { takesFiles: true });
  const visitor = new Stranger(form.address);
  await leaveRoom(agency, PDF.length + 100);
  const [one, two] = [
    await sendFile(visitor, form.address, PDF),
    await sendFile(new Stranger(form.address), form.address, PDF),
  ];
  expect([one.status, two.status]).toEqual([200, 200]);
  const files = [one, two].map(({ ticket }) => ({ key: ticket.key, name: 'rider.pdf' }));
  const request = typed(agency, form, { ...one.guard, js: '1' });
  const refused = await visitor.post({ ...request, files: JSON.stringify(files) });
  expect(refused.status).toBe(422);
  expect(refused.html).toContain('Files cannot be uploaded at the moment; you can send the request without them');
  expect(refused.html).not.toContain('storage of');
  expect(refused.html).toContain('name="files" value=""');
  expect(await storedBytes(agency.tenantId)).toBe(MB - PDF.length - 100);
  expect((await visitor.post({ ...request, files: '' })).status).toBe(200);
  const { rows } = await ok(webformContract.routes.log, agency.users.agent, { body: { webformId: form.id } });
  expect(rows.map(({ fileCount }) => fileCount)).toEqual([0]);

  await leaveRoom(agency, 10);
  const late = await sendFile(visitor, form.address, PDF);
  expect([late.status, late.ticket.errors?.[0]?.code]).toEqual([409, 'webform.full']);
  expect(late.ticket.errors?.[0]?.message).toMatch(/files cannot be uploaded/);
});

async function sendTable(agency: Agency, table: string) {
  const bytes = Buffer.from(table);
  const request = { mainArea: 'company' as const, name: 'list.csv' };
  const ticket = await ok(importContract.routes.presign, agency.users.agent, {
    body: { ...request, type: 'text/csv', size: bytes.length },
  });
  await fetch(ticket.url, { method: 'PUT', headers: ticket.headers, body: new Uint8Array(bytes) });
  const create = () =>
    call(importContract.routes.create, agency.users.agent, { body: { ...request, key: ticket.key } });
  return { size: bytes.length, create };
}

it('an import is refused at its upload where its rows do not fit in too, and keeps nothing', async () => {
  const agency = await makeRoomFor(60);
  const { create } = await sendTable(agency, `Name\n${'A Company\n'.repeat(5)}`);
  expect(refusal(await create())).toBe('409 file.full');
  expect(refusal(await create())).toBe('404 file.gone');
  expect(await storedBytes(agency.tenantId)).toBe(MB - 60);
});

it('an import whose plan does not fit in does not begin, and begins once there is room', async () => {
  const agency = await makeRoomFor(200);
  const { create } = await sendTable(agency, 'Name\nOne\nTwo\nThree');
  const { status, body: draft } = await create();
  expect(status).toBe(200);
  const run = () =>
    call(importContract.routes.run, agency.users.agent, {
      params: { id: draft.id },
      body: { mapping: ['name'], duplicates: 'create' as const },
    });
  expect(refusal(await run())).toBe('409 file.full');
  await leaveRoom(agency, 10_000);
  expect((await run()).status).toBe(200);
});

it('a contract says that it has no room, and is put on paper once there is', async () => {
  const agency = await makeRoomFor(1000);
  const { id } = await makeContract(agency);
  expect((await putOnPaper(agency, id)).rendered).toMatchObject({ state: 'failed', problem: 'full', files: [] });
  expect(await storedBytes(agency.tenantId)).toBe(MB - 1000);
  await leaveRoom(agency, 500_000);
  await ok(contractContract.routes.render, agency.users.agent, { params: { id }, body: {} });
  expect((await putOnPaper(agency, id)).rendered).toMatchObject({ state: 'ready', files: [{ kind: 'pdf' }] });
});

it('an itinerary and the first file of a Word template are refused alike; one kept before is not', async () => {
  const agency = await makeAgency();
  await makeShow(agency, { statusId: agency.status('Confirmed').id });
  const query = { artistId: agency.artist.id, from: '2027-05-01', to: '2027-05-31' } as const;
  const print = (format: 'pdf' | 'xlsx') =>
    call(itineraryContract.routes.export, agency.users.agent, { query: { ...query, format } });
  expect((await print('xlsx')).status).toBe(200);
  await leaveRoom(agency);
  expect(refusal(await print('pdf'))).toBe('409 file.full');
  expect((await print('xlsx')).status).toBe(200);
  const template = { mainArea: 'show' as const, name: 'Deal memo', locale: 'en' as const };
  const made = await call(wordTemplateContract.routes.create, agency.users.administrator, { body: template });
  expect(refusal(made)).toBe('409 file.full');
});
