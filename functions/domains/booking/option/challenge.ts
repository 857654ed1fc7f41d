import { taskStore } from '#functions/domains/attached/task/store.ts';
import { showNote } from '#functions/domains/booking/show/public/note.ts';
import { optionsAt } from '#functions/domains/booking/show/public/queue.ts';
import { showStore } from '#functions/domains/booking/show/store.ts';
import { userStore } from '#functions/domains/identity/user/store.ts';
import type { Write } from '#functions/platform/data/write.ts';
import type { TenantContext, UserContext } from '#functions/platform/endpoint/context.ts';
import { optionMessages } from '#shared/domains/booking/option/messages.ts';
import { addWorkingHours } from '#shared/domains/booking/option/rules.ts';
import type { Challenge } from '#shared/domains/booking/show/challenge.ts';
import { showTitle } from '#shared/domains/booking/show/rules.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import type { UserFields } from '#shared/domains/identity/user/schemas.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { translate } from '#shared/kernel/text/translate.ts';
import { dateOf, timeOf } from '#shared/kernel/time/date.ts';
import { instantOf, toLocal } from '#shared/kernel/time/zone.ts';

type Show = Stored<ShowFields>;
type User = Stored<UserFields>;

/** Until when the holder has to answer, by the holder's own working day. */
export function challengeOf({ actor, now }: TenantContext, by: Show, zone: string, hours: number): Challenge {
  const at = now.toISOString();
  const until = instantOf(addWorkingHours(toLocal(at, zone), hours), zone);
  const { id: showId, number } = by;
  return { showId, number, title: showTitle(by), byUserId: actor.userId, byName: actor.name, at, until };
}

/** Makes the task of the holder, with the deadline of the challenge. */
function taskOf(ctx: TenantContext, holder: Show, owner: User, challenge: Challenge) {
  const { until, number: challenger } = challenge;
  const local = toLocal(until, owner.zone);
  const person = { userId: owner.id, name: owner.name };
  return taskStore.prepare(ctx, {
    title: translate(optionMessages, owner.locale, 'option.challengeTask', { number: holder.number, challenger }),
    description: '',
    assignee: person,
    creator: { userId: ctx.actor.userId, name: ctx.actor.name },
    dueOn: dateOf(local),
    dueTime: timeOf(local),
    dueAt: until,
    zone: owner.zone,
    target: { entity: 'show', recordId: holder.id },
    recordTitle: showStore.definition.title(holder),
  });
}

/**
 * Returns all writes of a challenge: on its option, in the logs of both shows, and in the tasks and inbox of the owner.
 */
export async function challengeWrites(ctx: UserContext, by: Show, holder: Show, hours: number): Promise<Write[]> {
  const owner = await userStore.find(ctx, holder.owner.userId);
  const challenge = challengeOf(ctx, by, owner?.zone ?? holder.zone, hours);
  const task = owner && (await taskOf(ctx, holder, owner, challenge));
  const asked = { ...challenge, ...(task ? { taskId: task.id } : {}) };
  const challenged = showStore.next(ctx, holder, { ...holder, challenge: asked, endedChallenge: undefined });
  return [
    ...showStore.writes(ctx, holder, challenged, {
      action: 'challenged',
      outbox: [showNote('optionChallenged', holder.owner.userId, holder)],
    }),
    ...showStore.writes(ctx, by, showStore.next(ctx, by, by), { action: 'challenge' }),
    ...(task ? taskStore.writes(ctx, undefined, task) : []),
  ];
}

const rowOf = (show: Show) => ({
  showId: show.id,
  rev: show.rev,
  number: show.number,
  rank: show.rank,
  statusId: show.statusId,
  phase: show.phase,
  start: show.start,
  expiresOn: show.expiresOn,
  challenge: show.challenge,
  title: showTitle(show),
  city: show.venue?.city ?? '',
  artists: show.artists.map(({ name }) => name),
  ownerName: show.owner.name,
});

/** Lists the shows that wait for the same night, as the caller may see them. */
export async function queueOf(ctx: UserContext, show: Show) {
  const options = show.phase === 'options' ? await optionsAt(ctx, [show]) : [];
  return { rows: options.map(rowOf) };
}
