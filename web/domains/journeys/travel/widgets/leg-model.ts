import { addMinutes, at, type LocalDate, type LocalDateTime, minutesOf } from '#shared/kernel/time/date.ts';

const FIRST_HOUR = '10:00';
/** Minutes: how long a stretch takes until somebody says so, and to change in before the next one leaves. */
const [LASTS, CHANGE] = [120, 60];

const clocksFrom = (leaves: LocalDateTime) => ({ departure: leaves, arrival: addMinutes(leaves, LASTS) });

/** When the first stretch of a journey leaves and arrives, until somebody says so. */
export const firstClocks = (date: LocalDate) => clocksFrom(at(date, FIRST_HOUR));

/** The next one leaves an hour after this has arrived. */
export const nextClocks = (arrived: LocalDateTime) => clocksFrom(addMinutes(arrived, CHANGE));

/** An arrival that goes along with its departure, which was moved. */
export const followed = (arrival: LocalDateTime, from: LocalDateTime, to: LocalDateTime): LocalDateTime =>
  addMinutes(arrival, minutesOf(to) - minutesOf(from));
