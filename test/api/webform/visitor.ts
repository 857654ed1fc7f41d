import { createHash, randomInt } from 'node:crypto';
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import { webformContract } from '#shared/domains/booking/webform/contract.ts';
import { WORK_BITS } from '#shared/domains/booking/webform/request-form.ts';
import type { Route } from '#shared/kernel/contract/route.ts';
import { handlerFiles, handlerPath } from '#test/support/api.ts';
import { requestContext } from '#test/support/request-context.ts';

const { publicPage, submit, ticket } = webformContract.routes;
type Fields = Readonly<Record<string, string>>;
interface Page {
  readonly status: number;
  readonly html: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** The number that a page's script would find. */
export function workFor(stamp: string): string {
  for (let n = 0; ; n++) {
    const start = createHash('sha256').update(`${stamp}:${n}`).digest().readUIntBE(0, 4);
    if (start >>> (32 - WORK_BITS) === 0) return String(n);
  }
}
export const stampIn = ({ html }: Page): string => /name="stamp" value="([^"]+)"/.exec(html)?.[1] ?? '';

/** A stranger's browser: an address of the net, a page that was open for some seconds. */
export class Stranger {
  constructor(
    readonly address: string,
    readonly ip = `10.9.${randomInt(256)}.${randomInt(256)}`,
  ) {}

  async #call(route: Route, sent: { body?: string; type?: string; query?: Fields; language?: string }): Promise<Page> {
    const load = handlerFiles[handlerPath(route)];
    if (!load) throw new Error(`${route.id} has no handler`);
    const path = route.path.replace('{address}', this.address);
    const event: APIGatewayProxyEventV2 = {
      version: '2.0',
      routeKey: `${route.method} ${route.path}`,
      rawPath: path,
      rawQueryString: '',
      isBase64Encoded: sent.body !== undefined,
      headers: {
        accept: 'text/html',
        'accept-language': sent.language ?? 'en',
        ...(sent.type ? { 'content-type': sent.type } : {}),
      },
      pathParameters: { address: this.address },
      ...(sent.query ? { queryStringParameters: { ...sent.query } } : {}),
      requestContext: requestContext({ routeKey: route.id, method: route.method, path, ip: this.ip }),
      ...(sent.body === undefined ? {} : { body: Buffer.from(sent.body).toString('base64') }),
    };
    const reply = await (await load()).handler(event, {} as Context);
    return { status: reply.statusCode ?? 200, html: reply.body ?? '', headers: reply.headers ?? {} };
  }

  open(query?: Fields, language?: string): Promise<Page> {
    return this.#call(publicPage, { ...(query ? { query } : {}), ...(language ? { language } : {}) });
  }
  /** Posts as a page without a script does. */
  post(fields: Fields | readonly (readonly [string, string])[]): Promise<Page> {
    const body = new URLSearchParams(fields as Record<string, string>).toString();
    return this.#call(submit, { body, type: 'application/x-www-form-urlencoded' });
  }
  ticket(body: object): Promise<Page> {
    return this.#call(ticket, { body: JSON.stringify(body), type: 'application/json' });
  }
}
