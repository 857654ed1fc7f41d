import * as z from 'zod';
import { anyone, anyUser, operator, own } from '#shared/kernel/contract/access.ts';
import { core, v1 } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { Done } from '#shared/kernel/record/ids.ts';
import { BrowserError } from './schemas.ts';

const Check = z.object({ name: z.enum(['table', 'bucket', 'queue', 'mail']), ok: z.boolean(), ms: z.int() });

export const systemContract = contract('system', {
  routes: {
    /** For monitors: works without a sign-in, at an address only the operator knows. */
    health: route(
      core('GET', '/diagnostic/{fixedId}/health'),
      anyone.reads('files:read', 'queue:outbox', 'mail:send'),
      {
        params: z.object({ fixedId: z.string().max(64) }),
        output: z.object({ ok: z.boolean(), at: z.string(), stage: z.string(), checks: z.array(Check) }),
      },
    ),
    /** For operators: whether each part answers, without the address that monitors know. */
    ping: route(
      v1('POST', '/adminone/maintenance/redisping'),
      operator.reads('files:read', 'queue:outbox', 'mail:send'),
      { output: z.object({ ok: z.boolean(), checks: z.array(Check) }) },
    ),
    /** Reports a failure in a page of a signed-in user. It is logged and counted, and stored nowhere. */
    reportBrowserError: route(core('POST', '/diagnostic/browsererror'), own.uses('table:write'), {
      byToken: 'none',
      body: BrowserError,
      output: Done,
    }),
    /** Web addresses are checked by the server (spec section 5). */
    isValidUrl: route(v1('GET', '/isvalidurl'), anyUser.uses(), {
      query: z.object({ url: z.string().max(2000) }),
      output: z.object({ valid: z.boolean() }),
    }),
  },
});
