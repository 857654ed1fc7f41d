import { beforeAll, expect, test } from 'vitest';
import { excelTemplateContract } from '#shared/domains/attached/excel-template/contract.ts';
import { EXCEL_KINDS } from '#shared/domains/attached/excel-template/schemas.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { type Caller, call, callRaw, ok, refusal } from '#test/support/api.ts';
import { exportedTable } from '#test/support/exported.ts';
import { type Agency, makeAgency, makeSignedIn, showInput } from '#test/support/fixtures.ts';

const { routes } = excelTemplateContract;
let agency: Agency;
let other: Agency;
beforeAll(async () => {
  [agency, other] = await Promise.all([makeAgency(), makeAgency()]);
  const shows = [
    { description: '=HYPERLINK("http://x")', fee: { minor: 1_250_050, currency: 'EUR' } },
    { start: '2027-06-02T20:00', end: '2027-06-02T22:30', artistIds: [agency.otherArtist.id] },
    { start: '2027-07-03T20:00', end: '2027-07-03T22:00', statusId: agency.status('Confirmed').id },
  ];
  for (const more of shows) await ok(showContract.routes.insert, agency.users.agent, { body: showInput(agency, more) });
});

type Body = Parameters<typeof ok<typeof routes.startExport>>[2]['body'];
const SHOWS = { mainArea: 'show', locale: 'en' } as const;

const exported = (user: Caller, body: Body) => exportedTable(agency.tenantId, user, body);

test('writes what the list shows, in its order, with the columns asked for', async () => {
  const columns = ['date', 'start', 'artist', 'fee', 'description'];
  const { state, heads, cells } = await exported(agency.users.agent, { ...SHOWS, columns });
  expect(heads).toEqual(['Date', 'Start', 'Artist', 'Fee', 'Description']);
  expect(cells).toHaveLength(3);
  expect(cells[0]).toEqual([
    ...[new Date('2027-05-21T00:00:00Z'), '20:00', 'First Artist', 12_500.5, `=HYPERLINK("http://x")`],
  ]);
  expect(state).toMatchObject({ state: 'ready', total: 3, done: 3, name: expect.stringMatching(/^Shows .*\.xlsx$/) });
  const latest = { sort: { by: 'date', direction: 'desc' } };
  const sorted = await exported(agency.users.agent, { ...SHOWS, columns: ['date'], request: latest });
  expect(sorted.cells[0]).toEqual([new Date('2027-07-03T00:00:00Z')]);
});

test('takes my selection alone, in the order of the list, and of it only what the reader may see', async () => {
  const { rows } = await ok(showContract.routes.list, agency.users.agent, { body: {} });
  const ids = [rows[2]?.id ?? '', rows[0]?.id ?? ''];
  const { cells, state } = await exported(agency.users.agent, { ...SHOWS, columns: ['date'], ids });
  expect(cells).toEqual([[new Date('2027-05-21T00:00:00Z')], [new Date('2027-07-03T00:00:00Z')]]);
  expect(state).toMatchObject({ total: 2, done: 2 });
  const artistIds = [agency.otherArtist.id];
  const limited = await makeSignedIn(agency.tenantId, { role: 'agent', allArtists: false, artistIds });
  const refused = await call(routes.startExport, limited, { body: { ...SHOWS, ids } });
  expect(refusal(refused)).toBe('409 export.nothing');
});

test('a template says which columns, in which order and what they are called', async () => {
  const columns = [{ id: 'venue', name: 'Where' }, { id: 'date' }, { id: 'fee' }];
  const body = { mainArea: 'show' as const, name: 'Tour list', columns };
  const { administrator, readOnly } = agency.users;
  const template = await ok(routes.create, administrator, { body });
  const listed = await ok(routes.forListView, agency.users.agent, { body: { mainArea: 'show' } });
  expect(listed.rows).toEqual([{ id: template.id, name: 'Tour list' }]);
  const file = await exported(agency.users.agent, { ...SHOWS, templateId: template.id });
  expect(file.heads).toEqual(['Where', 'Date', 'Fee']);
  expect((await exported(readOnly, { ...SHOWS, templateId: template.id })).heads).toEqual(['Where', 'Date']);
  const wrong = { ...body, name: 'Wrong', columns: [{ id: 'nonsense' }] };
  expect((await call(routes.create, administrator, { body: wrong })).body.errors?.[0]?.field).toBe('columns.0.id');
  expect(refusal(await call(routes.create, agency.users.agent, { body }))).toBe('403 denied');
  const params = { id: template.id };
  expect(refusal(await call(routes.columns, other.users.agent, { params }))).toBe('404 notFound');
  const change = { rev: template.rev, columns: [{ id: 'date', name: '' }] };
  expect((await ok(routes.updateColumns, administrator, { params, body: change })).columns).toHaveLength(1);
  expect(refusal(await call(routes.updateColumns, administrator, { params, body: change }))).toBe('409 stale');
  const elsewhere = { ...SHOWS, mainArea: 'company' as const, templateId: template.id };
  expect(refusal(await call(routes.startExport, agency.users.agent, { body: elsewhere }))).toBe('400 choice');
});

test('every area comes out, with all it offers, in each language', async () => {
  for (const mainArea of EXCEL_KINDS) {
    const { columns } = await ok(routes.offered, agency.users.agent, { body: { mainArea } });
    const { heads } = await exported(agency.users.administrator, { mainArea, locale: 'de' });
    expect(heads).toHaveLength(columns.length);
    expect(new Set(heads).size).toBe(heads.length);
  }
});

test('shows nobody more than their list does', async () => {
  const { readOnly, artist } = agency.users;
  expect((await exported(readOnly, SHOWS)).heads).not.toContain('Fee');
  expect(refusal(await call(routes.startExport, readOnly, { body: { ...SHOWS, columns: ['fee'] } }))).toBe(
    '409 export.nothing',
  );
  const linked = await makeSignedIn(agency.tenantId, {
    role: 'agent',
    allArtists: false,
    artistIds: [agency.artist.id],
  });
  for (const user of [linked, artist])
    expect((await exported(user, { ...SHOWS, columns: ['artist'] })).cells).toHaveLength(
      (await ok(showContract.routes.list, user, { body: {} })).rows.length,
    );
  const powerless = await makeSignedIn(agency.tenantId, { role: 'agent', permissions: [] });
  expect(refusal(await call(routes.startExport, powerless, { body: SHOWS }))).toBe('403 denied');
  const { id } = await ok(routes.startExport, agency.users.agent, { body: SHOWS });
  for (const user of [readOnly, other.users.agent])
    expect(refusal(await call(routes.exportState, user, { params: { id } }))).toBe('404 notFound');
  expect(
    refusal(await callRaw(routes.startExport, agency.users.agent, { body: { ...SHOWS, request: { sort: 1 } } })),
  ).toMatch(/^400/);
});
