import { describe, expect, it } from 'vitest';
import { isCamt, readCamt } from './camt.ts';
import { statementText } from './decode.ts';

const IBAN = 'NL91ABNA0417164300';
interface Parts {
  readonly amount?: string;
  readonly mark?: string;
  readonly status?: string;
  readonly details?: string;
  readonly more?: string;
}
const entry = ({
  amount = '10900.00',
  mark = 'CRDT',
  status = '<Sts>BOOK</Sts>',
  details = '',
  more = '',
}: Parts = {}) =>
  `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${mark}</CdtDbtInd>${more}${status}<BookgDt><Dt>2026-03-04</Dt></BookgDt>
   <AcctSvcrRef>REF-1</AcctSvcrRef>${details}</Ntry>`;
const file = (...entries: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt>
   ${entries.map((one) => `<Stmt><Acct><Id><IBAN>${IBAN}</IBAN></Id></Acct>${one}</Stmt>`).join('')}</BkToCstmrStmt></Document>`;
const details = (party: string, text: string) =>
  `<NtryDtls><TxDtls><RltdPties>${party}<DbtrAcct><Id><IBAN>DE02120300000000202051</IBAN></Id></DbtrAcct></RltdPties>
   <RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls>`;

describe('a CAMT.053 file', () => {
  it.each([
    ['2', '<Dbtr><Nm>Koper &amp; Zonen BV</Nm></Dbtr>', '<Sts>BOOK</Sts>'],
    ['8', '<Dbtr><Pty><Nm>Koper &amp; Zonen BV</Nm></Pty></Dbtr>', '<Sts><Cd>BOOK</Cd></Sts>'],
  ])('of version %s has its payer, account and words', (_version, party, status) => {
    const text = file(entry({ status, details: details(party, 'Invoice 2026-0041') }));
    expect(isCamt(text)).toBe(true);
    expect(readCamt(text)).toEqual({
      passedOver: 0,
      lines: [
        {
          account: IBAN,
          currency: 'EUR',
          date: '2026-03-04',
          amount: 1_090_000,
          direction: 'in',
          isReversal: false,
          reference: 'Invoice 2026-0041',
          payer: 'Koper & Zonen BV',
          payerAccount: 'DE02120300000000202051',
          bankReference: 'REF-1',
        },
      ],
    });
  });

  it('has several statements, debits and reversals, and passes over what is pending', () => {
    const text = file(
      entry(),
      entry({ mark: 'DBIT' }),
      entry({ mark: 'DBIT', more: '<RvslInd>true</RvslInd>' }),
      entry({ status: '<Sts>PDNG</Sts>' }),
      entry({ amount: '0.00' }),
    );
    const { lines, passedOver } = readCamt(text);
    expect(lines.map(({ direction, isReversal }) => [direction, isReversal])).toEqual([
      ['in', false],
      ['out', false],
      ['out', true],
    ]);
    expect(passedOver).toBe(2);
  });

  it('splits a collective entry whose transactions add up to it', () => {
    const part = (amount: string, ref: string) =>
      `<TxDtls><Amt Ccy="EUR">${amount}</Amt><RmtInf><Strd><CdtrRefInf><Ref>${ref}</Ref></CdtrRefInf></Strd></RmtInf></TxDtls>`;
    const both = `<NtryDtls>${part('60.00', 'A1')}${part('40.00', 'A2')}</NtryDtls>`;
    const amounts = (amount: string) =>
      readCamt(file(entry({ amount, details: both }))).lines.map((line) => [line.amount, line.reference]);
    expect(amounts('100.00')).toEqual([
      [6000, 'A1'],
      [4000, 'A2'],
    ]);
    expect(amounts('101.00')).toEqual([[10_100, 'A1']]);
  });

  it('is refused with a document type, which may define entities, and when it is cut off', () => {
    const bomb = file(entry()).replace('<Document', '<!DOCTYPE x [<!ENTITY a "aaaa">]><Document');
    expect(() => readCamt(bomb)).toThrow('bankEntry.unreadable');
    expect(() => readCamt(file(entry()).slice(0, -30))).toThrow('bankEntry.unreadable');
    expect(() => readCamt(`<BkToCstmrStmt>${'<a>'.repeat(50)}`)).toThrow('bankEntry.unreadable');
  });

  it('is read in the encoding that it names, else as UTF-8 or Windows-1252', () => {
    const latin = (text: string) => Buffer.from(text, 'latin1');
    expect(statementText(latin('<?xml version="1.0" encoding="ISO-8859-1"?><a>Größe</a>'))).toContain('Größe');
    expect(statementText(Buffer.from('Größe'))).toBe('Größe');
    expect(statementText(latin('Größe'))).toBe('Größe');
    expect(() => statementText(Buffer.from([0x25, 0x50, 0, 1]))).toThrow('bankEntry.unreadable');
    expect(() => statementText(latin('<?xml version="1.0" encoding="nonsense"?><a/>'))).toThrow('bankEntry.unreadable');
  });
});

it.each([
  ['the flag', { more: '<RvslInd>true</RvslInd>' }],
  [
    'the reason of a return',
    { details: '<NtryDtls><TxDtls><RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf></TxDtls></NtryDtls>' },
  ],
  ['the code of a return', { more: '<BkTxCd><Domn><Fmly><SubFmlyCd>RTRN</SubFmlyCd></Fmly></Domn></BkTxCd>' }],
])('an entry is a reversal by %s', (_by, parts) => {
  expect(readCamt(file(entry({ mark: 'DBIT', ...parts }))).lines[0]).toMatchObject({
    direction: 'out',
    isReversal: true,
  });
  expect(readCamt(file(entry())).lines[0]).toMatchObject({ isReversal: false });
});
