import { bookedDays } from '#shared/kernel/record/appointment.ts';
import type { Appointment } from './appointment.ts';
import { dayOf } from './clock.ts';

/** The days an appointment takes in the planning, both included. */
export type Span = { from: number; to: number; night: boolean };

/** A bar never reaches into a day it does not use; hours of a night stand under its evening, and only then. */
export function spanOf(item: Pick<Appointment, 'start' | 'end' | 'isAllDay' | 'isNight'>): Span {
  const booked = bookedDays(item);
  const [from, to] = [dayOf(booked.first), dayOf(booked.last)];
  const plain = bookedDays({ ...item, isNight: false });
  return { from, to, night: from !== dayOf(plain.first) || to !== dayOf(plain.last) };
}
