import { due } from '#functions/platform/data/due.ts';
import { readAll } from '#functions/platform/data/read.ts';
import { tableName } from '#functions/platform/data/table.ts';
import { overRev, type Write } from '#functions/platform/data/write.ts';
import { recordPk } from '#functions/platform/record/key.ts';
import type { Attempt } from '#shared/domains/agreements/card-payment/attempt.ts';
import { isUnderWay } from '#shared/domains/agreements/card-payment/rules.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';

/*
 * Attempts to pay an invoice by card:
 *   of an invoice   in its partition  sk CARD#<three digits>
 *   under way       gsi3 by CARD_DUE, an hour after its last change: an event that never came heals
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
}

const keyOf = ({ tenantId, invoiceId, n }: Pick<StoredAttempt, 'tenantId' | 'invoiceId' | 'n'>) => ({
  pk: recordPk(tenantId, 'invoice', noOf(invoiceId)),
  sk: `CARD#${String(n).padStart(3, '0')}`,
});

/** The earliest first. */
export const attemptsOf = (tenantId: string, invoiceId: Id): Promise<StoredAttempt[]> =>
  readAll<StoredAttempt>({ pk: recordPk(tenantId, 'invoice', noOf(invoiceId)), prefix: 'CARD#' });

/** Writes an attempt over the one that was read; a new one over none. */
export function attemptWrite(before: StoredAttempt | undefined, after: Omit<StoredAttempt, 'rev'>, now: Date): Write {
  const lookAt = new Date(now.getTime() + LOOK_AFTER_MS).toISOString();
  const ref = `${after.invoiceId} ${after.n}`;
  const looked = isUnderWay(after) ? due(after.tenantId, CARD_DUE, lookAt, ref) : {};
  const { gsi3pk: _kind, gsi3sk: _at, ...fields } = { gsi3pk: '', gsi3sk: '', ...after };
  const Item = { ...fields, ...keyOf(after), ...looked, rev: (before?.rev ?? 0) + 1 };
  return {
    item: { Put: { TableName: tableName(), Item, ...overRev(before?.rev ?? 0) } },
    refused: () => new AppError('stale'),
  };
}
