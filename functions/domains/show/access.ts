import { seenOne } from '#functions/domains/free-field/values-store.ts';
import { artistAccess } from '#functions/platform/access.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { isInside } from '#functions/platform/inside.ts';
import { asSeen } from '#functions/platform/record/stale.ts';
import { ExternalShowRow } from '#shared/domains/show/external.ts';
import { type ShowFields, ShowRow } from '#shared/domains/show/schemas.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { Stored } from '#shared/kernel/record.ts';
import { showStore } from './store.ts';

const outside: readonly string[] = Object.keys(ExternalShowRow.shape);
/** Here and not beside the schemas: the browser's bundler moves those about and has no use for it. */
const INSIDE_FIELDS: readonly string[] = [
  ...Object.keys(ShowRow.shape).filter((field) => !outside.includes(field)),
  // Of the log alone: the deal, the timetable with its entries of the inside, and why a show was unlocked.
  ...['internalNotes', 'products', 'deal', 'timetable', 'unlockReason'],
];
/** Money of the agency: for those who may see deals. */
const DEAL_FIELDS = ['fee', 'products', 'dealType', 'deal'] as const;

/** A show of the caller's artists, or 404. */
export function checkAccess<T extends Pick<ShowFields, 'artists'>>(ctx: UserContext, show: T): T {
  artistAccess.check(
    ctx,
    show.artists.map((a) => a.artistId),
  );
  return show;
}

/** The fields whose values the caller is not shown. */
export const hiddenFields = (ctx: UserContext): readonly string[] => [
  ...(ctx.actor.permissions.has('show.readDeal') ? [] : DEAL_FIELDS),
  ...(isInside(ctx) ? [] : INSIDE_FIELDS),
];

/** The show without what the caller may not see. Internal notes are a text: outside they are empty. */
export function visible(ctx: UserContext, show: Stored<ShowFields>): Stored<ShowFields> {
  const seen: Record<string, unknown> = { ...show };
  for (const field of hiddenFields(ctx)) delete seen[field];
  return { internalNotes: '', ...seen } as Stored<ShowFields>;
}

/**
 * What the caller was not shown comes back as it was: who cannot see a fee cannot wipe it by saving. The fee of a deal
 * follows from it alone.
 */
export const unseen = ({ actor }: UserContext, { fee, products, dealType }: ShowFields) => ({
  ...(dealType ? { fee } : {}),
  ...(actor.permissions.has('show.readDeal') ? {} : { fee, products }),
});

/** Does a write; a stale one is refused with no more of the newer show than the caller may see. */
export const asVisible = <T>(ctx: UserContext, write: () => Promise<T>): Promise<T> =>
  asSeen<Stored<ShowFields>, T>((current) => seenOne(ctx, 'show', visible(ctx, current)), write);

/** The show a caller wants to change, as they last saw it. Who may not see it gets a 404, whatever they say they saw. */
export const showForUpdate = (ctx: UserContext, id: Id, rev: number): Promise<Stored<ShowFields>> =>
  asVisible(ctx, () => showStore.getForUpdate(ctx, id, rev, (show) => checkAccess(ctx, show)));
