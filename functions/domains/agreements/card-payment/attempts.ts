import type { StoredCard } from '#functions/platform/card/stored-card.ts';
import { due } from '#functions/platform/data/due.ts';
import { readAll } from '#functions/platform/data/read.ts';
import { tableName } from '#functions/platform/data/table.ts';
import { overRev, type Write } from '#functions/platform/data/write.ts';
import { recordPk } from '#functions/platform/record/key.ts';
import type { Attempt } from '#shared/domains/agreements/card-payment/attempt.ts';
import { isProblem, isUnderWay, nameOf } from '#shared/domains/agreements/card-payment/rules.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';

/*
 * Attempts to pay an invoice by card:
 *   of an invoice   in its partition  sk CARD#<three digits>
 *   under way       gsi3 by CARD_DUE, an hour after its last change: an event that never came heals
 * Those that somebody must look at, of one agency:
 *   all             pk <tenant>#CARDPROBLEM  sk <invoice>-<n>
 */
export const CARD_DUE = 'cardPayment';
const LOOK_AFTER_MS = 3_600_000;

export interface StoredAttempt extends Attempt {
  readonly tenantId: string;
  readonly invoiceId: Id;
  readonly bookkeepingId: Id;
  readonly rev: number;
  /** The page at the provider, once it is there. */
  readonly sessionId?: string;
  /** The stored card of a charge without its payer, and the payment at the provider, once it is there. */
  readonly card?: Pick<StoredCard, 'customerId' | 'methodId'>;
  readonly intentId?: string;
  /** A later attempt took its place. */
  readonly isReplaced?: true;
}

const keyOf = ({ tenantId, invoiceId, n }: Pick<StoredAttempt, 'tenantId' | 'invoiceId' | 'n'>) => ({
  pk: recordPk(tenantId, 'invoice', noOf(invoiceId)),
  sk: `CARD#${String(n).padStart(3, '0')}`,
});

/** The earliest first. */
export const attemptsOf = (tenantId: string, invoiceId: Id): Promise<StoredAttempt[]> =>
  readAll<StoredAttempt>({ pk: recordPk(tenantId, 'invoice', noOf(invoiceId)), prefix: 'CARD#' });

const problemsPk = (tenantId: string) => `${tenantId}#CARDPROBLEM`;
const problemKey = (attempt: Pick<StoredAttempt, 'tenantId' | 'invoiceId' | 'n'>) => ({
  pk: problemsPk(attempt.tenantId),
  sk: nameOf(attempt),
});

/** Keeps the list of problems as the attempts are. */
function problemWrites(before: StoredAttempt | undefined, after: Omit<StoredAttempt, 'rev'>): Write[] {
  const [was, is] = [before && isProblem(before), isProblem(after)];
  if (was === is || (!was && !is)) return [];
  const { invoiceId, n } = after;
  const TableName = tableName();
  return [
    is
      ? { item: { Put: { TableName, Item: { ...problemKey(after), invoiceId, n } } } }
      : { item: { Delete: { TableName, Key: problemKey(after) } } },
  ];
}

export const problemsOf = (tenantId: string): Promise<Pick<StoredAttempt, 'invoiceId' | 'n'>[]> =>
  readAll({ pk: problemsPk(tenantId) });

/** Writes an attempt over the one that was read; a new one over none. */
export function attemptWrites(
  before: StoredAttempt | undefined,
  after: Omit<StoredAttempt, 'rev'>,
  now: Date,
): Write[] {
  const lookAt = new Date(now.getTime() + LOOK_AFTER_MS).toISOString();
  const looked = isUnderWay(after) ? due(after.tenantId, CARD_DUE, lookAt, nameOf(after)) : {};
  const { gsi3pk: _kind, gsi3sk: _at, ...fields } = { gsi3pk: '', gsi3sk: '', ...after };
  const Item = { ...fields, ...keyOf(after), ...looked, rev: (before?.rev ?? 0) + 1 };
  const write = {
    item: { Put: { TableName: tableName(), Item, ...overRev(before?.rev ?? 0) } },
    refused: () => new AppError('stale'),
  };
  return [write, ...problemWrites(before, after)];
}
