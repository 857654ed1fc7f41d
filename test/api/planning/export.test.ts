import ExcelJS from 'exceljs';
import { beforeAll, expect, test } from 'vitest';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { planningContract } from '#shared/domains/calendars/planning/contract.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { type Agency, makeAgency, showInput } from '#test/support/fixtures.ts';

const { export: write, exportOptions } = planningContract.routes;
let agency: Agency;
beforeAll(async () => {
  agency = await makeAgency();
  const times = { start: '2027-05-21T20:00', end: '2027-05-21T22:00' };
  await ok(showContract.routes.insert, agency.users.agent, { body: showInput(agency, times) });
});

async function sheetOf(layout: 'list' | 'grid', locale: 'en' | 'en-gb' | 'de') {
  const body = { from: '2027-05-01', to: '2027-05-31', layout, locale };
  const { url, name } = await ok(write, agency.users.agent, { body });
  const book = new ExcelJS.Workbook();
  await book.xlsx.load((await (await fetch(url)).arrayBuffer()) as ExcelJS.Buffer);
  return { name, sheet: book.worksheets[0] };
}

test('a planning as a list in the language asked for', async () => {
  const { name, sheet } = await sheetOf('list', 'de');
  expect(name).toBe('Planung 2027-05-01 2027-05-31.xlsx');
  expect(sheet?.getRow(1).getCell(1).text).toBe('Künstler');
  expect(sheet?.getRow(2).getCell(1).text).toBe('First Artist');
  expect(sheet?.getRow(2).getCell(6).text).toBe('Lisboa');
});

test('a planning as artists by days', async () => {
  const { sheet } = await sheetOf('grid', 'en-gb');
  expect(sheet?.getRow(1).getCell(22).text).toBe('Fri 21 May');
  expect((await sheetOf('grid', 'en')).sheet?.getRow(1).getCell(22).text).toBe('Fri May 21');
  expect(sheet?.getRow(2).getCell(22).text).toContain('Lisboa (Option');
  expect(sheet?.getRow(3).getCell(1).text).toBe('Second Artist');
});

test('says what it offers, and refuses an empty choice', async () => {
  const { layouts } = await ok(exportOptions, agency.users.agent, { body: { locale: 'nl' } });
  expect(layouts.map(({ name }) => name)).toEqual(['Afspraken onder elkaar', 'Artiesten per dag']);
  const none = { from: '2027-05-01', to: '2027-05-31', kinds: [] };
  expect(refusal(await call(write, agency.users.agent, { body: none }))).toBe('400 choice');
});
