import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { isInside } from '#functions/platform/inside.ts';
import { ExternalShowRow } from '#shared/domains/show/external.ts';
import { type ShowFields, ShowRow } from '#shared/domains/show/schemas.ts';
import type { Stored } from '#shared/kernel/record.ts';

const outside: readonly string[] = Object.keys(ExternalShowRow.shape);
/** Here and not beside the schemas: the browser's bundler moves those about and has no use for it. */
const INSIDE_FIELDS: readonly string[] = [
  ...Object.keys(ShowRow.shape).filter((field) => !outside.includes(field)),
  // Fields of the log only: the deal, the timetable with its inside entries, and why a show was unlocked.
  ...['internalNotes', 'products', 'deal', 'timetable', 'unlockReason'],
];
/** The money of the agency, for users who may see deals. */
const DEAL_FIELDS = ['fee', 'expected', 'products', 'dealType', 'deal'] as const;

/** Returns the fields whose values the caller may not see. */
export const hiddenFields = (ctx: UserContext): readonly string[] => [
  ...(ctx.actor.permissions.has('show.readDeal') ? [] : DEAL_FIELDS),
  ...(isInside(ctx) ? [] : INSIDE_FIELDS),
];

/**
 * Returns the show without the fields that the caller may not see. Internal notes are a text: outside they are empty.
 */
export function visible(ctx: UserContext, show: Stored<ShowFields>): Stored<ShowFields> {
  const seen: Record<string, unknown> = { ...show };
  for (const field of hiddenFields(ctx)) delete seen[field];
  return { internalNotes: '', ...seen } as Stored<ShowFields>;
}

/**
 * Returns the earlier values that the caller was not shown. A user who cannot see a fee thus cannot wipe it by saving.
 * The fee of a deal follows from the deal alone.
 */
export const unseen = ({ actor }: UserContext, { fee, products, dealType }: ShowFields) => ({
  ...(dealType ? { fee } : {}),
  ...(actor.permissions.has('show.readDeal') ? {} : { fee, products }),
});
