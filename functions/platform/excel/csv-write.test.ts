import { expect, test } from 'vitest';
import { csvRows, decodeText } from './csv.ts';
import { csvFile } from './csv-write.ts';

test('what is written is read again, and no text runs as a formula', () => {
  const cells = ['a;b', 'say "hi"', 'two\nlines', '=1+1', 7, { minor: 1_250_050, currency: 'EUR' }, undefined];
  const [row] = csvRows(decodeText(csvFile([[...cells, { day: '2027-05-21' }]])));
  expect(row).toEqual(['a;b', 'say "hi"', 'two\nlines', "'=1+1", '7', '12500.50', '', '2027-05-21']);
});
