import { targetOf } from '#functions/domains/identity/subject/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import type { Filter } from '#functions/platform/list-index/types.ts';
import { queryOf } from '#functions/platform/record/request.ts';
import { type TaskListRequest, taskContract } from '#shared/domains/attached/task/contract.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import { kindNo } from '#shared/records.ts';
import { minuteOf, taskMapping, taskStore } from '../store.ts';

/** A record shows its tasks to whoever may see it; elsewhere some see only what is theirs to do. */
async function always(ctx: UserContext, { target, overdue }: TaskListRequest): Promise<Filter[]> {
  const open = overdue ? [{ column: 'done', anyOf: [0] }] : [];
  if (target) {
    await targetOf(ctx, target);
    const area = { column: 'area', anyOf: [kindNo(target.entity)] };
    return [...open, area, { column: 'record', anyOf: [noOf(target.recordId)] }];
  }
  return ctx.actor.allArtists ? open : [...open, { column: 'people', anyOf: [noOf(ctx.actor.userId)] }];
}

export const handler = endpoint(taskContract.routes.list, async ({ body, ctx }) => {
  const query = queryOf(taskMapping, body, await always(ctx, body));
  const until = body.overdue ? { to: minuteOf(ctx.now.toISOString()) + 1 } : {};
  return taskStore.page(ctx, { ...query, ...until });
});
