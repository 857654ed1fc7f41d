import ExcelJS from 'exceljs';
import PizZip from 'pizzip';
import { expect, test } from 'vitest';
import { readNumber } from '#shared/domains/relations/import/values.ts';
import { readTable } from './read-table.ts';
import { excelOf } from './workbook.ts';
import { pack, zipOf } from './zip.ts';

const EXCEL = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const LIMITS = { rows: 20, columns: 10 };
const NS = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const read = async (bytes: Uint8Array) => (await readTable(bytes, EXCEL, LIMITS)).rows;
const refused = (bytes: Uint8Array) =>
  read(bytes).then(
    () => undefined,
    (error: { code: string }) => error.code,
  );

type Parts = Readonly<Record<string, string | Uint8Array>>;
function book(rows: string, { after = '', ...parts }: Parts = {}): Uint8Array {
  const zip = new PizZip();
  zip.file('xl/worksheets/sheet1.xml', `<worksheet ${NS}><sheetData>${rows}</sheetData>${after}</worksheet>`);
  for (const [name, content] of Object.entries(parts)) zip.file(name, content);
  return zip.generate({ type: 'uint8array', compression: 'DEFLATE' });
}
const ROWS = '<row><c t="str"><v>Name</v></c></row><row><c t="str"><v>Nova</v></c></row>';
const TABLE = [['Name'], ['Nova']];

test('a sheet that is hidden is not the first one', async () => {
  const made = new ExcelJS.Workbook();
  made.addWorksheet('Choices', { state: 'hidden' }).addRow(['Country']);
  made.addWorksheet('Old', { state: 'veryHidden' }).addRow(['Old']);
  made.addWorksheet('Companies').addRow(['Name']);
  expect(await read(new Uint8Array(await made.xlsx.writeBuffer()))).toEqual([['Name']]);
});

test('what Excel writes is read as people see it', async () => {
  const made = new ExcelJS.Workbook();
  const sheet = made.addWorksheet('One & all');
  made.addWorksheet('Two').addRow(['not this']);
  sheet.addRow(['Name', 'Day', 'Time', 'Figure', 'Sum', 'Rich', 'Link', 'Flag']);
  sheet.addRow([
    'Zoë <&> 👩‍👩‍👧',
    new Date('2027-05-21T00:00:00Z'),
    new Date('2027-05-21T20:15:00Z'),
    -1250.5,
    { formula: '1+1', result: 2 },
  ]);
  sheet.getCell('F2').value = { richText: [{ text: 'two ' }, { text: 'parts' }] };
  sheet.getCell('G2').value = { text: 'site', hyperlink: 'https://a.example' };
  sheet.getCell('H4').value = true;
  const table = await read(new Uint8Array(await made.xlsx.writeBuffer()));
  expect(table.slice(1)).toEqual([
    ['Zoë <&> 👩‍👩‍👧', '2027-05-21', '2027-05-21 20:15', '-1250.5', '2', 'two parts', 'site', ''],
    ['', '', '', '', '', '', '', ''],
    ['', '', '', '', '', '', '', 'true'],
  ]);
});

test('days of both calendars, before and after the day that never was, and times alone', async () => {
  const styles = `<styleSheet ${NS}><numFmts><numFmt numFmtId="164" formatCode="[Red]&quot;d&quot; 0.0"/></numFmts><cellStyleXfs><xf numFmtId="0"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs></styleSheet>`;
  const days = ['1', '59', '61', '0.5', '46528.833333333336', '2958466', '-1', '1e308']
    .map((day) => `<c s="1"><v>${day}</v></c>`)
    .join('');
  const parts = { 'xl/styles.xml': styles };
  const [read1900] = await read(book(`<row>${days}<c s="2"><v>5</v></c></row>`, parts));
  expect(read1900).toEqual([
    '1900-01-01',
    '1900-02-28',
    '1900-03-01',
    '12:00',
    '2027-05-21 20:00',
    '2958466',
    '-1',
    '1E+308',
    '5',
  ]);
  const mac = { ...parts, 'xl/workbook.xml': '<workbook><workbookPr date1904="1"/></workbook>' };
  expect((await read(book('<row><c s="1"><v>45066</v></c></row>', mac)))[0]).toEqual(['2027-05-21']);
});

test('a figure is read as what it is, whatever its decimals look like, and a share as a percentage', async () => {
  const styles = `<styleSheet ${NS}><numFmts><numFmt numFmtId="164" formatCode="0.000%"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="9"/><xf numFmtId="164"/></cellXfs></styleSheet>`;
  const cells = [
    ...[
      ['0', '12.345'],
      ['0', '-0.125'],
      ['0', '1250'],
      ['0', '12.5'],
      ['1', '0.15'],
      ['1', '0.07'],
      ['2', '0.12345'],
    ],
  ].map(([style, value]) => `<c s="${style}"><v>${value}</v></c>`);
  const [figures = []] = await read(book(`<row>${cells.join('')}</row>`, { 'xl/styles.xml': styles }));
  expect(figures.map(readNumber)).toEqual([12.345, -0.125, 1250, 12.5, 15, 7, 12.345]);
  expect(figures[4]).toBe('15%');
});

test('texts stand where they are, shared or not, with prefixes, gaps and phonetic readings', async () => {
  const shared = `<x:sst xmlns:x="a"><x:si><x:t>Name</x:t></x:si><x:si/><x:si><x:r><x:t>No</x:t></x:r><x:rPh><x:t>!</x:t></x:rPh><x:r><x:t>va_x000D_&#x1F600;&#0;&#xD800;</x:t></x:r></x:si></x:sst>`;
  const rows =
    '<x:row r="1"><x:c r="B1" t="s"><x:v>0</x:v></x:c></x:row><x:row r="3"><x:c r="A3" t="s"><x:v>2</x:v></x:c><x:c r="B3" t="s"><x:v>99</x:v></x:c><x:c r="C3"/></x:row>';
  expect(await read(book(rows, { 'xl/sharedStrings.xml': shared }))).toEqual([
    ['', 'Name'],
    ['', ''],
    ['Nova\r😀', ''],
  ]);
});

test('plain sections are text, remarks are nothing, and a sign may stand as its code', async () => {
  const shared =
    '<sst><!-- <si><t>Remark</t></si> --><si><t><![CDATA[<Rock> & <t>Roll</t>]]></t></si><si><t>_x0041__x005f_x0041_ _xD83D__xDE00__x0000_</t></si></sst>';
  const rows = '<row><c t="s"><v>0</v></c><!-- <c/> --><c t="s"><v>1</v></c></row>';
  expect(await read(book(rows, { 'xl/sharedStrings.xml': shared }))).toEqual([['<Rock> & <t>Roll</t>', 'A_x0041_ 😀']]);
  const open = `<row>${'<!--'.repeat(2_000_000)}</row>`;
  expect(await read(book(open))).toEqual([]);
});

test('what looks like the code of a sign is read as it was written', async () => {
  const rows = [['_x0041_', '_x005F_x0041_ _x003D_1+1']];
  const columns = ['_x0042_', 'b'].map((header, i) => ({ header, value: (row: string[]) => row[i] }));
  expect(await read(await excelOf({ name: 'Names', columns, rows }))).toEqual([['_x0042_', 'b'], ...rows]);
});

test('ranges that cover a whole sheet cost nothing', async () => {
  const after =
    '<mergeCells><mergeCell ref="A1:XFD1048576"/></mergeCells><dataValidations><dataValidation type="list" sqref="A1:XFD1048576"><formula1>"a"</formula1></dataValidation></dataValidations>';
  const named =
    '<workbook><definedNames><definedName name="x">S!$A$1:$XFD$1048576</definedName></definedNames></workbook>';
  expect(
    await read(book(`<cols><col min="1" max="999999999"/></cols>${ROWS}`, { after, 'xl/workbook.xml': named })),
  ).toEqual(TABLE);
  expect(await read(book(`${ROWS}<row r="1048576"><c r="XFD1048576" s="1"/></row>`))).toEqual(TABLE);
});

test('a bomb is refused by what it is, and what stands far out by name', async () => {
  const bomb = zipOf([await pack('xl/worksheets/sheet1.xml', [`<row><c><v>${' '.repeat(70_000_000)}1</v></c></row>`])]);
  expect(bomb.length).toBeLessThan(100_000);
  expect(await refused(bomb)).toBe('import.tooLarge');
  const padded = zipOf([
    await pack('xl/sharedStrings.xml', [' '.repeat(21_000_000)]),
    await pack('xl/worksheets/sheet1.xml', [ROWS]),
  ]);
  expect(await refused(padded)).toBe('import.tooLarge');
  expect(await refused(book('<row r="999999"><c><v>1</v></c></row>'))).toBe('import.tooManyRows');
  expect(await refused(book('<row r="999999999"><c><v>1</v></c></row>'))).toBe('import.unreadable');
  expect(await refused(book('<row><c r="XFD1"><v>1</v></c></row>'))).toBe('import.tooManyColumns');
  const long = `<sst><si><t>${'x'.repeat(1_000_000)}</t></si></sst>`;
  const cells = '<row>'.concat('<c t="s"><v>0</v></c>'.repeat(10), '</row>').repeat(20);
  const [first] = await read(book(cells, { 'xl/sharedStrings.xml': long }));
  expect(first?.map((text) => text.length)).toEqual(Array.from({ length: 10 }, () => 32_767));
});

test('a file that is cut, empty or something else says so', async () => {
  const good = book(ROWS);
  for (const bytes of [
    good.slice(0, good.length - 30),
    good.slice(0, 40),
    new Uint8Array(0),
    Buffer.from('PK\u0003\u0004'),
  ])
    expect(await refused(bytes)).toBe('import.unreadable');
  expect(await refused(new PizZip().file('a.txt', 'x').generate({ type: 'uint8array' }))).toBe('import.unreadable');
  const entity = '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>';
  expect(await read(book(`${entity}<row><c t="str"><v>&b;</v></c></row>`))).toEqual([['&b;']]);
});

test('what a formula came to may be an error, which is read as it is shown', async () => {
  expect(await read(book('<row><c t="e"><f>1/0</f><v>#DIV/0!</v></c></row>'))).toEqual([['#DIV/0!']]);
});

test('parts are found by their relations, whatever their case and folders', async () => {
  const types = 'http://purl.oclc.org/ooxml/officeDocument/relationships';
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${types}/${type}" Target="${target}"/>`;
  const zip = new PizZip();
  zip.file('_RELS/.RELS', `<Relationships>${relation('a', 'officeDocument', '/Book/Main.xml')}</Relationships>`);
  zip.file('book/main.xml', '<workbook><sheets><sheet name="One" r:id="s"/></sheets></workbook>');
  zip.file(
    'Book/_rels/Main.xml.rels',
    `<Relationships>${relation('s', 'worksheet', '../Pages/First.xml')}${relation('t', 'sharedStrings', 'Texts.xml')}</Relationships>`,
  );
  zip.file('pages/first.xml', '<worksheet><sheetData><row><c t="s"><v>0</v></c></row></sheetData></worksheet>');
  zip.file('Book/TEXTS.xml', '<sst><si><t>Capital Events</t></si></sst>');
  expect(await read(zip.generate({ type: 'uint8array' }))).toEqual([['Capital Events']]);
});

test.each([
  ['00000', '2138', '02138'],
  ['0000000000', '444123456', '0444123456'],
  ['&quot;+&quot;0', '32470123456', '+32470123456'],
  ['\\+00', '32470123456', '+32470123456'],
  ['[&lt;=9999999]###-####;(###) ###-####', '5551234', '555-1234'],
  ['[&lt;=9999999]###-####;(###) ###-####', '2125551234', '(212) 555-1234'],
  ['000-00-0000', '12345678', '012-34-5678'],
  ['&quot;CH-&quot;0000', '8001', 'CH-8001'],
  ['#,##0.00', '1250', '1250'],
  ['0&quot; pax&quot;', '450', '450'],
  ['_-* #,##0_-;-* #,##0_-', '450', '450'],
  ['[$€-2] 0', '450', '450'],
  ['00000', '-5', '-5'],
  ['General', '4.91761234567890E17', '4.9176123456789E+17'],
])('the format %s shows %s as %s', async (code, figure, text) => {
  const styles = `<styleSheet ${NS}><numFmts><numFmt numFmtId="164" formatCode="${code}"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>`;
  const rows = `<row><c s="1"><v>${figure}</v></c></row>`;
  expect(await read(book(rows, { 'xl/styles.xml': styles }))).toEqual([[text]]);
});

test('cells of blanks far away are no cells', async () => {
  const far = '<row r="1048576"><c r="XFD1048576" t="inlineStr"><is><t xml:space="preserve"> </t></is></c></row>';
  expect(await read(book(`${ROWS}${far}`))).toEqual(TABLE);
});
