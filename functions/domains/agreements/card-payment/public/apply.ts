import { todayOf } from '#functions/domains/agreements/invoice/public/today.ts';
import { invoiceStore } from '#functions/domains/agreements/invoice/store.ts';
import { bookingOn } from '#functions/domains/agreements/payment/public/book.ts';
import { newId } from '#functions/platform/data/id.ts';
import { retryOvertaken } from '#functions/platform/data/retry-stale.ts';
import { commit, type Write } from '#functions/platform/data/write.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { isRefusal } from '#functions/platform/jobs/trying.ts';
import { activityWrite } from '#functions/platform/record/activity.ts';
import { emit } from '#functions/platform/record/emit.ts';
import type { Attempt } from '#shared/domains/agreements/card-payment/attempt.ts';
import { afterReport } from '#shared/domains/agreements/card-payment/rules.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import type { CardReport } from '#shared/kernel/money/card.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { attemptsOf, attemptWrites, type StoredAttempt } from '../attempts.ts';
import { PROVIDER } from '../paying.ts';

type Invoice = Stored<InvoiceFields>;
const TRIES = 10;

type News = 'invoiceCardPaid' | 'invoiceCardProblem';
const newsFor = ({ id, number, owner, company }: Invoice, kind: News) => {
  const subject = [number, company?.name].filter(Boolean).join(', ');
  return emit('notify', { userId: owner.userId, kind, subject, target: `/invoice/${id}` });
};

/** Builds the writes that book what arrived or went back. */
async function bookingWrites(ctx: TenantContext, invoice: Invoice, { n }: Attempt, amount: number) {
  const isIn = amount > 0;
  const input = {
    amount,
    date: await todayOf(ctx, invoice),
    method: isIn ? ('card' as const) : ('reversal' as const),
    reference: `${invoice.number}-${n}`,
    card: { n },
    // The money is there: what was paid twice is the buyer's credit.
    ...(isIn ? { overpayment: 'keepAsCredit' as const } : {}),
  };
  const outbox = isIn ? [newsFor(invoice, 'invoiceCardPaid')] : [];
  return (await bookingOn({ ...ctx, locale: 'en' }, invoice, { input, outbox })).writes;
}

/** Keeps why money that has arrived is not in the books. The owner hears of it once. */
function problemWrites(ctx: TenantContext, invoice: Invoice, before: StoredAttempt, problem: string): Write[] {
  const log = activityWrite(ctx, {
    id: newId(ctx.now),
    entity: 'invoice',
    no: invoice.no,
    recordId: invoice.id,
    title: invoiceStore.definition.title(invoice),
    action: 'cardProblem',
    changes: [],
    outbox: [newsFor(invoice, 'invoiceCardProblem')],
  });
  return [...attemptWrites(before, { ...before, state: 'problem', problem }, ctx.now), log];
}

const isSame = (a: Attempt, b: Attempt): boolean =>
  a.state === b.state && a.booked === b.booked && a.problem === b.problem && a.declined === b.declined;

async function writesOf(
  ctx: TenantContext,
  invoice: Invoice,
  before: StoredAttempt,
  report: CardReport,
): Promise<Write[]> {
  const { attempt, book } = afterReport(before, report);
  const { problem } = attempt;
  if (isSame(before, attempt)) return [];
  if (problem) return problemWrites(ctx, invoice, before, problem);
  const { problem: _solved, declined: _old, ...kept } = before;
  const writes = attemptWrites(before, { ...kept, ...attempt }, ctx.now);
  if (book === 0) return writes;
  try {
    return [...writes, ...(await bookingWrites(ctx, invoice, attempt, book))];
  } catch (e) {
    if (!isRefusal(e)) throw e;
    return before.problem === e.code ? [] : problemWrites(ctx, invoice, before, e.code);
  }
}

/**
 * Applies what the provider says of an attempt now. The attempt and the payment change in one transaction, so money is
 * booked once however often and in whatever order reports come.
 */
export const applyReport = (
  { tenantId, now }: Pick<TenantContext, 'tenantId' | 'now'>,
  { invoiceId, n }: Pick<StoredAttempt, 'invoiceId' | 'n'>,
  report: CardReport,
): Promise<void> =>
  retryOvertaken(async () => {
    const ctx: TenantContext = { tenantId, now, actor: PROVIDER };
    const [invoice, attempts] = await Promise.all([
      invoiceStore.standing(ctx, invoiceId),
      attemptsOf(tenantId, invoiceId),
    ]);
    const before = attempts.find((one) => one.n === n);
    const writes = invoice && before ? await writesOf(ctx, invoice, before, report) : [];
    if (writes.length > 0) await commit(writes);
  }, TRIES);
