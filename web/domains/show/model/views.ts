import type { LocalDate } from '#shared/kernel/date.ts';
import { periodAt } from '#shared/kernel/period.ts';
import type { ShowSearch } from './search.ts';

export const BUILT_IN = ['upcoming', 'mine', 'options', 'confirmed', 'requests', 'all'] as const;
export type BuiltIn = (typeof BUILT_IN)[number];
/** Views whose number tells of work. */
export const COUNTED: readonly BuiltIn[] = ['upcoming', 'options', 'requests'];

/** The filters of a view that every agency has. */
export function builtInView(view: BuiltIn, today: LocalDate, userId: string): ShowSearch {
  const date = periodAt('fromToday', today);
  // What somebody asks for has a view of its own until it is approved.
  const ours = { date, preliminary: false };
  return {
    all: {},
    upcoming: { ...ours, phase: { any: ['options', 'confirmed'] } },
    mine: { ...ours, phase: { any: ['options', 'confirmed'] }, owner: { any: [userId] } },
    options: { ...ours, phase: { any: ['options'] } },
    requests: { preliminary: true },
    confirmed: { date, phase: { any: ['confirmed'] } },
  }[view];
}
