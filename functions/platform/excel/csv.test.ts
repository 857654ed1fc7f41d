import { expect, it } from 'vitest';
import { csvRows, decodeText, delimiterOf } from './csv.ts';

const rows = (text: string) => [...csvRows(text)];

it('reads quotes that hold delimiters, quotes and line breaks', () => {
  expect(rows('Name;Notes\r\n"Café; ""Noir""";"two\r\nlines"\r\n')).toEqual([
    ['Name', 'Notes'],
    ['Café; "Noir"', 'two\r\nlines'],
  ]);
});

it('finds the delimiter in the headings, not in what they quote', () => {
  expect(rows('"a;b;c",d\n1,2')).toEqual([
    ['a;b;c', 'd'],
    ['1', '2'],
  ]);
  expect(rows('a\tb\n1\t2')[1]).toEqual(['1', '2']);
});

it('takes a quote within a heading for what it is', () => {
  expect(rows('Vinyl 12";Name\r\n1,5;"Noir"\r\n')).toEqual([
    ['Vinyl 12"', 'Name'],
    ['1,5', 'Noir'],
  ]);
});

it('divides nothing where there is one column', () => {
  expect(rows('Name\nOne; Two, Three')).toEqual([['Name'], ['One; Two, Three']]);
});

it("goes by Excel's line about the delimiter, which is no heading", () => {
  expect(rows('sep=;\r\na,b;c\r\n1,5;2')).toEqual([
    ['a,b', 'c'],
    ['1,5', '2'],
  ]);
});

it('keeps empty cells and rows, and an unclosed quote to the end', () => {
  expect(rows('a,b\n,\n\nx,')).toEqual([['a', 'b'], ['', ''], [''], ['x', '']]);
  expect(rows('a,b\n"open,1')).toEqual([['a', 'b'], ['open,1']]);
});

it('knows the marks and the old code page', () => {
  expect(decodeText(Buffer.from('\uFEFFé'))).toBe('é');
  expect(decodeText(Buffer.from([0xff, 0xfe, 0x41, 0x00]))).toBe('A');
  expect(decodeText(Buffer.from([0x43, 0x61, 0x66, 0xe9]))).toBe('Café');
});

it('keeps no more of an endless line than tells how wide it is', () => {
  const [row] = csvRows('x;'.repeat(1_000_000), 100);
  expect(row).toHaveLength(101);
  expect([...csvRows(`a${';'.repeat(300)}\nb`, 100, ';')].map((cells) => cells.length)).toEqual([100, 1]);
});

it('judges the delimiter over several rows', () => {
  const text =
    'Naam, officieel;Straat, nr, bus;Plaats\nKomma Events;Kerkstraat 1, bus 2, links;Gent\nPunt Events;Dorp 5;Aalst';
  expect(rows(text).map((row) => row.length)).toEqual([3, 3, 3]);
  expect(delimiterOf('Promoters 2027\n\nName;City\nA;B\nC;D')).toBe(';');
  expect(delimiterOf('Promoters 2027\nName,City,Fee\nA,B,"1,5"')).toBe(',');
  expect(delimiterOf('Name;Fee\nA;1,5\nB;2,5')).toBe(';');
  expect(delimiterOf('Name|Notes\nA|one, two; three')).toBe('|');
  expect(delimiterOf('Name\nOne; Two\nThree; Four')).toBe('');
  expect(delimiterOf('Name;City\nA;B;C\nD\nE;F;G;H\nI;J;K;L;M')).toBe(';');
});
