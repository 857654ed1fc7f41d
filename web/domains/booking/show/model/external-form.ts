import type * as z from 'zod';
import type { ExternalFieldsInput, ExternalShowInput } from '#shared/domains/booking/show/external.ts';
import type { Show } from '#shared/domains/booking/show/schemas.ts';
import { USUAL_START } from '#shared/domains/booking/show/usual-hours.ts';
import { newAppointment, timesOf } from '#shared/kernel/record/appointment.ts';
import { at, type LocalDate } from '#shared/kernel/time/date.ts';

/** The values of the forms for users outside the agency. */
export type ExternalNew = z.input<typeof ExternalShowInput>;
export type ExternalEdit = z.input<typeof ExternalFieldsInput>;

export const newExternalValues = (date: LocalDate, artistId: string | undefined): ExternalNew => ({
  ...newAppointment(at(date, USUAL_START)),
  venueId: undefined,
  room: undefined,
  capacity: undefined,
  description: '',
  externalNotes: '',
  artistIds: artistId ? [artistId] : [],
});

export function externalValuesOf(show: Show): ExternalEdit {
  const { room, capacity, description, externalNotes = '' } = show;
  return {
    ...timesOf(show),
    room,
    capacity,
    description,
    externalNotes,
    venueId: show.venue?.venueId,
  };
}
