import { useEffect } from 'react';
import { createStore } from './store.ts';

/** What a new appointment starts from: the day and artist in view, the item it was asked from. */
export interface AppointmentContext {
  readonly date?: string | undefined;
  readonly artistId?: string | undefined;
  readonly artistName?: string | undefined;
  readonly origin?: string | undefined;
}
export const appointmentContext = createStore<AppointmentContext>({});

/** Said while a page is open: a page that says nothing starts from nothing. */
export function useAppointmentContext({ date, artistId, artistName, origin }: AppointmentContext): void {
  useEffect(() => {
    const said = {
      ...(date ? { date } : {}),
      ...(artistId ? { artistId } : {}),
      ...(artistName ? { artistName } : {}),
      ...(origin ? { origin } : {}),
    };
    appointmentContext.set(said);
    return () => {
      // The next page may have said its own already.
      if (appointmentContext.get() === said) appointmentContext.set({});
    };
  }, [date, artistId, artistName, origin]);
}
