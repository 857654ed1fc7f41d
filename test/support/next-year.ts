import { yearOf } from '#shared/kernel/time/date.ts';
import { agencyDay } from './agency-day.ts';

/** A year that lies ahead, in whatever year a test runs. */
export const NEXT_YEAR = yearOf(agencyDay()) + 1;
