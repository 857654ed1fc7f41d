import type { Route } from '#shared/kernel/contract/route.ts';
import { type RouteKey, routeKeys, routesByArea } from '../areas.ts';

/** A leaf names the area; a branch goes on by the next segment, `*` for a parameter, `:GET` for the method at the end. */
export type AreaMap = string | { readonly [segment: string]: AreaMap };

interface Entry {
  readonly steps: readonly string[];
  readonly area: string;
}

const stepsOf = ({ method, path }: RouteKey): string[] => [
  ...path
    .split('/')
    .slice(1)
    .map((segment) => (segment.startsWith('{') ? '*' : segment)),
  `:${method}`,
];

function build(entries: readonly Entry[], depth: number): AreaMap {
  const [first] = entries;
  if (!first) return {};
  if (entries.every((entry) => entry.area === first.area)) return first.area;
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const step = entry.steps[depth];
    if (step === undefined) throw new Error(`two areas serve ${first.steps.join('/')}`);
    groups.set(step, [...(groups.get(step) ?? []), entry]);
  }
  return Object.fromEntries([...groups].map(([step, group]) => [step, build(group, depth + 1)]));
}

/** Shortest table that tells from a request's path, and where it must from its method, which area answers. */
export const areaMap = (routes: readonly Route[]): AreaMap =>
  build(
    routesByArea(routes).flatMap(({ area, routes: own }) =>
      own.flatMap(routeKeys).map((key) => ({ steps: stepsOf(key), area: area.id })),
    ),
    0,
  );
