import * as z from 'zod';
import type { LocalDate } from '#shared/kernel/date.ts';
import { periodAt } from '#shared/kernel/period.ts';
import { filtersOf } from '#web/ui/list/search.ts';
import { type ShowSearch, showSearch } from './search.ts';

export const BUILT_IN = ['upcoming', 'mine', 'options', 'confirmed', 'all'] as const;
export type BuiltIn = (typeof BUILT_IN)[number];
/** Views whose number tells of work. */
export const COUNTED: readonly string[] = ['upcoming', 'options'] satisfies BuiltIn[];

/** The filters of a view that every agency has. */
export function builtInView(view: BuiltIn, today: LocalDate, userId: string): ShowSearch {
  const date = periodAt('fromToday', today);
  return {
    all: {},
    upcoming: { date, phase: { any: ['options', 'confirmed'] } },
    mine: { date, phase: { any: ['options', 'confirmed'] }, owner: { any: [userId] } },
    options: { date, phase: { any: ['options'] } },
    confirmed: { date, phase: { any: ['confirmed'] } },
  }[view];
}

/** A view somebody saved: its name and the address it stands for. */
export const OwnView = z.object({ id: z.string(), name: z.string(), search: z.record(z.string(), z.unknown()) });
export type OwnView = z.infer<typeof OwnView>;
/** Keeps the cookie below the 4 KB a browser takes. */
export const MAX_OWN_VIEWS = 8;

export function parseViews(stored: string | undefined): OwnView[] {
  try {
    return z.array(OwnView).parse(JSON.parse(stored ?? '[]'));
  } catch {
    return [];
  }
}

/** A view keeps filters, keyword and sort; never the page or the open record. */
export const viewOf = (id: string, name: string, { q, sort, ...search }: ShowSearch): OwnView => ({
  id,
  name,
  search: { ...filtersOf(search), ...(q ? { q } : {}), ...(sort ? { sort } : {}) },
});
export const searchOfView = ({ id, search }: OwnView): ShowSearch => ({ ...showSearch(search), view: id });
