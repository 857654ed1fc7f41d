import type { Guest, Place } from './schemas.ts';

/** The decisions that a guest is told. */
export const TOLD_DECISIONS = ['approved', 'waitlist', 'denied'] as const;
export type ToldDecision = (typeof TOLD_DECISIONS)[number];

type Told = Pick<Guest, 'status' | 'plusOnes' | 'reason' | 'email'>;

export const toldDecision = ({ status }: Pick<Guest, 'status'>): ToldDecision | undefined =>
  TOLD_DECISIONS.find((one) => one === status);

/** Tells whether a guest hears of the decision themselves. */
export const hearsThemselves = (
  { tellsGuests }: Pick<Place, 'tellsGuests'>,
  { email }: Pick<Guest, 'email'>,
): boolean => tellsGuests === true && email !== '';

/**
 * Returns the content of the mail about a decision, to compare it with the last one. Undefined: there is nothing to
 * tell. A check-in is no decision.
 */
export const tellingOf = (guest: Told | undefined): string | undefined =>
  guest && toldDecision(guest)
    ? JSON.stringify([guest.status, guest.plusOnes, guest.reason ?? '', guest.email.toLowerCase()])
    : undefined;
