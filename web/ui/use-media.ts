import { useSyncExternalStore } from 'react';

/** Breakpoints of ux.md, "Responsive". */
export const PHONE = '(max-width: 599px)';
export const NARROW = '(max-width: 1199px)';

export function useMedia(query: string): boolean {
  const subscribe = (listener: () => void) => {
    const media = matchMedia(query);
    media.addEventListener('change', listener);
    return () => media.removeEventListener('change', listener);
  };
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
export const usePhone = (): boolean => useMedia(PHONE);
