import type { Route } from '#shared/kernel/contract/route.ts';
import { endpoint } from '../endpoint/endpoint.ts';

/** The contract fixes what comes in and goes out; a kit is written once for all kinds, so it binds them loosely. */
export const bind = <C>(def: Route, run: (call: C) => Promise<unknown>) =>
  endpoint(def, (call) => run(call as unknown as C) as Promise<never>);
