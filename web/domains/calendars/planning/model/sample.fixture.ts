import * as fc from 'fast-check';
import type { Appointment, Artist } from './appointment.ts';
import { dayOf, timeOf } from './clock.ts';

/** Appointments for tests; the period they fall in begins here. */
export const FIRST = dayOf('2026-11-01');
export const NOVA: Artist = { id: 'nova', name: 'Nova Hart', own: true };
export const KES: Artist = { id: 'kes', name: 'Kes Moreau', own: false };

export function appointment(id: string, start: string, end: string, more: Partial<Appointment> = {}): Appointment {
  return {
    id,
    kind: 'show',
    artistId: NOVA.id,
    title: 'Club tour',
    city: 'Amsterdam',
    placeCode: 'AMS',
    status: { name: 'Confirmed', hexColor: '#12924a', tone: 'green' },
    phase: 'confirmed',
    start: `2026-11-${start}`,
    end: `2026-11-${end}`,
    isAllDay: false,
    isNight: false,
    ...more,
  };
}

export const anyAppointment: fc.Arbitrary<Appointment> = fc
  .record({
    id: fc.uuid(),
    start: fc.integer({ min: -3 * 48, max: 33 * 48 }),
    length: fc.integer({ min: 1, max: 8 * 48 }),
    artistId: fc.constantFrom(NOVA.id, KES.id),
    phase: fc.constantFrom('confirmed' as const, 'options' as const),
    isNight: fc.boolean(),
  })
  .map(({ id, start, length, ...more }) => {
    const begin = FIRST * 1440 + start * 30;
    return appointment(id, '', '', { ...more, start: timeOf(begin), end: timeOf(begin + length * 30) });
  });

export const someAppointments = fc.uniqueArray(anyAppointment, { maxLength: 60, selector: ({ id }) => id });
