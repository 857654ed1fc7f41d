import { createHash } from 'node:crypto';
import { notify } from '#functions/domains/reference/notification/store.ts';
import { settleEach } from '#functions/platform/jobs/each-alone.ts';
import { nextReminder } from '#shared/domains/agreements/invoice/reminding.ts';
import { remindersOf } from '#shared/domains/reference/bookkeeping/reminders.ts';
import { makeId } from '#shared/kernel/record/ids.ts';
import { addDays } from '#shared/kernel/time/date.ts';
import { invoiceStore } from '../store.ts';
import { type LookedAt, type Looking, overdueInvoices } from './overdue-invoices.ts';
import { sendReminder } from './send.ts';

const DAY_MS = 86_400_000;
/** Numbers that a notification names. */
const NAMED = 3;

const isDue = ({ due }: LookedAt): boolean => !('skipped' in due);
/** A level is proposed on its first day only: the list of reminders shows it on all others. */
const isNewToday = ({ invoice, bookkeeping, today, due }: LookedAt): boolean => {
  const before = nextReminder(invoice, bookkeeping, addDays(today, -1));
  return !('skipped' in due) && 'skipped' in before;
};

/** Sends what is due. Answers whether a mail was promised: an invoice without an address, for example, has none. */
async function send({ tenantId, now }: Looking, { invoice, due }: LookedAt): Promise<boolean> {
  if ('skipped' in due) return false;
  const ctx = { tenantId, now, actor: { userId: invoice.owner.userId, name: 'Backline' } };
  const refused = await sendReminder(ctx, () => invoiceStore.get(ctx, invoice.id), due.level);
  return refused === undefined;
}

const subjectOf = (due: readonly LookedAt[]): string => {
  const numbers = due.map(({ invoice }) => invoice.number);
  const more = numbers.length - NAMED;
  return [...numbers.slice(0, NAMED), ...(more > 0 ? [`+${more}`] : [])].join(', ');
};

/** Tells each owner of their new proposals, once a day however often the job runs. */
async function propose({ tenantId, now }: Looking, due: readonly LookedAt[]): Promise<void> {
  const owners = new Set(due.map(({ invoice }) => invoice.owner.userId));
  const day = now.getTime() - (now.getTime() % DAY_MS);
  for (const userId of owners) {
    const own = due.filter(({ invoice }) => invoice.owner.userId === userId);
    const cause = createHash('sha256').update(`reminders ${tenantId} ${userId} ${day}`).digest();
    await notify(tenantId, userId, {
      id: makeId(0, day, cause),
      at: now.toISOString(),
      kind: 'remindersDue',
      subject: subjectOf(own),
      target: '/invoice/reminders',
    });
  }
}

/** Looks at one agency: sends the reminders of bookkeepings that send by themselves, and proposes the others. */
export async function remindDebtors(looking: Looking) {
  const due = (await overdueInvoices(looking)).filter(isDue);
  const [own, others] = [
    due.filter(({ bookkeeping }) => remindersOf(bookkeeping).sendsByItself),
    due.filter(({ bookkeeping }) => !remindersOf(bookkeeping).sendsByItself).filter(isNewToday),
  ];
  let sent = 0;
  await settleEach(own, async (one) => {
    if (await send(looking, one)) sent++;
  });
  await propose(looking, others);
  return { sent, proposed: others.length };
}
