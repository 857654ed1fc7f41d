import { createContext, use } from 'react';

interface Within {
  /** The show that a form belongs to, as far as there is one. */
  readonly showId?: string | undefined;
  /** The journey that is being changed. */
  readonly recordId?: string | undefined;
}
export const TravelWithin = createContext<Within>({});
export const useTravelWithin = (): Within => use(TravelWithin);
