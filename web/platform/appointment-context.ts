import { useEffect } from 'react';
import { createStore } from './store.ts';

/** The start values of a new appointment: the day and artist in view, and the item it is created from. */
export interface AppointmentContext {
  readonly date?: string | undefined;
  readonly artistId?: string | undefined;
  readonly artistName?: string | undefined;
  readonly origin?: string | undefined;
}
export const appointmentContext = createStore<AppointmentContext>({});

/** Sets the start values while a page is open; a page that sets none gives none. */
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
      // The next page may have set its own already.
      if (appointmentContext.get() === said) appointmentContext.set({});
    };
  }, [date, artistId, artistName, origin]);
}
