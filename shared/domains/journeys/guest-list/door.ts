import type { Instant } from '#shared/kernel/time/date.ts';
import { stepped } from './rules.ts';
import type { Guest } from './schemas.ts';

/** An act at a door: a guest comes in, or a check-in is undone. */
export interface DoorAct {
  readonly isHere: boolean;
  readonly at: Instant;
}

/**
 * Returns the guest after an act at a door. An act that is not later than the last one changes nothing. A repeat is
 * therefore harmless, and doors that send their acts late end alike.
 */
export function atDoor<G extends Pick<Guest, 'status' | 'collectedAt' | 'doorAt'>>(
  guest: G,
  { isHere, at }: DoorAct,
): G {
  if (guest.doorAt !== undefined && at <= guest.doorAt) return guest;
  return { ...stepped(guest, isHere ? 'checkIn' : 'takeBack', { at }), doorAt: at };
}

/** The time of an act by our clock. A time ahead of ours would silence all other doors. */
export const notAhead = (at: Instant, now: Instant): Instant =>
  new Date(Math.min(Date.parse(at), Date.parse(now))).toISOString();

const CODE = 'backline-guest:';
/** The text in the QR code of a guest. Only the door and the person who asked for the guest know the id. */
export const guestCode = ({ id }: Pick<Guest, 'id'>): string => `${CODE}${id}`;

/** Finds the guest of a scanned text. `foreign`: the code of another list. `wrong`: not the code of a guest. */
export function guestOfCode<G extends Pick<Guest, 'id'>>(text: string, guests: readonly G[]): G | 'foreign' | 'wrong' {
  if (!text.startsWith(CODE)) return 'wrong';
  const id = text.slice(CODE.length).trim();
  return guests.find((guest) => guest.id === id) ?? 'foreign';
}
