import { createContext, use, useEffect } from 'react';

/** Forms of this page with something typed that is not saved yet. */
const holders = new Set<symbol>();

export const hasPendingChanges = (): boolean => holders.size > 0;

/** Those within the layer around, which asks before it closes on them. */
export const LayerHolders = createContext<Set<symbol> | undefined>(undefined);

/** As long as it is dirty, nothing takes this page away by itself, and no layer around it closes unasked. */
export function usePendingChanges(dirty: boolean): void {
  const layer = use(LayerHolders);
  useEffect(() => {
    if (!dirty) return;
    const holder = Symbol('form');
    holders.add(holder);
    layer?.add(holder);
    return () => {
      holders.delete(holder);
      layer?.delete(holder);
    };
  }, [dirty, layer]);
}

interface Place {
  readonly pathname: string;
  readonly search: object;
}
/** Another page, or another view of this one where that counts. */
export const isLeft = (current: Place, next: Place, alsoBySearch = false): boolean =>
  current.pathname !== next.pathname ||
  (alsoBySearch && JSON.stringify(current.search) !== JSON.stringify(next.search));

/** Who decided to leave is asked no more. */
export const forgetPendingChanges = (): void => holders.clear();
