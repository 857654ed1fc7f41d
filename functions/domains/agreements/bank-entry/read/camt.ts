import { at, textAt, type XmlNode, xmlTree } from '#functions/platform/documents/xml-tree.ts';
import type { BankLine } from '#shared/domains/agreements/bank-entry/schemas.ts';
import { Currency } from '#shared/kernel/money/money.ts';
import { minorOf } from '#shared/kernel/money/written-amount.ts';
import { isLocalDate } from '#shared/kernel/time/date.ts';
import { unreadable } from './decode.ts';
import { joined, type Statement, tidied } from './statement.ts';

export const isCamt = (text: string): boolean => /<(\w+:)?BkToCstmrStmt[\s>]/.test(text);

interface Sum {
  readonly amount: number;
  readonly currency: BankLine['currency'];
}
function sumOf(node: XmlNode | undefined): Sum | undefined {
  const currency = Currency.safeParse(node?.attribute('Ccy'));
  const amount = node && currency.success ? minorOf(node.text, currency.data, '.') : undefined;
  return amount && currency.success && amount > 0 ? { amount, currency: currency.data } : undefined;
}

/** The words of a payment: free text, then structured references. */
function referenceOf(node: XmlNode): string {
  const [texts, structured] = [at(node, 'RmtInf/Ustrd'), at(node, 'RmtInf/Strd/CdtrRefInf/Ref')];
  return joined([...texts, ...structured].map(({ text }) => text));
}
/** The other party. Version 8 has its name one level deeper. */
function partyOf(node: XmlNode, isCredit: boolean) {
  const [who, account] = isCredit ? ['Dbtr', 'DbtrAcct'] : ['Cdtr', 'CdtrAcct'];
  return {
    payer: textAt(node, `RltdPties/${who}/Nm`, `RltdPties/${who}/Pty/Nm`),
    payerAccount: textAt(node, `RltdPties/${account}/Id/IBAN`, `RltdPties/${account}/Id/Othr/Id`),
  };
}

/** The transactions of a collective entry, if their amounts add up to it. */
function transactionsOf(entry: XmlNode, { amount, currency }: Sum): readonly { node: XmlNode; amount: number }[] {
  const all = at(entry, 'NtryDtls/TxDtls').map((node) => {
    const [own] = [...at(node, 'Amt'), ...at(node, 'AmtDtls/TxAmt/Amt')];
    return { node, sum: sumOf(own) };
  });
  const parts = all.flatMap(({ node, sum }) => (sum?.currency === currency ? [{ node, amount: sum.amount }] : []));
  const total = parts.reduce((sum, part) => sum + part.amount, 0);
  return parts.length > 1 && parts.length === all.length && total === amount ? parts : [];
}

const isBooked = (entry: XmlNode): boolean => ['', 'BOOK'].includes(textAt(entry, 'Sts/Cd', 'Sts'));

/** Codes of entries by which a transfer or a direct debit comes back. */
const RETURNS: ReadonlySet<string> = new Set(['RTRN', 'RRTN', 'UPDD', 'UPCT', 'RPCR']);
/** Some banks mark a reversal, others name the reason of the return or only its code. */
const isReversed = (entry: XmlNode): boolean =>
  /^(true|1)$/.test(textAt(entry, 'RvslInd')) ||
  at(entry, 'NtryDtls/TxDtls/RtrInf').length > 0 ||
  RETURNS.has(textAt(entry, 'BkTxCd/Domn/Fmly/SubFmlyCd'));

function linesOf(entry: XmlNode, account: string): BankLine[] {
  const sum = sumOf(at(entry, 'Amt')[0]);
  const date = textAt(entry, 'BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt', 'ValDt/DtTm').slice(0, 10);
  const mark = textAt(entry, 'CdtDbtInd');
  if (!sum || !isBooked(entry) || !isLocalDate(date) || !/^(CRDT|DBIT)$/.test(mark)) return [];
  const direction = mark === 'CRDT' ? ('in' as const) : ('out' as const);
  const isReversal = isReversed(entry);
  const common = { account, date, direction, isReversal, currency: sum.currency };
  const lineOf = (node: XmlNode, amount: number): BankLine =>
    tidied({
      ...common,
      amount,
      reference: referenceOf(node) || textAt(entry, 'AddtlNtryInf'),
      ...partyOf(node, direction === 'in'),
      bankReference: textAt(node, 'Refs/AcctSvcrRef') || textAt(entry, 'AcctSvcrRef'),
    });
  const parts = transactionsOf(entry, sum);
  if (parts.length > 0) return parts.map(({ node, amount }) => lineOf(node, amount));
  return [lineOf(at(entry, 'NtryDtls/TxDtls')[0] ?? entry, sum.amount)];
}

/** Reads CAMT.053 of versions 2 and 8, with any number of statements. Pending entries are passed over. */
export function readCamt(text: string): Statement {
  const tree = xmlTree(text);
  if (!tree) throw unreadable();
  const statements = at(tree, 'Document/BkToCstmrStmt/Stmt');
  const entries = statements.flatMap((statement) => {
    const account = textAt(statement, 'Acct/Id/IBAN', 'Acct/Id/Othr/Id');
    return at(statement, 'Ntry').map((entry) => linesOf(entry, account));
  });
  return { lines: entries.flat(), passedOver: entries.filter((lines) => lines.length === 0).length };
}
