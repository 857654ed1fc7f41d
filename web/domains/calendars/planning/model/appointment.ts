import { otherCity } from '#shared/domains/journeys/travel/clocks.ts';
import type { AppointmentKind } from '#shared/kernel/record/planned-appointment.ts';
import { chosenColor, type Tone } from '#web/ui/tone.ts';

/** An appointment in the planning. Times are local strings of the place, which the views do not convert. */
export type Kind = AppointmentKind;
export type Phase = 'confirmed' | 'options' | 'cancelled';
/** `YYYY-MM-DDTHH:mm` */
export type LocalTime = string;
/** `YYYY-MM-DD` */
export type LocalDate = string;

export type Appointment = {
  id: string;
  kind: Kind;
  artistId: string;
  title: string;
  city: string;
  /** Three letters, as on a luggage tag, for a bar too narrow for the city's name. */
  placeCode?: string;
  status: { name: string; hexColor: string; tone: Tone };
  phase: Phase;
  isRequest?: boolean;
  /** Whether this is another party's show, of which the user learns only the day. */
  isTaken?: true | undefined;
  rank?: number;
  start: LocalTime;
  end: LocalTime;
  isAllDay: boolean;
  isNight: boolean;
  /** The time zones of a journey's places, and its arrival if that is not `end`. */
  zone?: string | undefined;
  endZone?: string | undefined;
  arrival?: LocalTime | undefined;
  /** Set by the server for clashes the planning cannot see (a radius clause, an artist outside the filter). */
  conflict?: boolean;
};

/** Returns the key of a bar. A show with two artists has a bar in two rows, so the key holds the artist. */
export const keyOf = ({ id, artistId }: Pick<Appointment, 'id' | 'artistId'>): string => `${id}@${artistId}`;
/** Returns the key of a bar. Legs of a journey differ by start, which is fixed by a timetable. */
export const barKey = (item: Pick<Appointment, 'id' | 'artistId' | 'kind' | 'start' | 'isTaken'>): string =>
  item.kind === 'flight' || item.kind === 'train' || item.isTaken ? `${keyOf(item)}@${item.start}` : keyOf(item);
export const recordIdOf = (key: string): string => key.split('@')[0] ?? key;
/** The name of the same bar in another row. */
export const inRow = (key: string, artistId: string): string =>
  key.includes('@') ? keyOf({ id: recordIdOf(key), artistId }) : key;

export type Artist = { id: string; name: string; own: boolean };

/** Words the start and the end, with the cities if their time zones differ. */
export function saidTimes(
  { start, end, arrival = end, zone, endZone = zone }: Appointment,
  clock: (at: LocalTime) => string,
) {
  const last = zone ? arrival : end;
  const withCity = (at: LocalTime, own?: string, other?: string) =>
    [clock(at), otherCity(at, own, other)].filter(Boolean).join(' ');
  return { start: withCity(start, zone, endZone), end: withCity(last, endZone, zone) };
}

/** How a bar looks; the legend lists the same words. */
export type Look = 'confirmed' | 'option' | 'request' | 'off' | 'travel' | 'cancelled';

export function lookOf({ kind, phase, isRequest }: Pick<Appointment, 'kind' | 'phase' | 'isRequest'>): Look {
  if (phase === 'cancelled') return 'cancelled';
  if (kind === 'external' || kind === 'private') return 'off';
  if (kind !== 'show') return 'travel';
  if (isRequest) return 'request';
  return phase === 'options' ? 'option' : 'confirmed';
}

/** Returns the colour of a bar's edge: of a booking's status, or the colour chosen for a journey, else none. */
export function edgeOf(item: Appointment): string | undefined {
  const look = lookOf(item);
  const { hexColor } = item.status;
  if (look === 'confirmed') return hexColor;
  return look === 'travel' && hexColor ? chosenColor(hexColor) : undefined;
}

/** Returns the text at the start of a bar: the town of a show, else the title. */
export const nameOf = ({ kind, city, title }: Appointment): string => (kind === 'show' && city ? city : title || city);
/** Returns the title of a show that is named by its town, else nothing. */
export const detailOf = (item: Appointment): string => (item.title === nameOf(item) ? '' : item.title);
