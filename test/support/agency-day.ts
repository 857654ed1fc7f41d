import type { LocalDate } from '#shared/kernel/time/date.ts';
import { dayIn } from '#shared/kernel/time/zone.ts';

/** Zone of the agencies, bookkeepings and people that tests make. */
const TEST_ZONE = 'Europe/Amsterdam';
/** The day it is for them. By UTC it would be yesterday for an hour or two of every night. */
export const agencyDay = (moment: Date = new Date()): LocalDate => dayIn(moment, TEST_ZONE);
