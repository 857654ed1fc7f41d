import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

const zip = promisify(gzip);
/** Less goes in one packet as it is. */
const MIN_BYTES = 1400;
const takesGzip = (accepted = ''): boolean => /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(accepted);

/**
 * A list of fifty rows is sixty kilobytes of JSON, and a tenth of that on the way. Neither an HTTP API nor CloudFront,
 * where it may keep nothing, does it for us. No answer holds what a stranger could guess by its length: who asks is
 * known by a header that no other site can send.
 */
export async function compressed(
  reply: APIGatewayProxyStructuredResultV2,
  accepted: string | undefined,
): Promise<APIGatewayProxyStructuredResultV2> {
  const { body, isBase64Encoded, headers } = reply;
  if (!body || isBase64Encoded || !takesGzip(accepted) || Buffer.byteLength(body) < MIN_BYTES) return reply;
  return {
    ...reply,
    headers: { ...headers, 'content-encoding': 'gzip', vary: 'accept-encoding' },
    body: (await zip(body)).toString('base64'),
    isBase64Encoded: true,
  };
}
