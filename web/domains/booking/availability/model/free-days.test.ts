import { expect, it } from 'vitest';
import type { AvailabilityDay } from '#shared/domains/booking/availability/schemas.ts';
import { freeDays } from './free-days.ts';

const day = (date: string, isFree: boolean) => ({ date, isFree }) as AvailabilityDay;

it('free are the days asked for on which nothing is', () => {
  const asked = { from: '2027-01-01', to: '2027-01-10', weekdays: [5, 6] };
  expect(freeDays(asked, [])).toEqual(['2027-01-01', '2027-01-02', '2027-01-08', '2027-01-09']);
  // An option that counts as free is named, and free.
  const named = [day('2027-01-01', false), day('2027-01-02', true), day('2027-01-04', true)];
  expect(freeDays(asked, named)).toEqual(['2027-01-02', '2027-01-08', '2027-01-09']);
});
