import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { asStep, stepsDone } from '#functions/platform/endpoint/steps.ts';
import { messageOf } from '#functions/platform/runtime/message-of.ts';
import { checkSeesAll } from '#functions/platform/session/internal-only.ts';
import { bankEntryContract } from '#shared/domains/agreements/bank-entry/contract.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { confirmEntry } from '../confirm.ts';
import { bankEntryStore } from '../store.ts';
import { entryView } from '../view.ts';

/** A refused entry stops no other: its problem is told in the caller's language. An id that leads nowhere stops all. */
export const handler = endpoint(bankEntryContract.routes.confirm, async ({ body, ctx }) => {
  checkSeesAll(ctx);
  const done = await stepsDone();
  const confirm = async (item: (typeof body.items)[number]) => {
    const isDone = done.has(item.id);
    try {
      const entry = await (isDone ? bankEntryStore.get(ctx, item.id) : asStep(item.id, () => confirmEntry(ctx, item)));
      return { id: item.id, entry: entryView(entry) };
    } catch (e) {
      if (!(e instanceof AppError) || e.code === 'notFound') throw e;
      return { id: item.id, problem: await messageOf(ctx.locale, e.code, e.details[0]?.params) };
    }
  };
  const results: Awaited<ReturnType<typeof confirm>>[] = [];
  for (const item of body.items) results.push(await confirm(item));
  return { results };
});
