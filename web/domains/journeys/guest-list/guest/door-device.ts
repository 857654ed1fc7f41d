import type { DoorActInput, SeenDoor } from '#shared/domains/journeys/guest-list-link/view.ts';
import { keepPlace, placeOf, readPlace } from '#web/platform/device-place.ts';
import type { KeptDoor } from './door-keeper.ts';

/** The list of a door on this device, by its link. It goes once the link has ended. */
const listPlace = (secret: string): Promise<string> => placeOf('guestdoor', secret);

/** The acts of a door. A renewed link has another secret and the same key, and sends what the old one could not. */
const actsPlace = ({ key }: SeenDoor): string => `guestdoor.acts.${key}`;

export async function keptDoor(secret: string, now: number): Promise<KeptDoor | undefined> {
  const place = await listPlace(secret);
  const kept = readPlace<KeptDoor>(place);
  if (!kept || Date.parse(kept.view.expiresAt) > now) return kept;
  keepPlace(place, undefined);
  return undefined;
}

/** How many check-ins of a link wait on this device. */
export async function waitingActs(secret: string): Promise<number> {
  const kept = readPlace<KeptDoor>(await listPlace(secret));
  return kept ? (readPlace<readonly DoorActInput[]>(actsPlace(kept.view.door)) ?? []).length : 0;
}

interface DoorPlaces {
  readonly readActs: () => readonly DoorActInput[];
  readonly keepActs: (acts: readonly DoorActInput[]) => boolean;
  readonly keepList: (kept: KeptDoor) => boolean;
}
/** Reads and keeps a door on this device. */
export async function placesOf(secret: string, door: SeenDoor): Promise<DoorPlaces> {
  const [list, acts] = [await listPlace(secret), actsPlace(door)];
  return {
    readActs: () => readPlace<readonly DoorActInput[]>(acts) ?? [],
    keepActs: (some) => keepPlace(acts, some.length > 0 ? some : undefined),
    keepList: (kept) => keepPlace(list, kept),
  };
}
