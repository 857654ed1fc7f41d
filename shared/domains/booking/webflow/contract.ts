import * as z from 'zod';
import { anyone, reads, writes } from '#shared/kernel/contract/access.ts';
import { Rev } from '#shared/kernel/contract/parts.ts';
import { core, pageApi } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { SignedMessage } from '#shared/kernel/contract/signed-message.ts';
import { Done } from '#shared/kernel/record/ids.ts';
import { ConnectionInput, ShownConnection, Trial } from './schemas.ts';

export const webflowContract = contract('webflow', {
  errors: {
    'webhook.badSignature': 400,
    'webflow.noToken': 400,
    'webflow.notConnected': 409,
  },
  routes: {
    /** A message of Webflow. A submission of the form becomes a request, everything else is ignored. */
    receive: route(core('POST', '/webhook/webflow'), anyone.writes(), {
      format: 'signed',
      query: z.object({ connection: z.string().max(100).default('') }),
      body: SignedMessage,
      output: Done,
    }),
    get: route(pageApi('GET', '/webflow/connection'), reads('masterData.update'), { output: ShownConnection }),
    save: route(pageApi('POST', '/webflow/connection'), writes('masterData.update'), {
      body: ConnectionInput,
      output: ShownConnection,
    }),
    /** Forgets the connection and its secrets. The requests stay. */
    remove: route(pageApi('POST', '/webflow/connection/remove'), writes('masterData.update'), {
      body: Rev,
      output: ShownConnection,
    }),
    /** Tries the stored token. Changes nothing. */
    test: route(pageApi('POST', '/webflow/connection/test'), reads('masterData.update'), {
      timeout: 29,
      output: Trial,
    }),
  },
});
