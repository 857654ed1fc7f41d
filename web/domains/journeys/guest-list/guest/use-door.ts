import { useEffect, useRef, useState } from 'react';
import { guestListLinkContract } from '#shared/domains/journeys/guest-list-link/contract.ts';
import { call } from '#web/platform/api.ts';
import { useBackOnline } from '#web/platform/back-online.ts';
import { keepPage } from '#web/platform/keep-page.ts';
import { placesOf } from './door-device.ts';
import { createDoor, type Door, type KeptDoor, keptNow } from './door-keeper.ts';

const { checkIn, see } = guestListLinkContract.routes;
/** Other doors let people in too. */
const AGAIN_MS = 15_000;
const SCOPE = '/guestlist/invitation/';

interface Opening {
  readonly secret: string;
  readonly view: KeptDoor['view'];
  /** The list of this device; left out, the view has just come. */
  readonly kept?: KeptDoor | undefined;
}
async function openDoor({ secret, view, kept }: Opening): Promise<Door> {
  const places = await placesOf(secret, view.door);
  // Staff who look keep nothing.
  const keepList = view.isPreview ? () => true : places.keepList;
  const params = { secret };
  const door = createDoor({
    ...places,
    keepList,
    first: kept ?? keptNow(view, Date.now()),
    now: () => Date.now(),
    send: async (acts) => (await call(checkIn, { params, body: { acts: [...acts] } })).rows,
    fetch: () => call(see, { params, body: {} }),
  });
  if (!kept) keepList(door.get().kept);
  return door;
}

/** Opens a door on this device: undefined until the device was read. */
export function useDoor({ secret, view, kept }: Opening): Door | undefined {
  const [door, setDoor] = useState<Door>();
  // The first view opens the door, which then renews it by itself.
  const first = useRef({ view, kept });
  useEffect(() => {
    let isLeft = false;
    void openDoor({ secret, ...first.current }).then((opened) => {
      if (isLeft) return;
      setDoor(() => opened);
      void opened.refresh();
      if (!first.current.view.isPreview) void keepPage(SCOPE);
    });
    return () => {
      isLeft = true;
    };
  }, [secret]);
  useEffect(() => {
    if (!door) return;
    const again = () => void door.refresh();
    const timer = setInterval(() => document.visibilityState === 'visible' && again(), AGAIN_MS);
    addEventListener('offline', again);
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      removeEventListener('offline', again);
      removeEventListener('online', again);
    };
  }, [door]);
  useBackOnline(() => void door?.flush());
  return door;
}
