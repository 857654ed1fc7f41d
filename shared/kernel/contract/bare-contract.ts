import type { Route } from './route.ts';

/** An operation's address in one line, `GET /api/v1/shows/{id}`; who may call stands behind it, unless any user may. */
export const addressLine = ({ method, path, audience }: Pick<Route, 'method' | 'path' | 'audience'>): string =>
  [method, path, ...(audience === 'user' ? [] : [audience])].join(' ');

/** A contract as a browser holds it: by operation the line that calls it. */
export function bareContract(domain: string, lines: Readonly<Record<string, string>>) {
  const routes = Object.entries(lines).map(([operation, line]) => {
    const [method, path, audience = 'user'] = line.split(' ');
    return [operation, { id: `${domain}.${operation}`, method, path, audience }];
  });
  return { domain, routes: Object.fromEntries(routes) };
}
