import { describe, expect, it } from 'vitest';
import { problemOf, sepaText, type Transfer, transferFile } from './sepa.ts';

const payer = { holder: 'Nordlicht Agentur GmbH', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' };
const payee = { holder: 'Müller & Søn', iban: 'NL91ABNA0417164300', bic: '' };
const transfer = (more: Partial<Transfer> = {}): Transfer => ({
  id: '01K0000000000000000000D0C1',
  payee,
  currency: 'EUR',
  amount: 123_405,
  reference: 'Invoice 17/2026',
  ...more,
});
const file = (transfers: readonly Transfer[]) =>
  transferFile({ id: 'F1', at: new Date('2026-03-02T10:20:30.400Z'), payer, date: '2026-03-05', transfers });

/** The names of the elements in the order in which they begin. */
const namesIn = (xml: string) => [...xml.matchAll(/<(\w+)/g)].map(([, name]) => name);

describe('a SEPA credit transfer file', () => {
  it('has the elements of pain.001.001.09 in the order of its schema', () => {
    const names = namesIn(file([transfer()]));
    expect(names.join(' ')).toBe(
      [
        'Document CstmrCdtTrfInitn GrpHdr MsgId CreDtTm NbOfTxs CtrlSum InitgPty Nm',
        'PmtInf PmtInfId PmtMtd BtchBookg NbOfTxs CtrlSum PmtTpInf SvcLvl Cd ReqdExctnDt Dt',
        'Dbtr Nm DbtrAcct Id IBAN DbtrAgt FinInstnId BICFI ChrgBr',
        'CdtTrfTxInf PmtId EndToEndId Amt InstdAmt Cdtr Nm CdtrAcct Id IBAN RmtInf Ustrd',
      ].join(' '),
    );
  });
  it('counts and sums its transfers, in the head and in the payment', () => {
    const xml = file([transfer(), transfer({ id: '2', amount: 5 })]);
    expect(xml.match(/<NbOfTxs>2<\/NbOfTxs><CtrlSum>1234\.10<\/CtrlSum>/g)).toHaveLength(2);
    expect(xml).toContain('<InstdAmt Ccy="EUR">1234.05</InstdAmt>');
    expect(xml).toContain('<InstdAmt Ccy="EUR">0.05</InstdAmt>');
    expect(xml.match(/<ReqdExctnDt><Dt>2026-03-05<\/Dt><\/ReqdExctnDt>/g)).toHaveLength(1);
    expect(xml).toContain('<CreDtTm>2026-03-02T10:20:30</CreDtTm>');
  });
  it('names both accounts, and a bank only where it is known', () => {
    const xml = file([transfer(), transfer({ id: '2', payee: { ...payee, bic: 'ABNANL2A' } })]);
    expect(xml).toContain('<DbtrAcct><Id><IBAN>DE89370400440532013000</IBAN></Id></DbtrAcct>');
    expect(xml.match(/<CdtrAgt>/g)).toHaveLength(1);
    expect(
      transferFile({ id: 'F', at: new Date(0), payer: { ...payer, bic: '' }, date: '2026-03-05', transfers: [] }),
    ).toContain('<DbtrAgt><FinInstnId><Othr><Id>NOTPROVIDED</Id></Othr></FinInstnId></DbtrAgt>');
  });
  it('has the same bytes for the same payouts', () => expect(file([transfer()])).toBe(file([transfer()])));
});

describe('the characters of the scheme', () => {
  it('replace accents, ligatures and all others', () => {
    expect(sepaText('Müller & Søn “Straße” Łódź', 70)).toBe('Muller + Son .Strasse. Lodz');
    expect(sepaText('//a//b/', 70)).toBe('a/b');
    expect(sepaText('Ω <tag>', 70)).toBe('. .tag.');
    expect(sepaText('x'.repeat(80), 70)).toHaveLength(70);
  });
  it('leave nothing to escape but the apostrophe', () => {
    expect(file([transfer({ payee: { ...payee, holder: "O'Hara <&>" } })])).toContain('<Nm>O&apos;Hara .+.</Nm>');
  });
});

describe('a transfer that the scheme does not take', () => {
  it.each([
    ['notEuro', { currency: 'GBP' }],
    ['noIban', { payee: { ...payee, iban: '' } }],
    ['noIban', { payee: { ...payee, iban: 'NL91ABNA0417164301' } }],
    ['notSepa', { payee: { ...payee, iban: 'TR330006100519786457841326' } }],
    ['noHolder', { payee: { ...payee, holder: 'Ωμέγα' } }],
    ['tooMuch', { amount: 100_000_000_000 }],
  ] as const)('is named: %s', (problem, more) => expect(problemOf(transfer(more))).toBe(problem));
  it('is none with a valid account in euros', () => expect(problemOf(transfer())).toBeUndefined());
});
