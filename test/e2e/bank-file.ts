import type { Page } from '@playwright/test';
import { agencyDay } from '#test/support/agency-day.ts';

export interface BankEntry {
  /** As a bank writes it: `1210.00`. */
  readonly amount: string;
  readonly text: string;
  readonly reference: string;
}
const entryOf = ({ amount, text, reference }: BankEntry): string =>
  `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>${agencyDay()}</Dt></BookgDt>
   <AcctSvcrRef>${reference}</AcctSvcrRef><NtryDtls><TxDtls><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
/** A statement as a bank writes it: CAMT.053. */
export const statementOf = (entries: readonly BankEntry[]): string =>
  `<?xml version="1.0"?><Document><BkToCstmrStmt><Stmt><Acct><Id><IBAN>NL91ABNA0417164300</IBAN></Id></Acct>${entries
    .map(entryOf)
    .join('')}</Stmt></BkToCstmrStmt></Document>`;

/** Chooses a file on the page of bank statements. */
export const loadStatement = (page: Page, name: string, content: string): Promise<void> =>
  page
    .getByLabel('Bank statement', { exact: true })
    .setInputFiles({ name, mimeType: 'application/xml', buffer: Buffer.from(content) });
