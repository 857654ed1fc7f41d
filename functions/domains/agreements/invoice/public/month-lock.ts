import { tableName } from '#functions/platform/data/table.ts';
import type { Write } from '#functions/platform/data/write.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { besideRecord } from '#functions/platform/record/beside.ts';
import { recordKey } from '#functions/platform/record/key.ts';
import { bookingMonth, lockedError } from '#shared/domains/agreements/invoice/month-lock.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';

/*
 * The month lock of a bookkeeping. It has the number of the bookkeeping:
 *   of a bookkeeping   pk <tenant>#monthLock#<no>  sk R
 */
export interface MonthLock {
  /** `2026-03`: this month and all before it are locked. */
  readonly lockedThrough: string;
}
export const LOCK_ENTITY = 'monthLock';
const locks = besideRecord<MonthLock>(LOCK_ENTITY);
export const { of: monthLockOf, next: nextLock, write: lockWrite } = locks;

export const lockedThrough = async (
  ctx: Pick<TenantContext, 'tenantId'>,
  bookkeepingId: Id,
): Promise<string | undefined> => (await monthLockOf(ctx, noOf(bookkeepingId)))?.lockedThrough;

/**
 * The condition that the month of a day is open. Every transaction of a document or payment dated in the month has it,
 * so none slips in beside a lock. A transaction with several days takes the earliest.
 */
export const monthOpen = (tenantId: string, bookkeepingId: Id, date: LocalDate): Write => ({
  item: {
    ConditionCheck: {
      TableName: tableName(),
      Key: recordKey(tenantId, LOCK_ENTITY, noOf(bookkeepingId)),
      ConditionExpression: 'attribute_not_exists(#data.#through) OR #data.#through < :month',
      ExpressionAttributeNames: { '#data': 'data', '#through': 'lockedThrough' },
      ExpressionAttributeValues: { ':month': bookingMonth(date) },
    },
  },
  refused: () => lockedError(date),
  once: `month open ${bookkeepingId} ${bookingMonth(date)}`,
});
