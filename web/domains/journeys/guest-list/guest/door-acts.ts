import { atDoor } from '#shared/domains/journeys/guest-list/door.ts';
import { headsOf } from '#shared/domains/journeys/guest-list/rules.ts';
import type { DoorActInput, DoorAnswer, DoorGuest } from '#shared/domains/journeys/guest-list-link/view.ts';

const isSame = (a: DoorActInput, b: DoorActInput): boolean => a.guestId === b.guestId && a.at === b.at;

/** The acts that are left after some were sent. A guest may have come in again meanwhile. */
export const withoutSent = (acts: readonly DoorActInput[], sent: readonly DoorActInput[]): DoorActInput[] =>
  acts.filter((act) => !sent.some((one) => isSame(one, act)));

/** Adds acts of another tab or of this one, each once, in the order of their times. */
export const joined = (acts: readonly DoorActInput[], more: readonly DoorActInput[]): DoorActInput[] =>
  [...acts, ...withoutSent(more, acts)].toSorted((a, b) => (a.at < b.at ? -1 : 1));

/** The guests as this door knows them: what the server said, and the acts that it does not have yet. */
export function withActs(guests: readonly DoorGuest[], acts: readonly DoorActInput[]): readonly DoorGuest[] {
  const acted = new Set(acts.map(({ guestId }) => guestId));
  const own = ({ id }: DoorGuest) => (acted.has(id) ? acts.filter(({ guestId }) => guestId === id) : []);
  return guests.map((guest) => own(guest).reduce<DoorGuest>((now, act) => atDoor(now, act), guest));
}

/** A time for an act: now by our clock, and after the last act of the guest, whatever clock that was. */
export function timeFor({ doorAt }: DoorGuest, now: number): string {
  const last = doorAt ? Date.parse(doorAt) + 1 : 0;
  return new Date(Math.max(now, last)).toISOString();
}

const mayEnter = ({ guest }: DoorAnswer): boolean => guest?.status === 'approved' || guest?.status === 'collected';

/** The guests after the answers of the server, without those who are off the list. */
export function answered(guests: readonly DoorGuest[], rows: readonly DoorAnswer[]): DoorGuest[] {
  const byId = new Map(rows.map((row) => [row.guestId, row]));
  return guests.flatMap((guest) => {
    const row = byId.get(guest.id);
    if (!row) return [guest];
    return row.guest && mayEnter(row) ? [row.guest] : [];
  });
}

/** The names of guests whom this door let in, and who were no longer on the list. */
export const refusedNames = (guests: readonly DoorGuest[], rows: readonly DoorAnswer[]): string[] =>
  rows.flatMap((row) => (row.refused ? (guests.find(({ id }) => id === row.guestId)?.name ?? []) : []));

/** The heads of those who are here, and of all who may come. */
export function headCount(guests: readonly DoorGuest[]): { readonly here: number; readonly all: number } {
  const heads = (some: readonly DoorGuest[]) => some.reduce((sum, guest) => sum + headsOf(guest), 0);
  return { here: heads(guests.filter(({ status }) => status === 'collected')), all: heads(guests) };
}
