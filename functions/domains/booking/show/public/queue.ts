import { appointmentsBetween } from '#functions/platform/data/appointment.ts';
import { serialized } from '#functions/platform/data/serialized.ts';
import type { Write } from '#functions/platform/data/write.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { changeRecord } from '#functions/platform/record/change.ts';
import type { WriteOptions } from '#functions/platform/record/definition.ts';
import {
  cameBack,
  isElsewhere,
  madeRoom,
  mayComeBack,
  monthsOf,
  movedUp,
  sharesQueue,
} from '#shared/domains/booking/option/rules.ts';
import { nextRank } from '#shared/domains/booking/show/rules.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import type { EventPayload } from '#shared/events.ts';
import { type Appointment, agendaDays, type Phase } from '#shared/kernel/record/appointment.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { addDays, type Instant } from '#shared/kernel/time/date.ts';
import { showStore } from '../store.ts';
import { showNote } from './note.ts';

type Tenant = Pick<TenantContext, 'tenantId'>;
type Show = Stored<ShowFields>;
type Dated = Pick<Appointment, 'start' | 'end' | 'isNight'> & {
  readonly artists: readonly { readonly artistId: Id }[];
};

/** Numbers of options in the calendar of its artists, on its days and the next morning. */
async function near(ctx: Tenant, show: Dated): Promise<number[]> {
  const { first, last } = agendaDays(show);
  const artistNos = show.artists.map(({ artistId }) => noOf(artistId));
  const summaries = await appointmentsBetween(ctx.tenantId, addDays(first, -1), addDays(last, 1), artistNos);
  const options = summaries.filter(({ kind, phase }) => kind === 'show' && phase === 'options');
  return options.map(({ recordNo }) => recordNo);
}

/**
 * The options that wait for the same artist on the same night as any of these, best rank first. What was only asked for
 * from outside holds no place until somebody approves it.
 */
export async function optionsAt(ctx: Tenant, dated: readonly Dated[]): Promise<Show[]> {
  const nos = [...new Set((await Promise.all(dated.map((one) => near(ctx, one)))).flat())];
  const shows = await showStore.many(ctx, nos, new Set(nos));
  return shows
    .filter((show) => !show.deletedAt && show.phase === 'options' && !show.isPreliminary)
    .filter((show) => dated.some((one) => sharesQueue(one, show)))
    .toSorted((a, b) => a.rank - b.rank || a.no - b.no);
}

/**
 * Gives options their places in queues of these nights, with `turns` in what writes them: two at once do not get the
 * same one. By month, for all artists: hardly ever do two meet there, and a bill of ten writes no more than one.
 */
export const inQueues = <T>(
  { tenantId }: Tenant,
  nights: readonly Pick<Dated, 'start' | 'end' | 'isNight'>[],
  work: (turns: readonly Write[]) => Promise<T>,
  beside?: Promise<unknown>,
): Promise<T> =>
  serialized(
    tenantId,
    nights.flatMap(monthsOf).map((month) => `option.${month}`),
    work,
    beside,
  );

/** Behind all who wait. */
export async function lastRank(ctx: Tenant, show: Dated, ownId?: Id): Promise<number> {
  const others = (await optionsAt(ctx, [show])).filter(({ id }) => id !== ownId);
  return nextRank(others.map(({ rank }) => rank));
}

type Waiting = Pick<ShowFields, 'phase' | 'isPreliminary'>;
/** Whether a new show is given its place: an option that asks for none. */
export const isPlaced = ({ phase, isPreliminary }: Waiting, wanted = 0): boolean =>
  !wanted && phase === 'options' && !isPreliminary;

/** A new option that asks for no rank goes behind all who wait. */
export async function ranked<T extends ShowFields>(ctx: Tenant, show: T, wanted = 0): Promise<T> {
  return isPlaced(show, wanted) ? { ...show, rank: await lastRank(ctx, show) } : show;
}

/**
 * Writes an option that may be on another night: back in the place it had there, if it is named, else behind all who
 * wait.
 */
export async function movingTo<T>(
  ctx: TenantContext,
  before: Show,
  after: ShowFields,
  rank: number | undefined,
  write: (placed: ShowFields, turns: readonly Write[]) => Promise<T>,
): Promise<T> {
  if (after.phase !== 'options' || !isElsewhere(before, after)) return write(after, []);
  if (rank) return write({ ...after, rank, backAt: ctx.now.toISOString() }, []);
  return inQueues(ctx, [after], async (turns) =>
    write({ ...after, rank: await lastRank(ctx, after, before.id) }, turns),
  );
}

/** Writes a show with the rank it asks for in a phase; one that becomes an option without asking goes behind all who wait. */
export const rankedIn = <T>(
  ctx: Tenant,
  show: Show,
  phase: Phase,
  wanted: number,
  write: (rank: number, turns: readonly Write[]) => Promise<T>,
): Promise<T> =>
  wanted || phase !== 'options' || show.phase === 'options'
    ? write(wanted, [])
    : inQueues(ctx, [show], async (turns) => write(await lastRank(ctx, show), turns));

const told = (before: Show, after: ShowFields): WriteOptions => {
  const isUp = after.rank < before.rank;
  if (after.rank === before.rank) return { action: after.challenge ? 'challengeBack' : 'challengeEnded' };
  return {
    action: isUp ? 'moveUp' : 'moveDown',
    outbox: isUp ? [showNote('optionMovedUp', after.owner.userId, { ...before, ...after })] : [],
  };
};

interface Night {
  readonly ranks: ReadonlyMap<number, number>;
  readonly waiting: ReadonlySet<Id>;
  /** Brought back by an Undo, which brings back their challenges too. */
  readonly backs: ReadonlySet<Id>;
  readonly isBack: boolean;
  readonly now: Instant;
}
/** An option never moves up by more than was worked out, however late its turn comes; a challenge ends with its challenger. */
const placed =
  ({ ranks, waiting, backs, isBack, now }: Night) =>
  (show: Show): ShowFields => {
    const { challenge, endedChallenge, phase } = show;
    const rank = ranks.get(show.no) ?? show.rank;
    const here = { ...show, rank: phase !== 'options' ? show.rank : (isBack ? Math.max : Math.min)(show.rank, rank) };
    if (challenge && !waiting.has(challenge.showId))
      return { ...here, challenge: undefined, endedChallenge: challenge };
    if (phase !== 'options' || !mayComeBack(show, backs, now)) return here;
    return { ...here, challenge: endedChallenge, endedChallenge: undefined };
  };

/**
 * Puts the ranks of a night in order after an option left or came back; answers how many changed. One option after the
 * other, the best first: two runs at once, or one torn in the middle, come to the same end (option/rules.test.ts).
 */
export async function settleQueue(
  ctx: TenantContext,
  { backNo, ...queue }: EventPayload<'optionQueue'>,
): Promise<number> {
  const touched = await optionsAt(ctx, [queue]);
  // An option of several artists or nights stands in other queues too, which bind its rank.
  const all = touched.length > 0 ? await optionsAt(ctx, touched) : [];
  const backs = cameBack(all, backNo);
  const night: Night = {
    ranks: backNo === undefined ? movedUp(all) : madeRoom(all, backs),
    waiting: new Set(all.map(({ id }) => id)),
    backs: new Set(backs.filter(({ backAt }) => backAt).map(({ id }) => id)),
    isBack: backNo !== undefined,
    now: ctx.now.toISOString(),
  };
  const change = placed(night);
  let changed = 0;
  for (const { no } of touched) {
    if (await changeRecord(ctx, showStore, no, change, told)) changed++;
  }
  return changed;
}
