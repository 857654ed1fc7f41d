import { msg } from '@lingui/core/macro';
import { PHASES, type Phase } from '#shared/kernel/record/appointment.ts';
import { isLocalDate, type LocalDate } from '#shared/kernel/time/date.ts';
import { pagesOf } from '#web/app/pages.ts';
import { lazyPage } from '#web/platform/lazy-page.ts';
import { MAP_RANGES, type MapRange } from './parts/ranges.ts';

export interface MapSearch {
  readonly date?: LocalDate | undefined;
  readonly range?: MapRange | undefined;
  readonly phases?: Phase[] | undefined;
  readonly artists?: string[] | undefined;
}

const MAX_ARTISTS = 200;
const words = (raw: unknown): string[] => (Array.isArray(raw) ? raw.filter((value) => typeof value === 'string') : []);

function validateSearch({ date, range, phases, artists }: Record<string, unknown>): MapSearch {
  const shown = PHASES.filter((phase) => words(phases).includes(phase));
  const chosen = words(artists).slice(0, MAX_ARTISTS);
  return {
    date: typeof date === 'string' && isLocalDate(date) ? date : undefined,
    range: MAP_RANGES.find((one) => one === range),
    phases: shown.length > 0 ? shown : undefined,
    artists: chosen.length > 0 ? chosen : undefined,
  };
}
const page = pagesOf('planning-map');
const mapPage = lazyPage(() => import('./pages/map-page.tsx'), 'MapPage');

export const planningMapRoutes = { planningMap: page('/planning/map', 'show.read', msg`Map`, mapPage, validateSearch) };
