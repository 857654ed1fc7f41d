import { describe, expect, it } from 'vitest';
import { csvTable, dayIn, formatOf, questionOf, readCsv } from './csv-statement.ts';

const GERMAN = [
  'Umsatzanzeige;;;;',
  '"Zeitraum: 01.03.2026 - 31.03.2026";;;;',
  'Buchungstag;Auftraggeber / Begünstigter;Verwendungszweck;Betrag;Währung',
  '04.03.2026;Kulturhaus GmbH;Rechnung 2026-0041;10.900,00;EUR',
  '05.03.2026;Vermieter;Miete März;-1.200,00;EUR',
  ';;Saldo;;',
].join('\r\n');
const DUTCH = [
  'Datum,Naam / Omschrijving,Rekening,Tegenrekening,Af Bij,"Bedrag (EUR)",Mededelingen',
  '20260304,Koper BV,NL91ABNA0417164300,NL20INGB0001234567,Bij,"109,00","Factuur 2026-0042, dank"',
  '20260305,Huur BV,NL91ABNA0417164300,NL20INGB0001234567,Af,"50,00",Huur',
].join('\n');

describe('a CSV statement', () => {
  it('is understood by its headings, below the words of a bank', () => {
    const table = csvTable(GERMAN);
    const { headings, guess } = questionOf(table);
    expect(headings[3]).toEqual({ heading: 'Betrag', samples: ['10.900,00', '-1.200,00'] });
    expect(guess).toMatchObject({
      roles: ['date', 'payer', 'reference', 'amount', 'currency'],
      dayOrder: 'dmy',
      decimal: ',',
    });
    const { lines, passedOver } = readCsv(table, { ...guess, account: 'DE1' });
    expect(lines).toMatchObject([
      {
        date: '2026-03-04',
        amount: 1_090_000,
        direction: 'in',
        payer: 'Kulturhaus GmbH',
        reference: 'Rechnung 2026-0041',
        account: 'DE1',
      },
      { date: '2026-03-05', amount: 120_000, direction: 'out' },
    ]);
    expect(passedOver).toBe(0);
  });

  it('may have its direction in a column', () => {
    const table = csvTable(DUTCH);
    const { guess } = questionOf(table);
    expect(guess.roles).toEqual(['date', 'payer', 'account', 'payerAccount', 'direction', 'amount', 'reference']);
    expect(readCsv(table, guess).lines.map(({ amount, direction }) => [amount, direction])).toEqual([
      [10_900, 'in'],
      [5000, 'out'],
    ]);
  });

  it('may have a column for credit and one for debit', () => {
    const table = csvTable('Date;Text;Credit;Debit\n2026-03-04;A;12.50;\n2026-03-05;B;;7.25\n2026-03-06;C;;');
    const { guess } = questionOf(table);
    const { lines, passedOver } = readCsv(table, guess);
    expect(lines.map(({ amount, direction }) => [amount, direction])).toEqual([
      [1250, 'in'],
      [725, 'out'],
    ]);
    expect(passedOver).toBe(1);
  });

  it('needs columns for the day and the amount', () => {
    const table = csvTable(GERMAN);
    const { guess } = questionOf(table);
    expect(() => readCsv(table, { ...guess, roles: ['skip', 'payer', 'reference', 'amount', 'currency'] })).toThrow(
      'bankEntry.columns',
    );
    expect(() => readCsv(table, { ...guess, roles: ['date', 'payer', 'reference', 'credit', 'currency'] })).toThrow(
      'bankEntry.columns',
    );
  });

  it('is one format as long as its headings are the same', () => {
    expect(formatOf(csvTable(GERMAN))).toBe(formatOf(csvTable(GERMAN.replace('Vermieter', 'Another'))));
    expect(formatOf(csvTable(GERMAN))).not.toBe(formatOf(csvTable(DUTCH)));
  });
});

it.each([
  ['04.03.2026', 'dmy', '2026-03-04'],
  ['3/4/26', 'mdy', '2026-03-04'],
  ['2026-03-04 10:11', 'dmy', '2026-03-04'],
  ['20260304', 'dmy', '2026-03-04'],
  ['31.02.2026', 'dmy', undefined],
  ['', 'dmy', undefined],
] as const)('reads the day %s', (text, order, day) => expect(dayIn(text, order)).toBe(day));
