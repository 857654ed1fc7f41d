import * as z from 'zod';
import { linkEnd } from '#shared/domains/journeys/guest-list/cutoff.ts';
import { guestCode } from '#shared/domains/journeys/guest-list/door.ts';
import { takesHeads } from '#shared/domains/journeys/guest-list/rules.ts';
import type { Guest, GuestListFields, Place } from '#shared/domains/journeys/guest-list/schemas.ts';
import type { Link } from '#shared/domains/relations/link/schemas.ts';
import { Locale } from '#shared/kernel/text/locale.ts';
import type { Instant } from '#shared/kernel/time/date.ts';
import { nightOf } from './seen.ts';
import { SeenNight } from './view.ts';

/* The pass of one guest: a page of their own, which holds nothing of other guests. */

/** `cancelled`: the show does not take place. `over`: the night has passed. */
export const PASS_STATES = ['requested', 'approved', 'waitlist', 'denied', 'collected', 'cancelled', 'over'] as const;
export type PassState = (typeof PASS_STATES)[number];

export const SeenPass = z.object({
  agency: z.string(),
  senderName: z.string(),
  locale: Locale,
  state: z.enum(PASS_STATES),
  /** The reason of a denial. */
  reason: z.string().optional(),
  name: z.string(),
  plusOnes: z.int(),
  /** The text of the QR code, for a guest who may come in. */
  code: z.string().optional(),
  night: SeenNight,
  /** The allotment under whose name the guest is on the list. */
  place: z.string(),
  collectAt: z.string().optional(),
  collectFrom: z.string().optional(),
  /** Whether the show has moved since the guest was told. */
  hasMoved: z.boolean(),
});
export type SeenPass = z.infer<typeof SeenPass>;

interface Passing {
  readonly link: Pick<Link, 'agency' | 'sender' | 'locale' | 'pass'>;
  readonly list: Pick<GuestListFields, 'name' | 'show' | 'artists'>;
  readonly place: Place;
  readonly guest: Guest;
  /** Whether the show takes place. */
  readonly isOn: boolean;
  readonly now: Instant;
}

const stateOf = ({ list, guest, isOn, now }: Passing): PassState => {
  if (!isOn) return 'cancelled';
  return linkEnd(list.show) <= now ? 'over' : guest.status;
};

const isOnList = (state: PassState): boolean => state !== 'cancelled' && state !== 'over' && takesHeads(state);

/** Returns the pass of a guest as it is now. */
export function passOf(passing: Passing): SeenPass {
  const { link, list, place, guest } = passing;
  const state = stateOf(passing);
  const { start, venue } = list.show;
  const mayComeIn = isOnList(state);
  return {
    agency: link.agency,
    senderName: link.sender.name,
    locale: link.locale,
    state,
    ...(state === 'denied' && guest.reason ? { reason: guest.reason } : {}),
    name: guest.name,
    plusOnes: guest.plusOnes,
    ...(mayComeIn ? { code: guestCode(guest) } : {}),
    night: nightOf(list),
    place: place.name,
    ...(mayComeIn && place.collectAt ? { collectAt: place.collectAt } : {}),
    ...(mayComeIn && place.collectFrom ? { collectFrom: place.collectFrom } : {}),
    hasMoved: mayComeIn && link.pass !== undefined && (link.pass.start !== start || link.pass.venue !== venue),
  };
}
