import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { allRoutes } from '#shared/contracts.ts';
import { jobs } from '#shared/jobs.ts';
import { JOB_TIMEOUT } from '#shared/kernel/contract/job.ts';
import { kebab, type Route, TIMEOUT_SECONDS } from '#shared/kernel/contract/route.ts';
import { workers } from '#shared/workers.ts';
import type { Schedule } from './events/schedules.ts';
import type { LocalRoute } from './gateway/router.ts';
import type { LocalFunction } from './invoke.ts';

/** Finds the code of a function: `show`, `api`, `list-mine`. */
export type Locate = (domain: string, kind: 'api' | 'jobs' | 'workers', file: string) => URL;

/** The code as scripts/local/bundle.ts lays it out; a new `version` makes Node read it again. */
export const functionsIn =
  (dir: string, version: () => number = () => 0): Locate =>
  (domain, kind, file) => {
    const url = pathToFileURL(resolve(dir, `${domain}.${kind}.${file}.mjs`));
    if (version() > 0) url.search = String(version());
    return url;
  };

/** Default timeouts in seconds, the same as infra's; a definition may have its own. */
const TIMEOUT = { api: TIMEOUT_SECONDS, jobs: JOB_TIMEOUT, workers: 60 } as const;

interface Definition {
  readonly domain: string;
  readonly operation: string;
  readonly timeout?: number | undefined;
}

export function makeFunction(locate: Locate, kind: 'api' | 'jobs' | 'workers', def: Definition): LocalFunction {
  return {
    name: `${def.domain}.${def.operation}`,
    timeout: def.timeout ?? TIMEOUT[kind],
    load: () => import(/* @vite-ignore */ locate(def.domain, kind, kebab(def.operation)).href),
  };
}

const addresses = ({ method, path, aliases = [] }: Route): { method: string; path: string }[] => [
  { method, path },
  ...aliases,
];

/** Every operation at each of its addresses. */
export const localRoutes = (locate: Locate): LocalRoute[] =>
  allRoutes.flatMap((route) => {
    const fn = makeFunction(locate, 'api', route);
    return addresses(route).map((address) => ({ ...address, fn }));
  });

export const localSchedules = (locate: Locate): Schedule[] =>
  jobs.map((job) => ({ ...job, fn: makeFunction(locate, 'jobs', job) }));

export const localWorkers = (locate: Locate) =>
  workers.map((def) => ({
    queue: def.queue,
    batchSize: def.batchSize,
    fn: makeFunction(locate, 'workers', def),
  }));
