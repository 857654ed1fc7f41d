import { seenOne } from '#functions/domains/free-field/values-store.ts';
import { copyShows } from '#functions/domains/show/copies-store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { plain } from '#functions/platform/record/items.ts';
import { commit } from '#functions/platform/write.ts';
import { productionContract } from '#shared/domains/production/contract.ts';
import { copiedDates, copiedShows } from '#shared/domains/production/rules.ts';
import { AppError } from '#shared/kernel/error.ts';
import { budgetCopy } from '../budget.ts';
import { productionSeen, showsSeen } from '../shows-store.ts';
import { productionStore } from '../store.ts';

export const handler = endpoint(productionContract.routes.copy, async ({ query, ctx }) => {
  const { productionId, shiftDays, withShows } = query;
  const source = await productionSeen(ctx, productionId);
  const isWhole = withShows === 'true';
  if (isWhole && !ctx.actor.permissions.has('show.create')) throw new AppError('denied', { field: 'withShows' });
  const shows = isWhole ? copiedShows(await showsSeen(ctx, source)) : [];
  const budget = await budgetCopy(ctx, source.no);
  const copy = await productionStore.prepare(ctx, { ...plain(source), ...copiedDates(source, shiftDays) });
  await commit(productionStore.writes(ctx, undefined, copy, { action: 'copy', extra: budget(copy.no) }));
  try {
    const card = { productionId: copy.id, name: copy.name };
    await copyShows(
      ctx,
      shows.map(({ id }) => id),
      shiftDays,
      card,
    );
  } catch (e) {
    await productionStore.remove(ctx, copy);
    throw e;
  }
  return seenOne(ctx, 'production', copy);
});
