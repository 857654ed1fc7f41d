import ExcelJS from 'exceljs';
import { beforeAll, expect, test } from 'vitest';
import { csvRows, decodeText } from '#functions/platform/excel/csv.ts';
import { wordTemplateContract } from '#shared/domains/attached/word-template/contract.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { showExportContract, TS_EXPORT_TYPES } from '#shared/domains/booking/show-export/contract.ts';
import { showTotalContract } from '#shared/domains/booking/show-total/contract.ts';
import { type Caller, call, ok, refusal } from '#test/support/api.ts';
import { type Agency, makeAgency, makeSignedIn, showInput } from '#test/support/fixtures.ts';

const { detailOptions, temporarySecretary } = showExportContract.routes;
let agency: Agency;
let other: Agency;
beforeAll(async () => {
  [agency, other] = await Promise.all([makeAgency(), makeAgency()]);
  const shows = [
    {
      fee: { minor: 1_250_050, currency: 'EUR' },
      description: '=HYPERLINK("http://x")',
      promoterId: agency.company.id,
    },
    { start: '2027-05-22T20:00', end: '2027-05-22T22:00', statusId: agency.status('Cancelled').id },
    { start: '2027-05-31T20:00', end: '2027-05-31T22:00', artistIds: [agency.otherArtist.id] },
    { start: '2027-06-01T20:00', end: '2027-06-01T22:00' },
  ];
  for (const more of shows) await ok(showContract.routes.insert, agency.users.agent, { body: showInput(agency, more) });
});
const MAY = { from: '2027-05-01', to: '2027-05-31' };
const bytesAt = async (url: string) => new Uint8Array(await (await fetch(url)).arrayBuffer());

async function table(user: Caller, tsExportType: (typeof TS_EXPORT_TYPES)[number]) {
  const { url, name } = await ok(temporarySecretary, user, { query: { ...MAY, tsExportType, locale: 'en' } as never });
  const [heads = [], ...rows] = csvRows(decodeText(await bytesAt(url)));
  return { name, heads, rows };
}

test('hands the office the shows of a period that go on, as a text per purpose', async () => {
  const schedule = await table(agency.users.agent, 'schedule');
  expect(schedule.name).toBe('Schedule 2027-05-01 2027-05-31.csv');
  expect(schedule.heads.slice(1, 4)).toEqual(['Date', 'Start', 'End']);
  expect(schedule.rows.map(([, day]) => day)).toEqual(['2027-05-21', '2027-05-31']);
  expect(schedule.rows[0]?.at(-1)).toBe(`'=HYPERLINK("http://x")`);
  const deals = await table(agency.users.agent, 'deals');
  expect(deals.heads.slice(-2)).toEqual(['Fee', 'Currency']);
  expect(deals.rows[0]?.slice(-2)).toEqual(['12500.50', 'EUR']);
  for (const type of TS_EXPORT_TYPES) {
    const { heads, rows } = await table(agency.users.agent, type);
    expect(new Set(heads).size).toBe(heads.length);
    expect(rows).toHaveLength(2);
  }
});

test('shows nobody more than their list does', async () => {
  const { readOnly } = agency.users;
  const deals = { query: { ...MAY, tsExportType: 'deals' as const } };
  expect(refusal(await call(temporarySecretary, readOnly, deals))).toBe('403 denied');
  const linked = await makeSignedIn(agency.tenantId, {
    role: 'agent',
    allArtists: false,
    artistIds: [agency.artist.id],
  });
  expect((await table(linked, 'schedule')).rows).toHaveLength(1);
  expect((await table(other.users.agent, 'schedule')).rows).toHaveLength(0);
  const backwards = await call(temporarySecretary, readOnly, { query: { from: MAY.to, to: MAY.from } as never });
  expect(refusal(backwards)).toBe('400 endBeforeBegin');
});

test('offers the Word templates of shows that are in use', async () => {
  const { administrator, agent } = agency.users;
  const body = { kind: 'record' as const, mainArea: 'show' as const, name: 'Show sheet', locale: 'de' as const };
  const template = await ok(wordTemplateContract.routes.create, administrator, { body });
  await ok(wordTemplateContract.routes.create, administrator, {
    body: { ...body, mainArea: 'company', name: 'Other' },
  });
  const options = await ok(detailOptions, agent, { body: {} });
  expect(options.templates).toEqual([{ id: template.id, name: 'Show sheet', locale: 'de' }]);
  expect((await ok(detailOptions, other.users.agent, { body: {} })).templates).toEqual([]);
  const [show] = (await ok(showContract.routes.list, agent, { body: {} })).rows;
  const foreign = await call(detailOptions, other.users.agent, { body: { showId: show?.id } });
  expect(refusal(foreign)).toBe('404 notFound');
});

test('totals come out as Excel, each currency in its column', async () => {
  const { url, name } = await ok(showTotalContract.routes.export, agency.users.agent, {
    body: { by: 'month', locale: 'nl' },
  });
  expect(name).toMatch(/^Totalen van shows .*\.xlsx$/);
  const book = new ExcelJS.Workbook();
  await book.xlsx.load((await bytesAt(url)).buffer as ExcelJS.Buffer);
  const rows: ExcelJS.CellValue[][] = [];
  book.worksheets[0]?.eachRow((row) => rows.push((row.values as ExcelJS.CellValue[]).slice(1)));
  expect(rows[0]).toEqual(['Maand', 'Shows', 'Gages EUR']);
  expect(rows[1]).toEqual(['2027-05', 2, 12_500.5]);
  expect(rows.at(-2)).toEqual(['Alles', 3, 12_500.5]);
  expect(rows.at(-1)?.slice(0, 2)).toEqual(['Geannuleerd of vrijgegeven, niet meegeteld', 1]);
});
