import { eventWorker } from '#functions/platform/jobs/event-worker.ts';
import { sendDue } from '../turn.ts';

/** Sends the deliveries of an endpoint. */
export const handler = eventWorker('webhook', {
  webhookTurn: ({ tenantId, payload }) => sendDue({ tenantId, endpointId: payload.endpointId }, () => new Date()),
});
