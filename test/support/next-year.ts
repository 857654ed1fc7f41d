import { yearOf } from '#shared/kernel/date.ts';
import { agencyDay } from './agency-day.ts';

/** What a test plans for next year lies ahead, in whatever year it runs. */
export const NEXT_YEAR = yearOf(agencyDay()) + 1;
