import { AppError } from '#shared/kernel/contract/error.ts';
import { type Appointment, isNightAvailable, onEvening } from '#shared/kernel/record/appointment.ts';
import { addMinutes, at } from '#shared/kernel/time/date.ts';
import type { FormField, WebformInput } from './schemas.ts';
import type { Answers, SubmissionState } from './submission.ts';

/** The length of a requested show in minutes, if the request names none. */
const SET_MINUTES = 60;

/** Removes an artist from a form. At least 1 artist should be linked (spec section 5); forms may be alike. */
export function withoutArtist({ artists }: Pick<WebformInput, 'artists'>, artistId: string): WebformInput['artists'] {
  const left = artists.filter((artist) => artist.artistId !== artistId);
  if (left.length === artists.length) throw new AppError('notFound');
  if (left.length === 0) throw new AppError('webform.lastArtist', { field: 'artistId' });
  return left;
}

/** Puts the fields in a new order, with unnamed fields after the named ones. */
export function sortedFields(fields: readonly FormField[], ids: readonly string[]): FormField[] {
  const isKnown = (id: string) => fields.some(({ freeFieldId }) => freeFieldId === id);
  if (!ids.every(isKnown) || new Set(ids).size < ids.length) throw new AppError('choice', { field: 'freeFieldIds' });
  const place = ({ freeFieldId }: FormField) => (ids.includes(freeFieldId) ? ids.indexOf(freeFieldId) : ids.length);
  return fields.toSorted((a, b) => place(a) - place(b));
}

/** Returns the public path of a form. */
export const publicPath = ({ address }: Pick<WebformInput, 'address'>): string => `/api/page/webform/public/${address}`;

type Open = Pick<WebformInput, 'isActive' | 'artists' | 'receiverIds'>;
/** Whether the public may submit a form: it is active, and has an artist and a receiver. */
export const isOpen = ({ isActive, artists, receiverIds }: Open): boolean =>
  isActive && artists.length > 0 && receiverIds.length > 0;

/** Refuses a second decision of a request. */
export function decided(state: SubmissionState, next: Exclude<SubmissionState, 'received'>): SubmissionState {
  if (state !== 'received') throw new AppError('webform.decided');
  return next;
}

/** Returns the times of a request. Hours up to 07:00 belong to the night of its day; no time means all day. */
export function appointmentOf({ date, startTime, setMinutes = SET_MINUTES }: Answers): Appointment {
  const times = { timeOfPerformance: startTime ?? '', isAllDay: !startTime, isNight: false };
  if (!startTime) return { ...times, start: at(date, '00:00'), end: at(date, '23:59') };
  const start = onEvening(date, startTime);
  const asked = { ...times, start, end: addMinutes(start, setMinutes) };
  return { ...asked, isNight: isNightAvailable(asked) };
}

/** Splits a full name into the first and last name of a contact. */
export function nameParts(fullName: string): { readonly firstName: string; readonly lastName: string } {
  const words = fullName.split(/\s+/);
  const lastName = words.pop() ?? '';
  return { firstName: words.join(' ').slice(0, 50), lastName: lastName.slice(0, 50) };
}

/** Returns the promoter and the venue in the words of the sender. */
export const askedOf = ({ company, contactName, venueName, venueCity }: Answers) => ({
  promoter: company || contactName,
  venue: [venueName, venueCity].filter(Boolean).join(', '),
});
