import { seenOne } from '#functions/domains/identity/free-field/public/values.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { checkInternal } from '#functions/platform/session/internal-only.ts';
import type { ShowInput } from '#shared/domains/booking/show/schemas.ts';
import { assigned } from '../assigned.ts';
import { prepareShow } from '../prepare.ts';
import { createShow } from '../series.ts';
import { visible } from './visible.ts';

/** Makes a show of the agency, and answers it as the caller may see it. */
export async function bookShow(ctx: UserContext, input: ShowInput) {
  checkInternal(ctx);
  const show = await createShow(ctx, input, prepareShow(ctx, input, { number: '' }), {
    rank: input.rank,
    optionsOf: (made) => ({ outbox: assigned(ctx, undefined, made) }),
  });
  return seenOne(ctx, 'show', visible(ctx, show));
}
