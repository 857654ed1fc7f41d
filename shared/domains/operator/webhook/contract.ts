import * as z from 'zod';
import { reads, writes } from '#shared/kernel/contract/access.ts';
import { rowsOf } from '#shared/kernel/contract/parts.ts';
import { core } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { Done, Id } from '#shared/kernel/record/ids.ts';
import { RevInput } from '#shared/kernel/record/record.ts';
import { Delivery, EventId, Period, Webhook, WebhookInput } from './schemas.ts';

const One = z.object({ id: Id });
const Seen = One.extend({ rev: RevInput });
const WithSecret = z.object({ secret: z.string(), webhook: Webhook });
const OneDelivery = One.extend({ deliveryId: EventId });

/** The endpoints to which Backline reports changes of records, and the deliveries to them. Only a person manages them. */
export const webhookContract = contract('webhook', {
  byToken: 'none',
  errors: {
    'webhook.address': 400,
    'webhook.tooMany': 409,
    'webhook.paused': 409,
    'webhook.waiting': 409,
  },
  routes: {
    list: route(core('POST', '/webhook/list'), reads('settings.update'), {
      body: z.object({}),
      output: rowsOf(Webhook),
    }),
    get: route(core('POST', '/webhook/get'), reads('settings.update'), { body: One, output: Webhook }),
    /** Makes an endpoint. Its signing secret is shown only once. */
    create: route(core('PUT', '/webhook/create'), writes('settings.update'), {
      body: WebhookInput,
      answersSecret: true,
      output: WithSecret,
    }),
    update: route(core('POST', '/webhook/update'), writes('settings.update'), {
      body: WebhookInput.extend(Seen.shape),
      output: Webhook,
    }),
    remove: route(core('POST', '/webhook/remove'), writes('settings.update'), {
      body: One,
      output: Done,
    }),
    /** Makes a new secret. For 24 hours, the former one signs too. */
    rotate: route(core('POST', '/webhook/rotate'), writes('settings.update'), {
      body: Seen,
      answersSecret: true,
      output: WithSecret,
    }),
    sendTest: route(core('POST', '/webhook/test'), writes('settings.update'), {
      body: One,
      output: Delivery,
    }),
    /** Lists deliveries of 30 days, newest first. `before` is the id of the last one seen. */
    deliveries: route(core('POST', '/webhook/deliveries'), reads('settings.update'), {
      body: One.extend({ before: EventId.optional(), isFailed: z.boolean().default(false) }),
      output: z.object({ rows: z.array(Delivery), hasOlder: z.boolean() }),
    }),
    /** Sends a delivery again, with the same id. */
    replay: route(core('POST', '/webhook/replay'), writes('settings.update'), {
      body: OneDelivery,
      output: Delivery,
    }),
    /** Sends the failed deliveries of some days again, the oldest first, a few hundred a call. */
    replayFailed: route(core('POST', '/webhook/replayfailed'), writes('settings.update'), {
      body: Period,
      output: z.object({ count: z.int(), hasMore: z.boolean() }),
    }),
  },
});
