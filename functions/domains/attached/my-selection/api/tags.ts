import { tagStore } from '#functions/domains/reference/tag/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { servicesOf } from '#functions/records/book.ts';
import { mySelectionContract } from '#shared/domains/attached/my-selection/contract.ts';
import { AppError } from '#shared/kernel/contract/error.ts';

export const handler = endpoint(mySelectionContract.routes.tags, async ({ body, ctx }) => {
  const { mainArea, ids } = body;
  if (!ctx.actor.permissions.has(`${mainArea}.read`)) throw new AppError('denied');
  const chosen = async () => (await (await servicesOf(mainArea)).batch()).chosen(ctx, [...new Set(ids)]);
  const [tags, records] = await Promise.all([tagStore.all(ctx, mainArea), chosen()]);
  const countOf = (id: string) => records.filter(({ tagIds = [] }) => tagIds.includes(id)).length;
  return { rows: tags.filter(({ isActive }) => isActive).map((tag) => ({ ...tag, count: countOf(tag.id) })) };
});
