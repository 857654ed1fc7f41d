import { userStore } from '#functions/domains/identity/user/store.ts';
import { brandStore } from '#functions/domains/reference/brand/store.ts';
import { statusFor } from '#functions/domains/reference/status/store.ts';
import { rosterOf } from '#functions/domains/relations/artist/public/roster-store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { masterHandlers } from '#functions/platform/record/master-handlers.ts';
import { checkReference } from '#functions/platform/record/references.ts';
import { webformContract } from '#shared/domains/booking/webform/contract.ts';
import type { WebformInput } from '#shared/domains/booking/webform/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { artistsNow, stillThere, withArtists } from './live.ts';
import { newAddress, uniqueUrl, webformStore } from './store.ts';

const { routes } = webformContract;

async function checkReceivers(ctx: UserContext, ids: readonly Id[], before: readonly Id[] = []): Promise<void> {
  await Promise.all(
    ids.map(async (id, i) => {
      const user = await userStore.find(ctx, id);
      const isGone = !user || user.deletedAt || user.environment !== 'internal';
      if (isGone || (user.state === 'deactivated' && !before.includes(id)))
        throw new AppError('choice', { field: `receiverIds.${i}` });
    }),
  );
}

/** Refuses a status beyond the phase `options`, because a request is not agreed yet. */
async function checkStatus(ctx: UserContext, id: Id | undefined, before: Id | undefined): Promise<void> {
  if (id && (await statusFor(ctx, 'show', id, before)).phase !== 'options')
    throw new AppError('webform.confirmed', { field: 'statusId' });
}

/**
 * Keeps the details as they came, with the fields of the other operations. An open form needs a receiver who still
 * exists.
 */
async function prepare(ctx: UserContext, input: WebformInput, before?: WebformInput): Promise<WebformInput> {
  await Promise.all([
    checkReceivers(ctx, input.receiverIds, before?.receiverIds),
    checkStatus(ctx, input.statusId, before?.statusId),
    checkReference(ctx, brandStore, 'brandId', input.brandId, before?.brandId),
  ]);
  const { address = newAddress(), artists = [], freeFields = [], css = '', style = '' } = before ?? {};
  const receiverIds = before || input.receiverIds.length > 0 ? input.receiverIds : [ctx.actor.userId];
  if (input.isActive && (await stillThere(ctx.tenantId, receiverIds)).length === 0)
    throw new AppError('required', { field: 'receiverIds' });
  return withArtists(ctx.tenantId, { ...input, receiverIds, address, artists, freeFields, css, style });
}

export const handlers = {
  ...masterHandlers(routes, webformStore, { prepare }),
  get: endpoint(routes.get, async ({ params, ctx }) =>
    withArtists(ctx.tenantId, await webformStore.get(ctx, params.id)),
  ),
  list: endpoint(routes.list, async ({ body, ctx }) => {
    const { page, perPage, keyword } = body;
    const filters = keyword ? [{ column: 'words', words: keyword }] : [];
    const [found, roster] = await Promise.all([
      webformStore.page(ctx, { page, perPage, filters }),
      rosterOf(ctx.tenantId),
    ]);
    const rows = found.rows.map((form) => ({
      webformId: form.id,
      title: form.name,
      lastModifiedUtc: form.updatedAt,
      uniqueUrl: uniqueUrl(form),
      isActive: form.isActive,
      artistCount: artistsNow(form, roster).length,
    }));
    return { ...found, rows };
  }),
};
