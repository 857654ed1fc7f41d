import { prepareTravel } from '#functions/domains/travel/prepare-store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { withLineIds } from '#functions/platform/record/line-ids.ts';
import type { TrainFields, TrainInput } from '#shared/domains/train/schemas.ts';

/** Fills in the names of artist and travellers, and gives each train its id. */
export async function prepareTrain(ctx: UserContext, input: TrainInput, before?: TrainFields): Promise<TrainFields> {
  return {
    ...(await prepareTravel(ctx, 'train', input, before)),
    segments: withLineIds(ctx, input.segments, before?.segments),
  };
}
