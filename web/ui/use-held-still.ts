import { useState } from 'react';

/**
 * Holds what is shown while the pointer is pressed. A press and its release on two different elements are no click, so
 * results that arrive between them must not move the one under the pointer.
 */
export function useHeldStill<T>(found: T): { readonly shown: T; readonly onPointerDown: () => void } {
  const [held, setHeld] = useState<{ readonly still: T }>();
  const shown = held ? held.still : found;
  const onPointerDown = () => {
    setHeld({ still: shown });
    const stop = new AbortController();
    const release = () => {
      stop.abort();
      // The click comes after the release.
      setTimeout(() => setHeld(undefined));
    };
    for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, release, { signal: stop.signal });
  };
  return { shown, onPointerDown };
}
