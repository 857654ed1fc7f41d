import { userStore } from '#functions/domains/identity/user/store.ts';
import { icalendarTemplateStore } from '#functions/domains/reference/icalendar-template/store.ts';
import { artistStore } from '#functions/domains/relations/artist/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { checkReference } from '#functions/platform/record/references.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import type { FeedFields, FeedInput } from '#shared/domains/calendars/icalendar-feed/schemas.ts';
import { USUAL_TEXTS } from '#shared/domains/reference/icalendar-template/contract.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import type { Template } from './as-event.ts';
import type { StoredFeed } from './store.ts';

interface Found {
  readonly id: Id;
  readonly deletedAt?: string | undefined;
}
/** Refuses ids of missing or deleted records. Ids that the feed had before may stay. */
function checkIds(field: string, ids: readonly Id[], found: readonly Found[], before: readonly Id[] = []): void {
  const live = new Set(found.flatMap(({ id, deletedAt }) => (deletedAt ? [] : [id])));
  const wrong = ids.findIndex((id) => !live.has(id) && !before.includes(id));
  if (wrong >= 0) throw new AppError('choice', { field: `${field}.${wrong}` });
}

export async function feedFields(ctx: UserContext, input: FeedInput, before?: StoredFeed): Promise<FeedFields> {
  const [artists, owners] = await Promise.all([
    artistStore.many(ctx, input.artistIds.map(noOf)),
    userStore.many(ctx, input.ownerIds.map(noOf)),
    checkReference(ctx, icalendarTemplateStore, 'templateId', input.templateId, before?.templateId),
  ]);
  const seen = artists.filter(({ id }) => artistAccess.knows(ctx, [id]));
  checkIds('artistIds', input.artistIds, seen, before?.artistIds);
  checkIds('ownerIds', input.ownerIds, owners, before?.ownerIds);
  const { userId, name } = ctx.actor;
  return { ...input, owner: before?.owner ?? { userId, name } };
}

/** The feed's own template, else the agency's usual one, else ours. */
export async function templateOf(ctx: { readonly tenantId: string }, feed: StoredFeed): Promise<Template> {
  const own = feed.templateId ? await icalendarTemplateStore.find(ctx, feed.templateId) : undefined;
  if (own && !own.deletedAt) return own;
  return (
    (await icalendarTemplateStore.all(ctx)).find(({ isDefault, isActive }) => isDefault && isActive) ?? USUAL_TEXTS
  );
}
