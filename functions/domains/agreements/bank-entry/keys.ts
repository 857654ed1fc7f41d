import { createHash } from 'node:crypto';
import type { BankLine } from '#shared/domains/agreements/bank-entry/schemas.ts';

function contentOf(line: BankLine): string {
  const { account, currency, date, amount, direction, isReversal, bankReference, reference, payer } = line;
  const name = bankReference ? ['ref', bankReference] : ['text', reference, payer];
  return JSON.stringify([account, currency, date, amount, direction, isReversal, ...name]);
}

/**
 * Names each entry by its account, its day, its amount and the bank's reference, else its text. Entries of one file that
 * are alike are counted: a bank never cuts a day in two files.
 */
export function keyed(lines: readonly BankLine[]): readonly (BankLine & { readonly key: string })[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const content = contentOf(line);
    const count = (seen.get(content) ?? 0) + 1;
    seen.set(content, count);
    const key = createHash('sha256').update(`${content} ${count}`).digest('base64url');
    return { ...line, key };
  });
}
