import { invoiceStore } from '#functions/domains/agreements/invoice/store.ts';
import { type CardAccess, cardAccessOf } from '#functions/domains/reference/card-account/public/account.ts';
import { endPage, openPage, reportOf } from '#functions/platform/card/provider.ts';
import { retryOvertaken } from '#functions/platform/data/retry-stale.ts';
import { commit } from '#functions/platform/data/write.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { env } from '#functions/platform/runtime/env.ts';
import { ATTEMPTS_MAX } from '#shared/domains/agreements/card-payment/attempt.ts';
import {
  CARD_RETURN_PAGE,
  isFresh,
  isUnderWay,
  pageEndsAt,
  payableByCard,
} from '#shared/domains/agreements/card-payment/rules.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { providerMinor } from '#shared/kernel/money/card.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { answering } from '../answering.ts';
import { attemptsOf, attemptWrite, type StoredAttempt } from '../attempts.ts';
import { applyReport } from './apply.ts';

type Invoice = Stored<InvoiceFields>;
interface Paying {
  readonly now: Date;
  readonly access: CardAccess;
  readonly invoice: Invoice;
  readonly tenantId: string;
}

/** The provider's amount. It refuses what it has no coin for. */
function chargeable({ currency }: Invoice, amount: number): number {
  const there = providerMinor(amount, currency);
  if (there === undefined) throw new AppError('cardPayment.amount');
  return there;
}

async function pageFor({ now, access, invoice }: Paying, attempt: StoredAttempt): Promise<string> {
  const { n, amount, currency } = attempt;
  const { sessionId, url } = await answering(() =>
    openPage(access.key, {
      invoiceId: invoice.id,
      n,
      amount: chargeable(invoice, amount),
      currency,
      title: invoice.number,
      endsAt: pageEndsAt(attempt),
      returnTo: `${env.pageBase()}${CARD_RETURN_PAGE}`,
    }),
  );
  if (!attempt.sessionId) await commit([attemptWrite(attempt, { ...attempt, sessionId }, now)]);
  return url;
}

/** Opens the next attempt. Of two at once, the second finds the first one's. */
async function nextAttempt(paying: Paying, known: readonly StoredAttempt[], amount: number): Promise<string> {
  const { now, invoice, tenantId } = paying;
  const n = (known.at(-1)?.n ?? 0) + 1;
  if (n > ATTEMPTS_MAX) throw new AppError('cardPayment.notOffered');
  chargeable(invoice, amount);
  const { id: invoiceId, bookkeepingId, currency } = invoice;
  const at = now.toISOString();
  const attempt = { tenantId, invoiceId, bookkeepingId, n, amount, currency, state: 'open' as const, at, booked: 0 };
  await commit([attemptWrite(undefined, attempt, now)]);
  return pageFor(paying, { ...attempt, rev: 1 });
}

/** Finds the page of an attempt that is under way; none once it has ended. Money on its way is refused. */
async function resumed(paying: Paying, attempt: StoredAttempt, amount: number): Promise<string | undefined> {
  const { now, access, tenantId } = paying;
  const isSame = attempt.amount === amount && isFresh(attempt, now);
  const { sessionId } = attempt;
  if (!sessionId) {
    if (isSame) return pageFor(paying, attempt);
    await commit([attemptWrite(attempt, { ...attempt, state: 'ended' }, now)]);
    return undefined;
  }
  const report = await answering(() => (isSame ? reportOf : endPage)(access.key, sessionId));
  await applyReport({ tenantId, now }, attempt, report);
  if (report.state === 'processing' || report.state === 'paid') throw new AppError('cardPayment.inProgress');
  return report.state === 'open' ? report.url : undefined;
}

/** Two presses at once are common, more are not. */
const TRIES = 10;

/** The address of the page where what is due is paid. There is one page at a time. */
export const cardPage = ({ tenantId, now }: Pick<TenantContext, 'tenantId' | 'now'>, invoiceId: Id): Promise<string> =>
  retryOvertaken(async () => {
    const invoice = await invoiceStore.get({ tenantId }, invoiceId);
    const access = await cardAccessOf({ tenantId }, invoice.bookkeepingId);
    if (!access) throw new AppError('cardPayment.notOffered');
    const amount = payableByCard(invoice);
    if (amount <= 0) throw new AppError('cardPayment.nothingDue');
    const paying: Paying = { now, access, invoice, tenantId };
    const attempts = await attemptsOf(tenantId, invoice.id);
    const open = attempts.findLast(isUnderWay);
    return (open && (await resumed(paying, open, amount))) ?? nextAttempt(paying, attempts, amount);
  }, TRIES);

/** The offer to a payer: none where the bookkeeping takes no cards, or where nothing is due. */
export async function cardOffer({ tenantId }: Pick<TenantContext, 'tenantId'>, invoice: Invoice) {
  const amount = payableByCard(invoice);
  if (amount <= 0 || !(await cardAccessOf({ tenantId }, invoice.bookkeepingId))) return {};
  const attempts = await attemptsOf(tenantId, invoice.id);
  return { card: { amount, isUnderWay: attempts.some(({ state }) => state === 'processing') } };
}
