import { MAX_ACTS } from '#shared/domains/journeys/guest-list-link/limits.ts';
import type {
  DoorActInput,
  DoorAnswer,
  DoorGuest,
  SeenDoor,
  SeenGuestLink,
} from '#shared/domains/journeys/guest-list-link/view.ts';
import { isSignedOut } from '#web/platform/api-error.ts';
import { createStore } from '#web/platform/store.ts';
import { answered, joined, refusedNames, timeFor, withActs, withoutSent } from './door-acts.ts';

/** A list as this device has it. */
export interface KeptDoor {
  readonly view: SeenGuestLink & { readonly door: SeenDoor };
  /** When the server last answered with it, by the clock of this device. */
  readonly at: string;
  /** Milliseconds by which the clock of the server is ahead of that of this device. */
  readonly ahead: number;
}
export interface DoorState {
  readonly kept: KeptDoor;
  /** The acts that the server does not have yet, in the order of their times. */
  readonly acts: readonly DoorActInput[];
  /** The names of guests whom this door let in and who were off the list by then. */
  readonly refused: readonly string[];
  /** The server was out of reach at the last try. */
  readonly isAway: boolean;
  /** The device forbids to keep anything: a reload would lose what waits. */
  readonly isUnkept: boolean;
}
interface Options {
  readonly first: KeptDoor;
  readonly now: () => number;
  /** The queue on the device. Two tabs share it, so it is read before each change. */
  readonly readActs: () => readonly DoorActInput[];
  /** Returns whether the device took it. */
  readonly keepActs: (acts: readonly DoorActInput[]) => boolean;
  readonly keepList: (kept: KeptDoor) => boolean;
  readonly send: (acts: readonly DoorActInput[]) => Promise<readonly DoorAnswer[]>;
  readonly fetch: () => Promise<SeenGuestLink>;
}

/** Makes the copy of a view that the server has just sent. */
export const keptNow = (view: KeptDoor['view'], now: number): KeptDoor => ({
  view,
  at: new Date(now).toISOString(),
  ahead: Date.parse(view.door.now) - now,
});

/**
 * Checks guests in on this device at once, keeps each act until the server has it, and sends them one call after the
 * other. Nothing is lost by a reload or a lost connection, and a repeat changes nothing.
 */
export function createDoor({ first, now, readActs, keepActs, keepList, send, fetch }: Options) {
  const store = createStore<DoorState>({ kept: first, acts: readActs(), refused: [], isAway: false, isUnkept: false });
  const put = (change: Partial<DoorState>) => store.set({ ...store.get(), ...change });
  const waiting = () => joined(readActs(), store.get().acts);
  const putActs = (acts: readonly DoorActInput[]) => put({ acts, isUnkept: !keepActs(acts) });
  const putGuests = (guests: readonly DoorGuest[]) => {
    const { kept } = store.get();
    const next = { ...kept, view: { ...kept.view, door: { ...kept.view.door, guests: [...guests] } } };
    keepList(next);
    put({ kept: next });
  };
  // A lost session shows the button that opens the link. Any other failure leaves the door to itself for a while.
  const failed = (error: unknown) => put({ isAway: !isSignedOut(error) });

  const sendSome = async (some: readonly DoorActInput[]): Promise<boolean> => {
    try {
      const rows = await send(some);
      const { guests } = store.get().kept.view.door;
      put({ isAway: false, refused: [...store.get().refused, ...refusedNames(guests, rows)] });
      putGuests(answered(guests, rows));
      putActs(withoutSent(waiting(), some));
      return true;
    } catch (error) {
      failed(error);
      return false;
    }
  };
  let running: Promise<void> | undefined;
  const sendAll = async () => {
    for (;;) {
      const some = waiting().slice(0, MAX_ACTS);
      if (some.length === 0 || !(await sendSome(some))) return;
    }
  };
  const flush = (): Promise<void> => {
    running ??= sendAll().finally(() => {
      running = undefined;
    });
    return running;
  };
  return {
    use: store.use,
    get: store.get,
    flush,
    /** Checks a guest in, or takes that back. */
    act: (guest: DoorGuest, isHere: boolean): void => {
      const at = timeFor(guest, now() + store.get().kept.ahead);
      putActs(joined(waiting(), [{ placeId: guest.placeId, guestId: guest.id, isHere, at }]));
      void flush();
    },
    /** Sends what waits, and reads the list anew. */
    refresh: async (): Promise<void> => {
      await flush();
      try {
        const view = await fetch();
        const { door } = view;
        if (!door) return;
        const kept = keptNow({ ...view, door }, now());
        keepList(kept);
        put({ kept, isAway: false });
      } catch (error) {
        failed(error);
      }
    },
    forgetRefused: () => put({ refused: [] }),
  };
}
export type Door = ReturnType<typeof createDoor>;

/** The guests of a door with the acts that wait. */
export const guestsOf = ({ kept, acts }: Pick<DoorState, 'kept' | 'acts'>): readonly DoorGuest[] =>
  withActs(kept.view.door.guests, acts);
