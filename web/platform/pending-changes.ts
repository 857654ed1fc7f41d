import { createContext, use, useEffect } from 'react';

/** Forms of this page with something typed that is not saved yet. */
const holders = new Set<symbol>();

export const hasPendingChanges = (): boolean => holders.size > 0;

/** The forms with pending changes inside the surrounding layer, which asks before it closes. */
export const LayerHolders = createContext<Set<symbol> | undefined>(undefined);

/** Keeps the page, and every layer around the form, from closing unasked while the form is dirty. */
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
/** Tells whether `next` is another page or, with `alsoBySearch`, another view of the same page. */
export const isLeft = (current: Place, next: Place, alsoBySearch = false): boolean =>
  current.pathname !== next.pathname ||
  (alsoBySearch && JSON.stringify(current.search) !== JSON.stringify(next.search));

/** Forgets all pending changes: a user who decided to leave is not asked again. */
export const forgetPendingChanges = (): void => holders.clear();
