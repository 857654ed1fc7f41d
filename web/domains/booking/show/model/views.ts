import { STANDING_PHASES } from '#shared/kernel/record/appointment.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';
import { periodAt } from '#shared/kernel/time/period.ts';
import type { Me } from '#web/platform/me.ts';
import type { ShowSearch } from './search.ts';

export const BUILT_IN = ['upcoming', 'mine', 'options', 'confirmed', 'requests', 'all'] as const;
export type BuiltIn = (typeof BUILT_IN)[number];
type Viewer = Pick<Me['user'], 'id' | 'environment'>;
/** The views of internal users only: outside users own no shows and approve none. */
const INSIDE_ONLY: readonly BuiltIn[] = ['mine', 'requests'];
export const viewsFor = ({ environment }: Pick<Viewer, 'environment'>): readonly BuiltIn[] =>
  environment === 'internal' ? BUILT_IN : BUILT_IN.filter((view) => !INSIDE_ONLY.includes(view));
/** The views whose number means work to do. */
export const COUNTED: readonly BuiltIn[] = ['upcoming', 'options', 'requests'];
/** The filters of a view that every agency has. */
export function builtInView(view: BuiltIn, today: LocalDate, { id, environment }: Viewer): ShowSearch {
  const date = periodAt('fromToday', today);
  // An unapproved request has its own view in the agency; its author sees it among the others.
  const ours = environment === 'internal' ? { date, preliminary: false } : { date };
  return {
    all: {},
    upcoming: { ...ours, phase: { any: [...STANDING_PHASES] } },
    mine: { ...ours, phase: { any: [...STANDING_PHASES] }, owner: { any: [id] } },
    options: { ...ours, phase: { any: ['options'] } },
    requests: { preliminary: true },
    confirmed: { date, phase: { any: ['confirmed'] } },
  }[view];
}
