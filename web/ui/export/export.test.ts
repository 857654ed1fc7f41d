import { describe, expect, it } from 'vitest';
import { csvOf, csvText } from './csv.ts';
import { amountCell, tableOf } from './table.ts';

const columns = [
  { header: 'Artist', value: (row: Row) => row.artist },
  { header: 'Date', value: (row: Row) => ({ date: row.date }) },
  { header: 'Fee', value: (row: Row) => ({ amount: row.fee, digits: 2 }) },
];
interface Row {
  readonly artist: string;
  readonly date: string;
  readonly fee: number;
}
const rows: Row[] = [{ artist: 'Kite & <Anchor>\u0007', date: '2026-11-28', fee: 5000.5 }];
const bytesOf = async (file: Blob) => new Uint8Array(await new Response(file).arrayBuffer());

describe('an exported list', () => {
  it('never hands a formula to a spreadsheet', () => {
    expect(csvText('=HYPERLINK("x")')).toBe(`"'=HYPERLINK(""x"")"`);
    expect(csvText('+31 20')).toBe("'+31 20");
    expect(csvText({ amount: -5, digits: 2 })).toBe('-5.00');
  });

  it('writes an amount with the digits of its currency', () => {
    const written = (minor: number, currency: string) => csvText(amountCell({ minor, currency }));
    expect([written(12505, 'KWD'), written(333_333, 'JPY'), written(-500, 'EUR')]).toEqual([
      '12.505',
      '333333',
      '-5.00',
    ]);
  });

  it('is UTF-8 text with a mark and one line per row', async () => {
    const bytes = await bytesOf(csvOf(tableOf(columns, rows)));
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes).split('\r\n')[0]).toBe('Artist,Date,Fee');
    expect(new TextDecoder().decode(bytes)).toContain('2026-11-28,5000.50');
  });
});
