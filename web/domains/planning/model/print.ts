import { chunks } from '#shared/kernel/chunks.ts';
import type { Appointment, Artist, LocalDate } from './appointment.ts';
import { dayOf } from './clock.ts';
import { layoutPlan, type Plan } from './layout.ts';
import { type Period, periodOf, stepPeriod } from './range.ts';

/** Rows of a landscape page (ux "Print"). */
const PAGE_ARTISTS = 25;

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
