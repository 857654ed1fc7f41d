import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { hiddenFields } from '#functions/platform/record/fields.ts';
import { showFields } from '#shared/domains/booking/show/fields.ts';
import { inputOf } from '#shared/domains/booking/show/input.ts';
import type { ShowFields, ShowInput } from '#shared/domains/booking/show/schemas.ts';

/**
 * Returns the earlier values that the caller was not shown. A user who cannot see a fee thus cannot wipe it by saving.
 * The fee of a deal follows from the deal alone.
 */
export function unseen(ctx: UserContext, show: ShowFields): Partial<ShowInput> {
  const hidden = hiddenFields(ctx, showFields);
  const kept = Object.entries(inputOf(show)).filter(([name]) => hidden.includes(name));
  return { ...Object.fromEntries(kept), ...(show.dealType ? { fee: show.fee } : {}) };
}
