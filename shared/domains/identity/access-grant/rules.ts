import type { UserFields } from '#shared/domains/identity/user/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { leadsTo, machine } from '#shared/kernel/record/machine.ts';
import { MAX_DAYS } from './limits.ts';
import type { GrantFields, GrantState, GrantTerms, PersonAccess } from './schemas.ts';

export const grantMachine = machine({
  name: 'temporary access',
  first: 'requested',
  steps: [
    { on: 'grant', from: ['requested'], to: 'granted' },
    { on: 'decline', from: ['requested'], to: 'declined' },
    { on: 'begin', from: ['granted'], to: 'active' },
    { on: 'revoke', from: ['granted', 'active'], to: 'revoked' },
    { on: 'end', from: ['granted', 'active'], to: 'ended' },
  ],
});

type Period = Pick<GrantTerms, 'from' | 'until'>;
const msOf = (instant: string): number => Date.parse(instant);

/** Returns the state at a moment. The clock decides begin and end. */
export function stateOf({ stage, from, until }: Pick<GrantFields, 'stage'> & Period, now: Date): GrantState {
  if (stage !== 'granted') return stage;
  if (msOf(until) <= now.getTime()) return 'ended';
  return msOf(from) <= now.getTime() ? 'active' : 'granted';
}

/** Returns the stage after a step, or refuses the step. */
export function stageAfter(grant: Pick<GrantFields, 'stage'> & Period, on: string, now: Date): GrantFields['stage'] {
  const next = leadsTo<GrantState>(grantMachine, stateOf(grant, now), on);
  if (!next || next === 'active') throw new AppError('accessGrant.decided');
  return next;
}

const DAY_MS = 86_400_000;
/** Between two midnights, the clocks may have been put back. */
const CLOCK_CHANGE_MS = 3_600_000;

/** Refuses a period that is over, backwards or too long, and access to no artist. */
export function checkTerms({ from, until, allArtists, artistIds }: GrantTerms, now: Date): void {
  const length = msOf(until) - msOf(from);
  if (length <= 0) throw new AppError('accessGrant.order', { field: 'until' });
  if (msOf(until) <= now.getTime()) throw new AppError('accessGrant.past', { field: 'until' });
  if (length > MAX_DAYS * DAY_MS + CLOCK_CHANGE_MS)
    throw new AppError('accessGrant.tooLong', { field: 'until', params: { max: MAX_DAYS } });
  if (!allArtists && artistIds.length === 0) throw new AppError('accessGrant.noArtists', { field: 'artistIds' });
}

/** Returns the limits that a user's access gets. One that has begun needs no begin. */
export const periodOf = ({ from, until }: Period, now: Date) => ({
  accessFrom: msOf(from) > now.getTime() ? from : undefined,
  accessUntil: until,
});

type Held = Pick<UserFields, 'environment' | 'state' | 'accessUntil'>;
/** Refuses a person who has lasting access, and a user from outside, who would become one of the inside. */
export function checkPerson(user: Held | undefined): void {
  if (user?.environment === 'external') throw new AppError('accessGrant.outside', { field: 'email' });
  if (user && user.state !== 'deactivated' && !user.accessUntil)
    throw new AppError('accessGrant.hasAccess', { field: 'email' });
}

/** Refuses a later begin for a person who has access now: it would take the present access away. */
export function checkBegin(
  user: Pick<UserFields, 'state' | 'accessFrom' | 'accessUntil'> | undefined,
  period: Period,
  now: Date,
): void {
  const { accessFrom: begin } = periodOf(period, now);
  if (!begin || !user?.accessUntil || user.state === 'deactivated' || user.accessFrom) return;
  if (msOf(user.accessUntil) > now.getTime()) throw new AppError('accessGrant.stillHere', { field: 'from' });
}

/** Refuses a request for more artists than its author sees. */
export function checkMayAsk(
  actor: Pick<GrantTerms, 'allArtists'> & { readonly artistIds: readonly string[] },
  asked: Pick<GrantTerms, 'allArtists' | 'artistIds'>,
): void {
  if (actor.allArtists) return;
  if (asked.allArtists) throw new AppError('user.notHeld', { field: 'allArtists' });
  if (asked.artistIds.some((id) => !actor.artistIds.includes(id)))
    throw new AppError('user.notHeld', { field: 'artistIds' });
}

/** The days that a person asks for who asks again. The administrator may choose others. */
const AGAIN_DAYS = 14;
type Former = Pick<UserFields, 'allArtists' | 'artistIds'>;
/** Returns the terms of a person who asks again: the rights of last time, for the artists of their user. */
export function againTerms(
  { allArtists, artistIds }: Former,
  grants: readonly Pick<GrantFields, 'stage' | 'preset'>[],
  now: Date,
): GrantTerms {
  const last = grants.find(({ stage }) => stage !== 'declined');
  return {
    preset: last?.preset ?? 'view',
    allArtists,
    artistIds: allArtists ? [] : artistIds,
    from: now.toISOString(),
    until: new Date(now.getTime() + AGAIN_DAYS * DAY_MS).toISOString(),
  };
}

type Decider = NonNullable<GrantFields['decidedBy']>;
/** Grants a request on the terms of the decision. */
export const granted = <G extends GrantFields>(grant: G, terms: GrantTerms, by: Decider, now: Date): G => ({
  ...grant,
  ...terms,
  stage: stageAfter(grant, 'grant', now),
  decidedBy: by,
  decidedAt: now.toISOString(),
});

export const declined = <G extends GrantFields>(grant: G, answer: string, by: Decider, now: Date): G => ({
  ...grant,
  answer,
  stage: stageAfter(grant, 'decline', now),
  decidedBy: by,
  decidedAt: now.toISOString(),
});

/** Whether a record holds the one open request of its person. */
export const isOpen = ({ stage }: Pick<GrantFields, 'stage'>): boolean => stage === 'requested';

interface Asked extends Pick<GrantFields, 'stage' | 'origin' | 'answer' | 'decidedAt'> {
  readonly createdAt: string;
}
/** A refusal is the person's news only if the person asked. */
const concerns = ({ stage, origin }: Asked): boolean => stage !== 'declined' || origin === 'person';

/** The facts by which a person's access is told. */
interface Known {
  /** The person is let in at this moment. */
  readonly getsIn: boolean;
  readonly isClosed: boolean;
  readonly isActive: boolean;
  readonly isInternal: boolean;
  readonly accessFrom?: string | undefined;
  readonly accessUntil?: string | undefined;
  /** The records of the person, the newest first. */
  readonly grants: readonly Asked[];
}
type Told = Pick<PersonAccess, 'state' | 'at' | 'answer' | 'mayAsk'>;

/** Tells a person how their access to an agency stands. Users outside the agency do not ask: their artist does. */
export function accessOf({ grants, isInternal, ...known }: Known, now: Date): Told {
  const { accessFrom, accessUntil } = known;
  const last = grants.find(concerns);
  if (known.isClosed) return { state: 'closed', mayAsk: false };
  if (known.getsIn) return { state: 'active', at: accessUntil, mayAsk: false };
  if (known.isActive && accessFrom && msOf(accessFrom) > now.getTime())
    return { state: 'notBegun', at: accessFrom, mayAsk: false };
  const open = grants.find(isOpen);
  if (open) return { state: 'pending', at: open.createdAt, mayAsk: false };
  if (last?.stage === 'declined')
    return { state: 'declined', at: last.decidedAt, answer: last.answer, mayAsk: isInternal };
  if (last?.stage === 'revoked') return { state: 'revoked', mayAsk: isInternal };
  return { state: 'ended', at: accessUntil, mayAsk: isInternal };
}
