import { chunks } from '#shared/kernel/values/chunks.ts';
import type { Appointment, Artist, LocalDate } from './appointment.ts';
import { dayOf } from './clock.ts';
import { type Label, labelOf } from './label.ts';
import { layoutPlan, type Plan } from './layout.ts';
import { type Period, periodOf, stepPeriod } from './range.ts';

/** Rows of a landscape page (ux "Print"). */
const PAGE_ARTISTS = 25;

/** Width of the days of an A4 landscape page, in millimetres: without its margins and the names of artists. */
const DAYS_MM = 245;
const PX_PER_MM = 96 / 25.4;
/** Labels are measured at the size of the screen and printed smaller. */
const SCREEN_TO_PAPER = 10.5 / 8;

/** The label of a bar in print: a name or a code that fits, as on screen. */
export const printedLabel = (bar: Parameters<typeof labelOf>[0], days: number): Label =>
  labelOf(bar, (DAYS_MM / days) * PX_PER_MM * SCREEN_TO_PAPER);

export interface PrintedPage {
  readonly month: LocalDate;
  readonly plan: Plan;
}

/** One month per page, for up to 25 artists; a period within a month is that month. */
export function pagesOf(artists: readonly Artist[], items: readonly Appointment[], period: Period): PrintedPage[] {
  const end = dayOf(period.first) + period.days;
  const pages: PrintedPage[] = [];
  for (
    let month = periodOf('month', period.first);
    dayOf(month.first) < end;
    month = stepPeriod('month', month.first, 1)
  )
    for (const rows of chunks(artists, PAGE_ARTISTS))
      pages.push({
        month: month.first,
        plan: layoutPlan({ artists: rows, items, first: dayOf(month.first), days: month.days }),
      });
  return pages;
}
