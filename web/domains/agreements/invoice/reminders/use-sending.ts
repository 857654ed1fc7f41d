import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import {
  REMIND_MAX,
  type ReminderOutcome,
  type ReminderRow,
} from '#shared/domains/agreements/invoice/reminder-routes.ts';
import { chunks } from '#shared/kernel/values/chunks.ts';
import { invoiceWritten } from '#web/domains/agreements/payment/widgets/invoice-writes.ts';
import { call } from '#web/platform/api.ts';

type Sent = Pick<ReminderRow, 'id' | 'next'>;

/** Sends the reminders of rows, some at a time, and returns what became of each. */
export function useSendingReminders(onDone: (outcomes: readonly ReminderOutcome[]) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (rows: readonly Sent[]) => {
      const items = rows.flatMap(({ id, next }) => (next ? [{ id, level: next.level }] : []));
      const outcomes: ReminderOutcome[] = [];
      for (const part of chunks(items, REMIND_MAX))
        outcomes.push(...(await call(invoiceContract.routes.remind, { body: { items: [...part] } })).results);
      return outcomes;
    },
    onSuccess: onDone,
    onSettled: () => invoiceWritten(queries),
  });
}
