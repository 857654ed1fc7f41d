import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** A message as a receiver gets it. */
export interface Message {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Whether one of the signatures of a message is of this secret, as a receiver checks it. */
export function isSignedBy(secret: string, { headers, body }: Message): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const wanted = `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
  return String(headers['webhook-signature']).split(' ').includes(wanted);
}
