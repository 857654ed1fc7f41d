import { AppError } from '#shared/kernel/contract/error.ts';
import { LIFE, leadsTo, machine } from '#shared/kernel/record/machine.ts';
import { fold } from '#shared/kernel/text/text.ts';
import type { LocalDateTime } from '#shared/kernel/time/date.ts';
import {
  ASKED,
  type Asked,
  type Figures,
  type Guest,
  type GuestInput,
  type GuestStatus,
  type Place,
} from './schemas.ts';

export const guestListMachine = machine({ name: 'guest list', first: 'live', steps: LIFE });

/** The steps of a guest. A second check-in of a guest who is here changes nothing. */
export const guestMachine = machine<GuestStatus>({
  name: 'guest',
  first: ['requested', 'approved', 'waitlist'],
  steps: [
    { on: 'approve', from: ['requested', 'waitlist', 'denied'], to: 'approved' },
    { on: 'wait', from: ['requested', 'approved', 'denied'], to: 'waitlist' },
    { on: 'deny', from: ['requested', 'approved', 'waitlist'], to: 'denied' },
    { on: 'reopen', from: ['approved', 'waitlist', 'denied'], to: 'requested' },
    { on: 'checkIn', from: ['approved', 'collected'], to: 'collected' },
    { on: 'takeBack', from: ['approved', 'collected'], to: 'approved' },
  ],
});
/** The decisions of the agency about a guest. */
export const DECISIONS = ['approve', 'wait', 'deny', 'reopen'] as const;
export type Decision = (typeof DECISIONS)[number];
export type GuestStep = Decision | 'checkIn' | 'takeBack';

type Counted = Pick<Guest, 'plusOnes' | 'status'>;

export const headsOf = ({ plusOnes }: Pick<Guest, 'plusOnes'>): number => 1 + plusOnes;
/** Whether the heads of a guest with this status count against the allotment. */
export const takesHeads = (status: GuestStatus): boolean => status === 'approved' || status === 'collected';

export const NO_FIGURES: Figures = { used: 0, arrived: 0, waiting: 0, requested: 0, guests: 0 };

/** Returns the figures that one guest adds to a place. */
export function figuresOf(guest: Counted | undefined): Figures {
  if (!guest) return NO_FIGURES;
  const { status } = guest;
  const heads = headsOf(guest);
  return {
    used: takesHeads(status) ? heads : 0,
    arrived: status === 'collected' ? heads : 0,
    waiting: status === 'waitlist' ? 1 : 0,
    requested: status === 'requested' ? 1 : 0,
    guests: 1,
  };
}

const combined = (a: Figures, b: Figures, sign: 1 | -1): Figures => ({
  used: a.used + sign * b.used,
  arrived: a.arrived + sign * b.arrived,
  waiting: a.waiting + sign * b.waiting,
  requested: a.requested + sign * b.requested,
  guests: a.guests + sign * b.guests,
});
export const plus = (a: Figures, b: Figures): Figures => combined(a, b, 1);
export const minus = (a: Figures, b: Figures): Figures => combined(a, b, -1);

export interface GuestChange {
  readonly before?: Guest | undefined;
  readonly after?: Guest | undefined;
}
/** Computes the difference that changes of guests make to the figures of their place. */
export const movedBy = (changes: readonly GuestChange[]): Figures =>
  changes.reduce((sum, { before, after }) => plus(sum, minus(figuresOf(after), figuresOf(before))), NO_FIGURES);

const fits = ({ free }: Pick<Place, 'free'>, guest: Pick<Guest, 'plusOnes'>): boolean => headsOf(guest) <= free;

/** Returns the first status of a guest. A guest who does not fit waits; others wait for the agency or get in. */
export function startOf(place: Pick<Place, 'free' | 'mode'>, guest: Pick<Guest, 'plusOnes'>): GuestStatus {
  if (!fits(place, guest)) return 'waitlist';
  return place.mode === 'approve' ? 'requested' : 'approved';
}

/** Returns the waiting list in its order: the longest wait first. */
export function lineOf<G extends Pick<Guest, 'id' | 'status' | 'waitingSince'>>(guests: readonly G[]): G[] {
  const keyOf = ({ waitingSince = '', id }: G) => `${waitingSince} ${id}`;
  return guests.filter(({ status }) => status === 'waitlist').toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

/** Finds the waiting guests who get the free heads: each time the first guest who fits. */
export function admitted<G extends Pick<Guest, 'id' | 'plusOnes' | 'status' | 'waitingSince'>>(
  { free }: Pick<Place, 'free'>,
  guests: readonly G[],
): G[] {
  let left = free;
  return lineOf(guests).filter((guest) => {
    if (headsOf(guest) > left) return false;
    left -= headsOf(guest);
    return true;
  });
}

interface How {
  readonly at: string;
  readonly reason?: string | undefined;
}
/** The fields of a guest that a step changes. */
type Moving = Pick<Guest, 'status' | 'reason' | 'waitingSince' | 'collectedAt'>;
/** Returns the guest after a step; refuses a step that is not allowed. */
export function stepped<G extends Moving>(guest: G, on: GuestStep, { at, reason }: How): G {
  const status = leadsTo(guestMachine, guest.status, on);
  if (!status) throw new AppError('guestList.badStep');
  if (status === guest.status) return guest;
  if (status === 'denied' && !reason) throw new AppError('required', { field: 'reason' });
  const { reason: _reason, waitingSince: _since, collectedAt: _collected, ...rest } = guest;
  return {
    ...rest,
    status,
    ...(status === 'denied' ? { reason } : {}),
    ...(status === 'waitlist' ? { waitingSince: at } : {}),
    ...(status === 'collected' ? { collectedAt: at } : {}),
  } as G;
}

/** Refuses input that the place does not take. A guest keeps the `plusOnes` from before a tighter limit. */
export function checkGuest(
  place: Pick<Place, 'maxPlusOnes' | 'asks'>,
  input: GuestInput,
  before?: Pick<Guest, 'plusOnes'>,
): void {
  const max = Math.max(place.maxPlusOnes, before?.plusOnes ?? 0);
  if (input.plusOnes > max) throw new AppError('guestList.plusOnes', { field: 'plusOnes', params: { max } });
  const missing = place.asks.find((field) => !input[field]);
  if (missing) throw new AppError('required', { field: missing });
}

/** The details that a place takes: those it asks for, and the address by which it tells its guests. */
export const takenBy = ({ asks, tellsGuests }: Pick<Place, 'asks' | 'tellsGuests'>): Asked[] =>
  ASKED.filter((field) => asks.includes(field) || (field === 'email' && tellsGuests === true));

/** Removes personal details that the place does not take. */
export function askedOnly(place: Pick<Place, 'asks' | 'tellsGuests'>, input: GuestInput): GuestInput {
  const taken = takenBy(place);
  const left = Object.fromEntries(ASKED.filter((field) => !taken.includes(field)).map((field) => [field, '']));
  return { ...input, ...left };
}

/** Finds the ids of guests whose name is on the list more than once. */
export function namesakes(guests: readonly Pick<Guest, 'id' | 'name'>[]): ReadonlySet<string> {
  const byName = new Map<string, string[]>();
  for (const { id, name } of guests) byName.set(fold(name), [...(byName.get(fold(name)) ?? []), id]);
  return new Set([...byName.values()].filter((ids) => ids.length > 1).flat());
}

/** Whether a place is past its cutoff. It then takes no requests from outside; the agency may still act. */
export const isClosed = ({ cutoff }: Pick<Place, 'cutoff'>, now: LocalDateTime): boolean =>
  cutoff !== undefined && now >= cutoff;
