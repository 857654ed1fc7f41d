import { expect, it } from 'vitest';
import { readTable } from './read-table.ts';

const LIMITS = { rows: 3, columns: 4 };
const read = (text: string | Buffer, chosen?: ';' | ',') =>
  readTable(Buffer.from(text as string), 'text/csv', LIMITS, chosen);
const refused = (text: string) => read(text).catch(({ code }: { code: string }) => code);

it('makes rows as wide as the widest and leaves out the empty ones below them', async () => {
  expect(await read(`Name;City\n\nA;Gent;x\n${';;;\n'.repeat(9000)}`)).toEqual({
    rows: [
      ['Name', 'City', ''],
      ['', '', ''],
      ['A', 'Gent', 'x'],
    ],
    delimiter: ';',
  });
});

it('counts rows and columns that hold something', async () => {
  expect(await refused('a\n\nb\nc\nd')).toBe('import.tooManyRows');
  expect(await refused('a;b;c;d;e')).toBe('import.tooManyColumns');
  expect(await read('a;b;c;d;;;;;\nx')).toMatchObject({ rows: [{ length: 4 }, { length: 4 }] });
});

it('divides as somebody chose', async () => {
  expect((await read('a;b,c\nd;e,f', ',')).rows).toEqual([
    ['a;b', 'c'],
    ['d;e', 'f'],
  ]);
});

it.each([
  ['UTF-16, little end first', Buffer.from('\uFEFFNäme\tStadt\r\nÀ\tKöln', 'utf16le')],
  ['UTF-16, big end first', Buffer.from('\uFEFFNäme\tStadt\r\nÀ\tKöln', 'utf16le').swap16()],
  ['Windows-1252', Buffer.from('Näme\tStadt\rÀ\tKöln', 'latin1')],
  ['UTF-8 with its mark', Buffer.from('\uFEFFNäme\tStadt\nÀ\tKöln')],
])('reads %s', async (_, bytes) => {
  expect((await read(bytes)).rows).toEqual([
    ['Näme', 'Stadt'],
    ['À', 'Köln'],
  ]);
});
