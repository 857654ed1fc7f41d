import * as z from 'zod';
import { reads, writes } from '#shared/kernel/contract/access.ts';
import { Rev } from '#shared/kernel/contract/parts.ts';
import { pageApi } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { ConnectionInput, OUTCOMES, ShownConnection } from './schemas.ts';

export const businessCentralContract = contract('business-central', {
  errors: { 'businessCentral.environment': 400, 'businessCentral.noSecret': 400, 'businessCentral.notConnected': 409 },
  routes: {
    get: route(pageApi('GET', '/businesscentral/connection'), reads('masterData.update'), { output: ShownConnection }),
    save: route(pageApi('POST', '/businesscentral/connection'), writes('masterData.update'), {
      body: ConnectionInput,
      output: ShownConnection,
    }),
    /** Forgets the connection and its secret. The projects stay. */
    remove: route(pageApi('POST', '/businesscentral/connection/remove'), writes('masterData.update'), {
      body: Rev,
      output: ShownConnection,
    }),
    /** Tries the stored connection. Changes nothing. */
    test: route(pageApi('POST', '/businesscentral/connection/test'), reads('masterData.update'), {
      timeout: 29,
      output: z.object({ outcome: z.enum(OUTCOMES) }),
    }),
    /** Fetches all projects now. */
    pull: route(pageApi('POST', '/businesscentral/connection/pull'), writes('masterData.update'), {
      timeout: 29,
      output: ShownConnection,
    }),
  },
});
