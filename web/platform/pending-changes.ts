import { useEffect } from 'react';

/** Forms of this page with something typed that is not saved yet. */
const holders = new Set<symbol>();

export const hasPendingChanges = (): boolean => holders.size > 0;

/** As long as it is dirty, nothing takes this page away by itself. */
export function usePendingChanges(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return;
    const holder = Symbol('form');
    holders.add(holder);
    return () => {
      holders.delete(holder);
    };
  }, [dirty]);
}

/** Who decided to leave is asked no more. */
export const forgetPendingChanges = (): void => holders.clear();
