import * as z from 'zod';
import type { Permission } from '#shared/kernel/access/permission.ts';
import { Secret } from '#shared/kernel/record/ids.ts';
import type { Audience, Grant } from './route.ts';

/** A user with the right may call. The operation's function has these grants and no others. */
export const uses = <const P extends Permission | null>(permission: P, ...grants: readonly Grant[]) =>
  ({ audience: 'user', permission, grants }) as const;

/** A user with the right may call an operation that reads the table. */
export const reads = <const P extends Permission | null>(permission: P, ...more: readonly Grant[]) =>
  uses(permission, 'table:read', ...more);
/** A user with the right may call an operation that writes to the table. */
export const writes = <const P extends Permission | null>(permission: P, ...more: readonly Grant[]) =>
  uses(permission, 'table:read', 'table:write', ...more);

/** Callers without a right of their own: what they are is enough. */
const callers = <const A extends Audience, const M extends object>(audience: A, more: M) => {
  const uses = (...grants: readonly Grant[]) => ({ audience, permission: null, grants, ...more });
  return {
    /** These grants and no others. */
    uses,
    reads: (...further: readonly Grant[]) => uses('table:read', ...further),
    writes: (...further: readonly Grant[]) => uses('table:read', 'table:write', ...further),
  };
};
export const anyUser = callers('user', {});
/** Any user, for what is their own. An agency that can only read does not hinder them. */
export const own = callers('user', { whileReadOnly: true });
export const operator = callers('operator', {});
/** A person outside, who has the secret of a link. */
export const bySecret = callers('secret', { params: z.object({ secret: Secret }) });
export const anyone = callers('public', {});
export const identity = callers('identity', {});
