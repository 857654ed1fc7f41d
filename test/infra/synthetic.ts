import * as z from 'zod';
import type { Product } from '#infra/resources.ts';
import type { JobDef, WorkerDef } from '#shared/kernel/contract/job.ts';
import { pageApi } from '#shared/kernel/contract/record-contract.ts';
import { contract, type Grant, type Route, type RouteDef, route } from '#shared/kernel/contract/route.ts';

const GRANTS: readonly (readonly Grant[])[] = [
  ['table:read'],
  ['table:write'],
  ['table:read', 'files:read'],
  ['table:write', 'files:write', 'queue:document'],
  ['table:write', 'mail:send', 'queue:outbox'],
  ['table:write', 'identity:admin'],
];
const AUDIENCES = ['user', 'user', 'user', 'operator', 'identity', 'secret', 'public'] as const;

const DOMAINS = [
  ...['show', 'appointment', 'planning', 'artist', 'venue', 'company', 'contact', 'contract', 'file', 'user'],
  ...Array.from({ length: 15 }, (_, i) => `synthetic-${i}`),
];

function operation(domain: string, i: number): RouteDef {
  const aliases = [{ method: 'GET', path: `/api/core/${domain}/{id}/part${i}` }] as const;
  return route(
    { ...pageApi(i % 2 ? 'POST' : 'GET', `/${domain}/{id}/part${i}`), ...(i % 3 === 0 && { aliases }) },
    {
      audience: AUDIENCES[i % AUDIENCES.length] ?? 'user',
      permission: null,
      grants: GRANTS[i % GRANTS.length] ?? [],
    },
    { output: z.object({}) },
  );
}

/** As large as the product will be: 25 domains, 150 operations of every kind of access. */
const routes: readonly Route[] = DOMAINS.flatMap((domain) =>
  Object.values(
    contract(domain, {
      routes: Object.fromEntries(Array.from({ length: 6 }, (_, i) => [`partNumber${i}`, operation(domain, i)])),
    }).routes,
  ),
);

const jobs: readonly JobDef[] = [
  {
    domain: 'show',
    operation: 'remindExpiry',
    schedule: 'cron(0 7 * * ? *)',
    timezone: 'Europe/Amsterdam',
    grants: ['table:write', 'queue:outbox'],
    impact: 'Agents are not reminded of options that expire',
  },
];
const workers: readonly WorkerDef[] = [
  {
    domain: 'system',
    operation: 'outbox',
    queue: 'outbox',
    grants: ['table:write', 'mail:send'],
    batchSize: 10,
    impact: 'Mail does not leave',
  },
];

export const synthetic: Product = { routes, jobs, workers };
