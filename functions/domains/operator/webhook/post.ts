import { SafeFetchError } from '#functions/platform/http/outside.ts';
import { safePost } from '#functions/platform/http/safe-post.ts';
import { failureOf } from '#shared/domains/operator/webhook/rules.ts';
import type { Delivery } from '#shared/domains/operator/webhook/schemas.ts';
import type { Try } from './deliveries.ts';
import { type Endpoint, secretsOf } from './endpoints.ts';
import { signedHeaders } from './sign.ts';

/** The beginning of an answer that staff see. */
const ANSWER_CHARS = 300;

/** Ids and revisions only. A receiver reads the record with a token of its own, so rights and visibility hold. */
export const bodyOf = (agencyId: string, { id, type, at, record }: Delivery): string =>
  JSON.stringify({ id, type, at, agency: { id: agencyId }, ...(record ? { record } : {}) });

/** Sends a delivery once. */
export async function post(endpoint: Endpoint, delivery: Delivery, now: Date): Promise<Try> {
  const body = bodyOf(endpoint.tenantId, delivery);
  const bytes = Buffer.from(body);
  const headers = {
    ...signedHeaders(secretsOf(endpoint, now), { id: delivery.id, at: now, body }),
    'content-type': 'application/json',
    'content-length': bytes.length,
    'user-agent': 'Backline webhooks',
  };
  try {
    const { status, text } = await safePost(new URL(endpoint.url), { headers, body: bytes });
    return { status, answer: text.slice(0, ANSWER_CHARS), failure: failureOf(status) };
  } catch (e) {
    if (!(e instanceof SafeFetchError)) throw e;
    return { failure: e.reason === 'refused' ? 'refused' : 'unreachable' };
  }
}
