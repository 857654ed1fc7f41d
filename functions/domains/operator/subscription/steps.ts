import { chargeInvoice } from '#functions/domains/agreements/card-payment/public/charge.ts';
import { issueOwn, sendOwn } from '#functions/domains/agreements/invoice/public/own-bill.ts';
import { invoiceStore } from '#functions/domains/agreements/invoice/store.ts';
import { agencyChanged, clientStore } from '#functions/domains/reference/client/store.ts';
import { newId } from '#functions/platform/data/id.ts';
import { commit } from '#functions/platform/data/write.ts';
import { isRefusal } from '#functions/platform/jobs/trying.ts';
import { activityWrite } from '#functions/platform/record/activity.ts';
import { emit } from '#functions/platform/record/emit.ts';
import { isReadOnly, resumed, type Step } from '#shared/domains/operator/subscription/rules.ts';
import type { Bill, SubscriptionState } from '#shared/domains/operator/subscription/schemas.ts';
import { renew } from './bills.ts';
import { billWrite, subscriptions } from './store.ts';
import type { Working, WorkingBill } from './working.ts';

const update = ({ client }: Working, { stored }: WorkingBill, change: Partial<Bill>): Promise<void> => {
  const { problem: _solved, ...kept } = stored;
  return commit([billWrite(client.no, stored, { ...kept, ...change })]);
};

/** Does a part of the work on a bill. A refusal is kept with the bill: the operator sees it, and the job goes on. */
async function orProblem(working: Working, bill: WorkingBill, work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (e) {
    if (!isRefusal(e)) throw e;
    await update(working, bill, { problem: e.details[0]?.code ?? e.code });
    return false;
  }
}

async function charge(working: Working, bill: WorkingBill): Promise<void> {
  const { ctx, subscription, today } = working;
  const { card } = subscription;
  if (!card) return;
  const isDone = await orProblem(working, bill, () => chargeInvoice(ctx, bill.record.id, card));
  // A charge that was cut off counted when it began.
  if (isDone) await update(working, bill, { tries: bill.tries + 1, firstTryOn: bill.firstTryOn ?? today });
}

/** Writes the state. Administrators of the agency hear of it, and its users can only read from then on, or no longer. */
async function changeState({ ctx, client, subscription, today }: Working, state: SubscriptionState): Promise<void> {
  const [was, is] = [isReadOnly(subscription.state), isReadOnly(state)];
  const terms = was && !is ? resumed(subscription, today) : subscription;
  const after = subscriptions.next(ctx, client.no, subscription, { ...terms, state });
  const news = emit('subscriptionNews', { id: client.id, before: subscription.state, after: state });
  const own = { entity: 'client', no: client.no, recordId: client.id, title: client.name, action: 'subscription' };
  const { isReadOnly: _old, ...open } = client;
  const next = { ...open, ...(is ? { isReadOnly: true } : {}) };
  const log =
    was === is
      ? [activityWrite(ctx, { ...own, id: newId(ctx.now), changes: [], outbox: [news] })]
      : clientStore.writes(ctx, client, clientStore.next(ctx, client, next), {
          action: 'subscription',
          outbox: [news, ...(agencyChanged(client.id).outbox ?? [])],
        });
  await commit([subscriptions.write(ctx, subscription, after), ...log]);
}

function billOf({ bills }: Working, key: string): WorkingBill {
  const bill = bills.find((one) => one.key === key);
  if (!bill) throw new Error(`no bill ${key}`);
  return bill;
}

/** Takes one step. */
export async function take(working: Working, step: Step): Promise<void> {
  if (step.do === 'renew') return renew(working);
  if (step.do === 'state') return changeState(working, step.state);
  const { ctx } = working;
  const bill = billOf(working, step.key);
  const fresh = () => invoiceStore.get(ctx, bill.record.id);
  if (step.do === 'close') return update(working, bill, { isClosed: true });
  if (step.do === 'charge') return charge(working, bill);
  const work = step.do === 'issue' ? issueOwn : sendOwn;
  await orProblem(working, bill, async () => work(ctx, await fresh()));
}
