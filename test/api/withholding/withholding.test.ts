import { expect, it } from 'vitest';
import { lists } from '#functions/domains/operator/system/lists.ts';
import { fileContract } from '#shared/domains/attached/file/contract.ts';
import { dealContract } from '#shared/domains/booking/deal/contract.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { withholdingContract } from '#shared/domains/booking/withholding/contract.ts';
import { addDays } from '#shared/kernel/time/date.ts';
import { upload } from '#test/api/file/uploads.ts';
import { agencyDay } from '#test/support/agency-day.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency, makeArtist, makeSignedIn, showInput, unknownId } from '#test/support/fixtures.ts';

const { list, sums, export: exportRoute } = withholdingContract.routes;
const { certify, get, update, close } = dealContract.routes;
const today = agencyDay();
const TAX = { parts: [{ name: 'Income tax', rate: 15_000 }] };

interface Terms {
  readonly taxed?: boolean;
  readonly guarantee?: number;
  readonly artistIds?: string[];
}
/** A show so many days ago, whose fee is taxed with 15 %. */
async function played(daysAgo: number, { taxed = true, guarantee = 100_000, artistIds }: Terms = {}) {
  const day = addDays(today, -daysAgo);
  const times = { start: `${day}T20:00`, end: `${day}T22:00`, statusId: agency.status('Confirmed').id };
  const body = showInput(agency, { ...times, ...(artistIds ? { artistIds } : {}) });
  const { id } = await ok(showContract.routes.insert, agency.users.administrator, { body });
  const terms = { currency: 'EUR' as const, guarantee, ...(taxed ? { withholding: TAX } : {}), rev: 0 };
  await ok(update, agency.users.agent, { params: { id }, body: terms });
  return id;
}
const certified = (id: string, body: object, caller = agency.users.agent) =>
  call(certify, caller, { params: { id }, body: { rev: 1, ...body } });
const rowsOf = async (match: object = {}) => (await ok(list, agency.users.agent, { body: match as never })).rows;
const where = (field: string, ...values: string[]) => ({ filters: [{ field, relation: 'anyOf', values }] });

const [agency, other] = await Promise.all([makeAgency(), makeAgency()]);

it('lists the withheld tax of played shows until its certificate came and the tax is claimed back', async () => {
  const [old, id] = [await played(20, { guarantee: 200_000 }), await played(10)];
  await played(5, { taxed: false });
  await played(-5);
  const shown = (await rowsOf({ sort: { by: 'date', direction: 'asc' } })).map(
    ({ id: show, withheld, state, waiting }) => [show, withheld, state, waiting],
  );
  expect(shown).toEqual([
    [old, 30_000, 'notRequested', 20],
    [id, 15_000, 'notRequested', 10],
  ]);
  const steps = [
    [{ requestedOn: addDays(today, -4) }, 'requested', 4],
    [{ requestedOn: addDays(today, -4), receivedOn: today }, 'received', undefined],
    [{ receivedOn: today, reclaimedOn: today }, 'reclaimed', undefined],
  ] as const;
  for (const [i, [certificate, state, waiting]] of steps.entries()) {
    await ok(certify, agency.users.agent, { params: { id }, body: { ...certificate, rev: i + 1 } });
    const row = (await rowsOf(where('state', state))).find((one) => one.id === id);
    expect([row?.waiting, row?.certificate, row?.rev]).toEqual([waiting, certificate, i + 2]);
  }
  expect((await rowsOf(where('missing', 'true'))).map((row) => row.id)).toEqual([old]);
  expect((await ok(sums, agency.users.agent, { body: {} })).rows).toEqual([
    { currency: 'EUR', count: 2, withheld: 45_000, missing: 1 },
  ]);
  expect(await lists.find(({ name }) => name === 'deal')?.check(agency.tenantId)).toEqual([]);
});

it('takes a certificate after the settlement is closed and the show is locked, and keeps it when the deal changes', async () => {
  const id = await played(3);
  const { agent, administrator } = agency.users;
  expect((await certified(id, { requestedOn: today })).status).toBe(200);
  const { deal } = await ok(get, agent, { params: { id } });
  const { settlement: _counts, certificate: _its, ...terms } = deal;
  await ok(update, agent, { params: { id }, body: { ...terms, guarantee: 300_000 } });
  await ok(close, agent, { params: { id }, body: { rev: 3 } });
  const { rev } = await ok(showContract.routes.get, administrator, { params: { id } });
  await ok(showContract.routes.lock, administrator, { params: { id }, body: { rev } });
  expect((await ok(get, agent, { params: { id } })).deal.certificate).toEqual({ requestedOn: today });
  expect((await certified(id, { rev: 4, requestedOn: today, receivedOn: today })).status).toBe(200);
});

it('takes a file of the show only', async () => {
  const [id, another] = [await played(3), await played(4)];
  const { agent } = agency.users;
  const file = await upload(agent, { entity: 'show', recordId: id }, 'tax.txt');
  const came = { receivedOn: today, fileId: file.id };
  expect(refusal(await certified(another, came))).toBe('400 choice');
  expect(refusal(await certified(id, { ...came, fileId: unknownId() }))).toBe('400 choice');
  const { body } = await certified(id, came);
  expect((body as { deal: { certificate: unknown } }).deal.certificate).toEqual({
    receivedOn: today,
    file: { fileId: file.id, name: 'tax.txt' },
  });
  await ok(fileContract.routes.remove, agent, { params: { id: file.id } });
  expect(refusal(await certified(id, { ...came, rev: 2 }))).toBe('400 choice');
});

it('refuses a deal without tax, days out of order, a stale deal, a second click, and those who may not change deals', async () => {
  const [id, free] = [await played(3), await played(3, { taxed: false })];
  expect(refusal(await certified(free, { requestedOn: today }))).toBe('409 deal.nothingWithheld');
  expect(refusal(await certified(id, { requestedOn: addDays(today, 1) }))).toBe('400 deal.dateInFuture');
  expect(refusal(await certified(id, { reclaimedOn: today }))).toBe('400 required');
  expect(refusal(await certified(unknownId(), { requestedOn: today }))).toBe('404 notFound');
  expect(refusal(await certified(id, { requestedOn: today }, other.users.agent))).toBe('404 notFound');
  const reader = await makeSignedIn(agency.tenantId, { role: 'agent', permissions: ['show.read', 'show.readDeal'] });
  expect(refusal(await certified(id, { requestedOn: today }, reader))).toBe('403 denied');
  const both = await Promise.all([certified(id, { requestedOn: today }), certified(id, { receivedOn: today })]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('filters by artist and country', async () => {
  const artist = await makeArtist(agency.tenantId, 'Taxed Artist');
  const id = await played(2, { artistIds: [artist.id] });
  expect((await rowsOf(where('artist', artist.id))).map((row) => row.id)).toEqual([id]);
  expect((await rowsOf({ keyword: 'taxed artist' })).map((row) => [row.artists, row.country])).toEqual([
    ['Taxed Artist', 'PT'],
  ]);
  expect((await rowsOf(where('country', 'PT'))).some((row) => row.id === id)).toBe(true);
  expect(await rowsOf(where('country', 'DE'))).toEqual([]);
});

it('is hidden outside: the list, and the certificate on the deal', async () => {
  const artist = await makeArtist(agency.tenantId, 'Own Artist');
  const id = await played(2, { artistIds: [artist.id] });
  expect((await certified(id, { receivedOn: today })).status).toBe(200);
  const outsider = await makeSignedIn(agency.tenantId, {
    role: 'artist',
    permissions: ['show.read', 'show.readDeal'],
    artistIds: [artist.id],
  });
  const seen = await ok(get, outsider, { params: { id } });
  expect(seen.deal.withholding).toBeDefined();
  expect(JSON.stringify(seen)).not.toContain('certificate');
  const reader = await makeSignedIn(agency.tenantId, { role: 'agent', permissions: ['show.read'] });
  for (const caller of [outsider, reader])
    for (const route of [list, sums, exportRoute])
      expect(refusal(await call(route as typeof list, caller, { body: {} }))).toBe('403 denied');
  expect((await ok(list, other.users.agent, { body: {} })).total).toBe(0);
});

it('leaves as an Excel file', async () => {
  const file = await ok(exportRoute, agency.users.agent, { body: {} });
  expect(file.name).toBe(`Withholding tax ${today}.xlsx`);
});
