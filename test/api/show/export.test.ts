import ExcelJS from 'exceljs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { showContract } from '#shared/domains/show/contract.ts';
import { SHOW_EXPORT_COLUMNS } from '#shared/domains/show/export.ts';
import { startPaper } from '#test/api/contract/paper.ts';
import { type Caller, call, ok, refusal } from '#test/support/api.ts';
import { type Agency, makeAgency, makeSignedIn, showInput } from '#test/support/fixtures.ts';

const { routes } = showContract;
let paper: Awaited<ReturnType<typeof startPaper>>;
let agency: Agency;
let other: Agency;
beforeAll(async () => {
  paper = await startPaper();
  [agency, other] = await Promise.all([makeAgency(), makeAgency()]);
  const shows = [
    {
      description: '=HYPERLINK("http://x")',
      fee: { minor: 1_250_050, currency: 'EUR' },
      promoterId: agency.company.id,
    },
    { start: '2027-06-02T20:00', end: '2027-06-02T22:30', artistIds: [agency.otherArtist.id] },
    { start: '2027-07-03T20:00', end: '2027-07-03T22:00', statusId: agency.status('Confirmed').id },
  ];
  for (const more of shows) await ok(routes.insert, agency.users.agent, { body: showInput(agency, more) });
  await ok(routes.insert, other.users.agent, { body: showInput(other) });
});
afterAll(() => paper.stop());

type Body = Parameters<typeof ok<typeof routes.export>>[2]['body'];
const ALL = { columns: [...SHOW_EXPORT_COLUMNS], locale: 'en' } as const satisfies Body;

/** The file as a table: its first row are the headings. */
async function exported(user: Caller, body: Body) {
  const { url, name } = await ok(routes.export, user, { body });
  const reply = await fetch(url);
  expect(reply.status).toBe(200);
  const book = new ExcelJS.Workbook();
  await book.xlsx.load((await reply.arrayBuffer()) as ExcelJS.Buffer);
  const [sheet] = book.worksheets;
  const rows: ExcelJS.CellValue[][] = [];
  sheet?.eachRow((row) => rows.push((row.values as ExcelJS.CellValue[]).slice(1)));
  const [heads = [], ...cells] = rows;
  return { name, heads, cells, headers: reply.headers };
}

test('writes what the list shows, in its order, with the columns asked for', async () => {
  const { agent } = agency.users;
  const columns = ['date', 'artist', 'venue', 'status', 'fee', 'description'] as const;
  const { heads, cells, name, headers } = await exported(agent, { ...ALL, columns: [...columns] });
  expect(heads).toEqual([
    ...['Date', 'Start', 'End', 'Artist', 'Venue', 'City', 'Status', 'Rank', 'Option until'],
    ...['Fee', 'Currency', 'Description'],
  ]);
  expect(cells).toHaveLength(3);
  expect(cells[0]?.slice(0, 5)).toEqual([
    ...[new Date('2027-05-21T00:00:00Z'), '20:00', '22:00', 'First Artist', 'Test Hall'],
  ]);
  expect(cells[0]?.slice(6, 8)).toEqual(['Option', 1]);
  expect(cells[0]?.slice(9)).toEqual([12_500.5, 'EUR', `'=HYPERLINK("http://x")`]);
  expect(name).toMatch(/^Shows \d{4}-\d\d-\d\d\.xlsx$/);
  expect(headers.get('content-disposition')).toContain(name);

  const filters = [{ field: 'phase' as const, values: ['confirmed'] }];
  expect((await exported(agent, { ...ALL, filters })).cells).toHaveLength(1);
  const latest = await exported(agent, { ...ALL, columns: ['date'], sort: { by: 'date', direction: 'desc' } });
  expect(latest.cells.map((row) => row[0])).toEqual(
    ['2027-07-03', '2027-06-02', '2027-05-21'].map((day) => new Date(`${day}T00:00:00Z`)),
  );
  expect(
    (await exported(agent, { ...ALL, page: 2, perPage: 1, from: '2027-06-01', to: '2027-06-30' })).cells,
  ).toHaveLength(1);
});

test('speaks the reader’s language', async () => {
  const heads = async (locale: 'nl' | 'de') =>
    (await exported(agency.users.agent, { columns: ['promoter', 'fee'], locale })).heads;
  expect(await heads('nl')).toEqual(['Promotor', 'Gage', 'Valuta']);
  expect(await heads('de')).toEqual(['Veranstalter', 'Gage', 'Währung']);
});

test('shows nobody more than their list does', async () => {
  const { readOnly, artist, promoter } = agency.users;
  const reader = await exported(readOnly, ALL);
  expect(reader.heads).not.toContain('Fee');
  expect(refusal(await call(routes.export, readOnly, { body: { ...ALL, columns: ['fee'] } }))).toBe('403 denied');
  expect(JSON.stringify(reader.cells)).not.toContain('12500');
  const linked = await makeSignedIn(agency.tenantId, {
    role: 'agent',
    allArtists: false,
    artistIds: [agency.artist.id],
  });
  for (const user of [linked, artist, promoter]) {
    const { cells } = await exported(user, { ...ALL, columns: ['artist'] });
    const shown = (await ok(routes.list, user, { body: {} })).rows.map((row) => [row.artists[0]?.name]);
    expect(cells).toEqual(shown);
  }
  expect((await exported(linked, ALL)).cells).toHaveLength(2);
  expect((await exported(other.users.agent, ALL)).cells).toHaveLength(1);
  const powerless = await makeSignedIn(agency.tenantId, { role: 'agent', permissions: [] });
  expect(refusal(await call(routes.export, powerless, { body: ALL }))).toBe('403 denied');
});

test('refuses columns that are not there, none at all, and other languages', async () => {
  for (const wrong of [{ columns: [] }, { columns: ['internalNotes' as 'date'] }, { locale: 'xx' as 'en' }])
    expect(refusal(await call(routes.export, agency.users.agent, { body: { ...ALL, ...wrong } }))).toMatch(/^400/);
});
