import type { Contract, Route } from './kernel/route.ts';

/** One line per domain: infra, the local gateway and the OpenAPI writer read this list. */
export const contracts: readonly Contract[] = [];

export const allRoutes: readonly Route[] = contracts.flatMap((c) => Object.values(c.routes));
