import ExcelJS from 'exceljs';
import PizZip from 'pizzip';
import { expect, test } from 'vitest';
import type { Cell } from './cells.ts';
import { excelOf } from './workbook.ts';

const columns = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ header: `Head ${i}`, value: (row: readonly Cell[]) => row[i] }));

async function sheetOf(rows: readonly (readonly Cell[])[], name = 'Test') {
  const file = await excelOf({ name, columns: columns(rows[0]?.length ?? 1), rows });
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(file as unknown as ExcelJS.Buffer);
  return { file, sheet: book.worksheets[0] as ExcelJS.Worksheet };
}

test('types days, times, amounts and figures, and leaves out what is not there', async () => {
  const row: Cell[] = [
    { day: '2027-05-21' },
    { time: '2027-05-21T23:30' },
    { minor: 1_234_567, currency: 'EUR' },
    { minor: 900_000, currency: 'JPY' },
    900,
    'Ünïcode & <b>',
    undefined,
  ];
  const { sheet } = await sheetOf([row]);
  const cell = (i: number) => sheet.getRow(2).getCell(i);
  expect([1, 2, 3, 4, 5, 6, 7].map((i) => cell(i).value)).toEqual([
    new Date('2027-05-21T00:00:00Z'),
    new Date('2027-05-21T23:30:00Z'),
    12_345.67,
    900_000,
    900,
    'Ünïcode & <b>',
    null,
  ]);
  // exceljs names Excel's format 22 in a way of its own.
  expect([1, 2, 3, 4].map((i) => cell(i).numFmt)).toEqual([
    'mm-dd-yy',
    'm/d/yy "h":mm',
    '#,##0.00 "EUR"',
    '#,##0 "JPY"',
  ]);
  expect(sheet.getRow(1).getCell(1)).toMatchObject({ value: 'Head 0', font: { bold: true } });
  expect(sheet.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 });
});

test('keeps a text as it is typed, and never writes a formula', async () => {
  const tricks = ['=1+1', '+49 30 123', '-2+3', '-0.02', '-Minus', '@SUM(A1)', "=cmd|' /C calc'!A0"];
  const { file, sheet } = await sheetOf(tricks.map((trick) => [trick]));
  const cells = tricks.map((_, i) => sheet.getRow(i + 2).getCell(1));
  expect(cells.map(({ value }) => value)).toEqual(tricks);
  expect(cells.every(({ type }) => type === ExcelJS.ValueType.String)).toBe(true);
  const named = await excelOf({ name: 'Test', columns: [{ header: '=1+1', value: () => 1 }], rows: [[]] });
  for (const bytes of [file, named]) {
    const xml = new PizZip(bytes).file('xl/worksheets/sheet1.xml')?.asText();
    expect(xml).toContain('t="inlineStr"');
    expect(xml).not.toContain('<f>');
  }
});

test('holds sheets side by side, and columns whose empty cells take what is typed as text', async () => {
  const column = { header: 'Postal code', isText: true, value: (row: string) => row };
  const [codes, plain] = [
    { name: 'Codes', columns: [column], rows: [] },
    { ...column, isText: false },
  ];
  const file = await excelOf<string>(codes, { name: 'Explained', columns: [plain], rows: ['01067'] });
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(file as unknown as ExcelJS.Buffer);
  expect(book.worksheets.map(({ name, rowCount }) => [name, rowCount])).toEqual([
    ['Codes', 1],
    ['Explained', 2],
  ]);
  expect(book.worksheets.map((sheet) => sheet.getColumn(1).numFmt)).toEqual(['@', undefined]);
  expect(book.worksheets[1]?.getRow(2).getCell(1).value).toBe('01067');
});

test('takes control characters, long texts and names that Excel refuses', async () => {
  const { sheet } = await sheetOf(
    [['a\u0000\u0008b', 'x'.repeat(40_000)]],
    'Shows: [all] / 2027? and what else there may be',
  );
  expect(sheet.getRow(2).getCell(1).text).toBe('ab');
  expect(sheet.getRow(2).getCell(2).text).toHaveLength(32_767);
  expect(sheet.name).toHaveLength(31);
});

test('writes twenty thousand rows as they come, and a mistake of theirs comes out', async () => {
  async function* rows(count: number, fails = false) {
    for (let i = 0; i < count; i++) yield [`Row ${i}`, i] as const;
    if (fails) throw new Error('no more rows');
  }
  const file = await excelOf({ name: 'Many', columns: columns(2), rows: rows(20_000) });
  const xml = new PizZip(file).file('xl/worksheets/sheet1.xml')?.asText() ?? '';
  expect(xml.match(/<row /g)).toHaveLength(20_001);
  await expect(excelOf({ name: 'Broken', columns: columns(2), rows: rows(3, true) })).rejects.toThrow('no more rows');
});
