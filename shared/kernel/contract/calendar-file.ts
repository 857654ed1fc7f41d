import * as z from 'zod';

/** An iCalendar text that a function answers to calendar programs. */
export const CalendarFile = z.object({ text: z.string() });
export type CalendarFile = z.infer<typeof CalendarFile>;
