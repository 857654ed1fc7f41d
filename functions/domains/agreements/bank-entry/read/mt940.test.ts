import { expect, it } from 'vitest';
import { isMt940, readMt940 } from './mt940.ts';

const statement = (...lines: string[]) =>
  [
    ':20:STMT',
    ':25:NL91ABNA0417164300 EUR',
    ':28C:1/1',
    ':60F:C260303EUR1000,00',
    ...lines,
    ':62F:C260304EUR11900,00',
    '-',
  ].join('\r\n');

it('reads the named parts of Dutch banks', () => {
  const text = statement(
    ':61:2603040304C10900,00NTRFNONREF//BANK-7',
    ':86:/TRTP/SEPA/IBAN/NL20INGB0001234567/NAME/Koper BV/REMI/Fac',
    'tuur 2026-0041/EREF/X1',
  );
  expect(isMt940(text)).toBe(true);
  expect(readMt940(text)).toEqual({
    passedOver: 0,
    lines: [
      {
        account: 'NL91ABNA0417164300',
        currency: 'EUR',
        date: '2026-03-04',
        amount: 1_090_000,
        direction: 'in',
        isReversal: false,
        reference: 'Factuur 2026-0041',
        payer: 'Koper BV',
        payerAccount: 'NL20INGB0001234567',
        bankReference: 'BANK-7',
      },
    ],
  });
});

it('joins the numbered parts of German banks', () => {
  const text = statement(
    ':61:260304D250,5NMSCRE-9',
    ':86:166?00GUTSCHRIFT?20RECHNUNG 2026-?210041 DANKE?30BANKDEFF?31DE02120300000000202051?32Kulturhaus ?33GmbH',
  );
  const [line] = readMt940(text).lines;
  expect(line).toMatchObject({
    amount: 25_050,
    direction: 'out',
    reference: 'RECHNUNG 2026-0041 DANKE',
    payer: 'Kulturhaus GmbH',
    payerAccount: 'DE02120300000000202051',
  });
});

it('reads several statements, reversals and free text, and passes over a broken entry', () => {
  const text = [
    statement(':61:2603040304RC100,00NTRFNONREF', ':86:Returned', ':61:2603040304RD20,00NTRFNONREF'),
    statement(':61:2603050305C1,00NTRFNONREF', ':86:First line', 'second line', ':61:26999C5,00NTRFX'),
  ].join('\r\n');
  const { lines, passedOver } = readMt940(text);
  expect(lines.map(({ direction, isReversal, amount }) => [direction, isReversal, amount])).toEqual([
    ['out', true, 10_000],
    ['in', true, 2000],
    ['in', false, 100],
  ]);
  expect(lines.at(-1)?.reference).toBe('First line second line');
  expect(passedOver).toBe(1);
});
