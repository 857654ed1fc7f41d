import * as z from 'zod';
import { anyone, reads, writes } from '#shared/kernel/contract/access.ts';
import { Rev, rowsOf } from '#shared/kernel/contract/parts.ts';
import { core, pageApi } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { SignedMessage } from '#shared/kernel/contract/signed-message.ts';
import { Done, Queued } from '#shared/kernel/record/ids.ts';
import { CollectionFields, Named, ShownDates, TargetInput, WebflowId } from './dates-schemas.ts';
import { ConnectionInput, ShownConnection, Trial } from './schemas.ts';

/** `keepsItems`: the items that we made at Webflow stay there. */
const Ending = Rev.extend({ keepsItems: z.boolean() });

export const webflowContract = contract('webflow', {
  errors: {
    'webhook.badSignature': 400,
    'webflow.noToken': 400,
    'webflow.notConnected': 409,
    'webflow.noCollection': 409,
    'webflow.otherCollection': 409,
    'webflow.fieldTwice': 400,
    'webflow.requiredField': 400,
    'webflow.notAllowed': 409,
    'webflow.gone': 409,
    'webflow.busy': 409,
    'webflow.notRemoved': 409,
    'webflow.noAnswer': 503,
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
    /** Forgets the connection and its secrets. The requests stay, and the items at Webflow if asked. */
    remove: route(pageApi('POST', '/webflow/connection/remove'), writes('masterData.update'), {
      timeout: 29,
      body: Ending,
      output: ShownConnection,
    }),
    /** Tries the stored token. Changes nothing. */
    test: route(pageApi('POST', '/webflow/connection/test'), reads('masterData.update'), {
      timeout: 29,
      output: Trial,
    }),
    /** The collection that public dates go to, and how the last run went. */
    dates: route(pageApi('GET', '/webflow/dates'), reads('masterData.update'), { output: ShownDates }),
    /** The sites that the token opens, as Webflow tells them now. */
    sites: route(pageApi('GET', '/webflow/sites'), reads('masterData.update'), { timeout: 29, output: rowsOf(Named) }),
    collections: route(pageApi('GET', '/webflow/collections'), reads('masterData.update'), {
      timeout: 29,
      query: z.object({ siteId: WebflowId }),
      output: rowsOf(Named),
    }),
    fields: route(pageApi('GET', '/webflow/fields'), reads('masterData.update'), {
      timeout: 29,
      query: z.object({ collectionId: WebflowId }),
      output: CollectionFields,
    }),
    /** Publishes the public dates to a collection from now on. */
    saveDates: route(pageApi('POST', '/webflow/dates'), writes('masterData.update'), {
      timeout: 29,
      body: TargetInput,
      output: ShownDates,
    }),
    endDates: route(pageApi('POST', '/webflow/dates/remove'), writes('masterData.update'), {
      timeout: 29,
      body: Ending,
      output: ShownDates,
    }),
    /** Has a worker publish now. */
    syncDates: route(pageApi('POST', '/webflow/dates/sync'), writes('masterData.update'), { output: Queued }),
  },
});
