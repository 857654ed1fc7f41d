import * as z from 'zod';
import { HexColor } from '#shared/kernel/text/text.ts';
import { kindsWith } from '#shared/records.ts';
import { Phase } from './appointment.ts';
import { Id } from './ids.ts';

/** The kinds of calendar entries: records, entries of other calendars and private ones. */
export const APPOINTMENT_KINDS = [...kindsWith('calendar'), 'external', 'private'] as const;
export type AppointmentKind = (typeof APPOINTMENT_KINDS)[number];

/** An appointment of an artist as planning and the artist's page show it. */
export const PlannedAppointment = z.object({
  kind: z.enum(APPOINTMENT_KINDS),
  id: Id,
  artistId: Id,
  title: z.string(),
  city: z.string(),
  statusId: z.string(),
  phase: Phase,
  rank: z.int(),
  start: z.string(),
  end: z.string(),
  isAllDay: z.boolean(),
  isNight: z.boolean(),
  rev: z.int(),
  /** Whether it is another party's show. The caller learns only that the day is taken. `id` is the artist's. */
  isTaken: z.literal(true).optional(),
  /** The own color of an appointment without a status. */
  hexColor: HexColor.optional(),
  /** The zones of the places of a journey or stay, and its arrival if that is not `end`. */
  zone: z.string().optional(),
  endZone: z.string().optional(),
  arrival: z.string().optional(),
});
export type PlannedAppointment = z.infer<typeof PlannedAppointment>;
