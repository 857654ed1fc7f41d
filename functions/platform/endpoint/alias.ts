import { bodyOfQuery } from '#shared/kernel/contract/query-body.ts';
import type { Alias, RouteDef } from '#shared/kernel/contract/route.ts';

export interface Sent {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly body: unknown;
}

/** The alias that a request used; undefined if it used the operation's own address. */
export const aliasOf = ({ aliases = [] }: RouteDef, routeKey: string): Alias | undefined =>
  aliases.find(({ method, path }) => `${method} ${path}` === routeKey);

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Joins the values of the address with those sent. The address wins; its filters are added to those sent. */
function join(sent: object, said: Readonly<Record<string, unknown>>): object {
  const joined: Record<string, unknown> = { ...sent };
  for (const [name, value] of Object.entries(said)) {
    const known = joined[name];
    joined[name] = Array.isArray(known) && Array.isArray(value) ? [...known, ...value] : value;
  }
  return joined;
}

/** Turns a request to an alias into a request to its operation. */
export function throughAlias({ body: schema }: RouteDef, alias: Alias, sent: Sent): Sent {
  const fromPath = Object.entries(alias.fields ?? {}).map(([param, field]) => [field, sent.params[param]]);
  const said = { ...Object.fromEntries(fromPath), ...alias.fixed };
  if (!schema) return { ...sent, query: { ...sent.query, ...said } };
  if (alias.method === 'GET') return { ...sent, query: {}, body: join(bodyOfQuery(schema, sent.query), said) };
  return isObject(sent.body) ? { ...sent, body: join(sent.body, said) } : sent;
}
