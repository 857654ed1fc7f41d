import { retryOvertaken } from '#functions/platform/data/retry-stale.ts';
import { commit } from '#functions/platform/data/write.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { atDoor, type DoorAct, notAhead } from '#shared/domains/journeys/guest-list/door.ts';
import type { GuestChange } from '#shared/domains/journeys/guest-list/rules.ts';
import type { Guest, Place } from '#shared/domains/journeys/guest-list/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { guestWrites } from '../line.ts';
import { guestText, type List, logged } from '../log.ts';
import { nextGuest } from '../write-guest.ts';
import { findPlace, guestsNamed } from './items.ts';

/** An act at a door, by the guest that it is about. */
export interface GuestAct extends DoorAct {
  readonly guestId: Id;
}
/** A guest after the acts of a door. Without one, the guest is gone. `refused`: they may not come in. */
export interface Acted {
  readonly guestId: Id;
  readonly guest?: Guest;
  readonly refused: boolean;
}
/** Several doors of one list write its figures at once. Each write that lost is tried again. */
const TRIES = 40;
const stale = () => new AppError('stale');

/** Plays the acts of one guest in the order of their times. */
function played(guest: Guest, acts: readonly DoorAct[]): { readonly after: Guest; readonly refused: boolean } {
  let [after, refused] = [guest, false];
  for (const act of acts.toSorted((a, b) => (a.at < b.at ? -1 : 1)))
    try {
      after = atDoor(after, act);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refused = true;
    }
  return { after: after === guest ? guest : nextGuest(guest, after), refused };
}

const isHere = ({ after }: GuestChange): boolean => after?.status === 'collected';

/** Writes guests who came in, or whose check-in was undone, with one entry of the log for each of both. */
function changeWrites(ctx: TenantContext, list: List, place: Place, changes: readonly GuestChange[]) {
  const entry = (action: string, some: readonly GuestChange[]) => {
    const texts = some.map(({ after }) => (after ? guestText(after, place) : ''));
    return some.length > 0
      ? [
          logged(
            ctx,
            list,
            action,
            texts.map((text) => ({ field: 'guest', before: text, after: text })),
          ),
        ]
      : [];
  };
  return [
    ...guestWrites(ctx, list, place.id, changes, { refused: stale }),
    ...entry('guest.checkIn', changes.filter(isHere)),
    ...entry(
      'guest.takeBack',
      changes.filter((change) => !isHere(change)),
    ),
  ];
}

/** Does the acts of a door in one allotment, in one transaction. Acts that came before change nothing. */
export const actAtDoor = (
  ctx: TenantContext,
  list: List,
  placeId: Id,
  acts: readonly GuestAct[],
): Promise<readonly Acted[]> =>
  retryOvertaken(async () => {
    const ids = [...new Set(acts.map(({ guestId }) => guestId))];
    const [place, guests] = await Promise.all([findPlace(ctx, list, placeId), guestsNamed(ctx, list, placeId, ids)]);
    if (!place || place.deletedAt) return ids.map((guestId) => ({ guestId, refused: true }));
    const now = ctx.now.toISOString();
    const all = guests.map((before) => {
      const own = acts.filter(({ guestId }) => guestId === before.id);
      return {
        before,
        ...played(
          before,
          own.map(({ isHere: here, at }) => ({ isHere: here, at: notAhead(at, now) })),
        ),
      };
    });
    const changes = all.filter(({ before, after }) => after !== before);
    if (changes.length > 0) await commit(changeWrites(ctx, list, place, changes));
    return ids.map((guestId) => {
      const found = all.find(({ before }) => before.id === guestId);
      return { guestId, refused: found?.refused ?? true, ...(found ? { guest: found.after } : {}) };
    });
  }, TRIES);
