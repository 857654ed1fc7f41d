import type { LocalFunction } from '../invoke.ts';

export interface LocalRoute {
  readonly method: string;
  /** `/api/v1/shows/{id}` */
  readonly path: string;
  readonly fn: LocalFunction;
}

export interface Match {
  readonly route: LocalRoute;
  readonly params: Readonly<Record<string, string>>;
}

const isParam = (segment: string): boolean => segment.startsWith('{');
/** Sorts fixed segments before parameters, from the left. */
const rank = ({ path }: LocalRoute): string =>
  path
    .split('/')
    .map((s) => (isParam(s) ? 1 : 0))
    .join('');

function paramsOf(pattern: readonly string[], path: readonly string[]): Record<string, string> | undefined {
  const params: Record<string, string> = {};
  for (const [i, segment] of pattern.entries()) {
    const given = path[i] ?? '';
    if (!isParam(segment)) {
      if (segment !== given) return undefined;
    } else if (given === '') return undefined;
    else params[segment.slice(1, -1)] = given;
  }
  return params;
}

/** Finds as an HTTP API does: the method exactly, a fixed segment before a parameter. `path` is decoded. */
export function makeRouter(routes: readonly LocalRoute[]): (method: string, path: string) => Match | undefined {
  const key = (method: string, length: number) => `${method} ${length}`;
  const table = new Map<string, { route: LocalRoute; pattern: string[] }[]>();
  for (const route of [...routes].sort((a, b) => (rank(a) < rank(b) ? -1 : 1))) {
    const pattern = route.path.split('/');
    const at = key(route.method, pattern.length);
    table.set(at, [...(table.get(at) ?? []), { route, pattern }]);
  }
  return (method, path) => {
    const segments = path.split('/').map(decodeURIComponent);
    for (const { route, pattern } of table.get(key(method, segments.length)) ?? []) {
      const params = paramsOf(pattern, segments);
      if (params) return { route, params };
    }
    return undefined;
  };
}
