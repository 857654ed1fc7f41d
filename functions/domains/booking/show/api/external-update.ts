import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { checkInput } from '#functions/platform/endpoint/parse.ts';
import { isInternal } from '#functions/platform/session/internal-only.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { ExternalFieldsInput } from '#shared/domains/booking/show/external.ts';
import { inputOf } from '#shared/domains/booking/show/input.ts';
import { checkChangeOutside } from '#shared/domains/booking/show/outside-rules.ts';
import { checkUnlocked } from '#shared/domains/booking/show/rules.ts';
import { ShowInput } from '#shared/domains/booking/show/schemas.ts';
import { checkVenue } from '../external.ts';
import { keptOf } from '../kept.ts';
import { prepareShow } from '../prepare.ts';
import { visible } from '../public/visible.ts';
import { asVisible, showForUpdate } from '../seen.ts';
import { showStore } from '../store.ts';

const NOTHING = Object.fromEntries(Object.keys(ExternalFieldsInput.shape).map((field) => [field, undefined]));

/** Time, place, description and shared notes; all else stays as the agency has it. */
export const handler = endpoint(showContract.routes.externalUpdate, async ({ body, ctx }) => {
  const { id, rev, ...fields } = body;
  const before = await showForUpdate(ctx, id, rev);
  checkUnlocked(before);
  if (!isInternal(ctx)) checkChangeOutside(before, ctx.actor);
  await checkVenue(ctx, fields.venueId, before.venue?.venueId);
  // A field that was left out is empty now.
  const input = checkInput(ShowInput, { ...inputOf(before), ...NOTHING, ...fields });
  const after = await prepareShow(ctx, input, keptOf(before), before);
  return visible(ctx, await asVisible(ctx, () => showStore.update(ctx, before, after)));
});
