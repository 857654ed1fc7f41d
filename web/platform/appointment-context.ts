import { createStore } from './store.ts';

/** What a new appointment starts from: the day and artist in view, the item it was asked from. */
export interface AppointmentContext {
  readonly date?: string;
  readonly artistId?: string;
  readonly artistName?: string;
  readonly origin?: string;
}
export const appointmentContext = createStore<AppointmentContext>({});
