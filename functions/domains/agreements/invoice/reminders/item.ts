import { readItem } from '#functions/platform/data/read.ts';
import { tableName } from '#functions/platform/data/table.ts';
import { commit, type Write } from '#functions/platform/data/write.ts';
import { recordPk } from '#functions/platform/record/key.ts';
import type { ReminderLevel } from '#shared/domains/agreements/invoice/reminder.ts';
import { AppError } from '#shared/kernel/contract/error.ts';

/*
 * The mail of a reminder lies beside its invoice. A level is sent once, because its item must not exist.
 *   of a level   pk <tenant>#invoice#<no>  sk REM#<level>
 */
export interface ReminderItem {
  readonly recipient: { readonly name: string; readonly email: string };
  readonly mail: 'queued' | 'sent' | 'failed';
}
const keyOf = (tenantId: string, no: number, level: ReminderLevel) => ({
  pk: recordPk(tenantId, 'invoice', no),
  sk: `REM#${level}`,
});

/** Puts the item of a new reminder. A level that was sent before is refused as stale, and read again. */
export const newReminder = (tenantId: string, no: number, level: ReminderLevel, item: ReminderItem): Write => ({
  item: {
    Put: {
      TableName: tableName(),
      Item: { ...keyOf(tenantId, no, level), ...item },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  },
  refused: () => new AppError('stale'),
});

export const reminderItem = (tenantId: string, no: number, level: ReminderLevel): Promise<ReminderItem | undefined> =>
  readItem<ReminderItem>(keyOf(tenantId, no, level));

/** Notes what became of the mail. */
export const mailNoted = (tenantId: string, no: number, level: ReminderLevel, item: ReminderItem): Promise<void> =>
  commit([{ item: { Put: { TableName: tableName(), Item: { ...keyOf(tenantId, no, level), ...item } } } }]);
