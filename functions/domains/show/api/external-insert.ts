import { statusesOf } from '#functions/domains/status/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { showContract } from '#shared/domains/show/contract.ts';
import { type ShowFields, ShowInput } from '#shared/domains/show/schemas.ts';
import { AppError } from '#shared/kernel/error.ts';
import type { Stored } from '#shared/kernel/record.ts';
import { visible } from '../access.ts';
import { assigned } from '../assigned.ts';
import { responsibleFor } from '../external.ts';
import { prepareShow } from '../prepare.ts';
import { createShow } from '../series.ts';

/** A date that is asked for from outside: in the agency's first open status, in the hands of the artist's agent, who hears of it. */
export const handler = endpoint(showContract.routes.externalInsert, async ({ body, ctx }) => {
  const [statuses, owner] = await Promise.all([statusesOf(ctx, 'show'), responsibleFor(ctx, body.artistIds)]);
  const first = statuses.find(({ phase, isActive }) => phase === 'options' && isActive);
  if (!first) throw new AppError('show.noOpenStatus');
  const input = ShowInput.parse({ ...body, statusId: first.id });
  const asked = prepareShow(ctx, input, { number: '', freeFields: {}, ...owner });
  const optionsOf = (made: Stored<ShowFields>) => ({ outbox: assigned(ctx, undefined, made) });
  return visible(ctx, await createShow(ctx, input, asked, { optionsOf }));
});
