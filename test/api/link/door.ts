import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import type { OutputOf, Route } from '#shared/kernel/contract/route.ts';
import { type Answer, type Caller, handlerFiles, handlerPath } from '#test/support/api.ts';
import { requestContext } from '#test/support/request-context.ts';

type Headers = Readonly<Record<string, string>>;

/** A browser without a login: one address, its cookies, and the page it stands on. */
export class Visitor {
  cookies: string[] = [];
  constructor(
    /** One of 16 million, so that no visitor meets the closed doors of a guesser. */
    readonly ip = `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`,
    readonly origin = process.env.PAGE_BASE,
    readonly token?: string,
  ) {}
  /** Somebody who is signed in in the same browser. */
  static signedIn = ({ token }: Caller): Visitor => new Visitor(undefined, undefined, token);

  async call<R extends Route>(route: R, secret: string, body?: object): Promise<Answer<OutputOf<R>>> {
    const headers: Headers = this.token ? { authorization: `Bearer ${this.token}` } : {};
    const reply = await this.knock(route, { secret }, body && JSON.stringify(body), headers);
    return { status: reply.statusCode ?? 200, body: JSON.parse(reply.body ?? '{}') };
  }

  /** The answer as it came, with its headers. */
  async knock(route: Route, params: Readonly<Record<string, string>>, body?: string, headers: Headers = {}) {
    const load = handlerFiles[handlerPath(route)];
    if (!load) throw new Error(`${route.id} has no handler`);
    const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
    const event: APIGatewayProxyEventV2 = {
      version: '2.0',
      routeKey: route.id,
      rawPath: path,
      rawQueryString: '',
      isBase64Encoded: false,
      headers: { ...(this.origin ? { origin: this.origin } : {}), ...headers },
      cookies: this.cookies,
      pathParameters: { ...params },
      requestContext: requestContext({ routeKey: route.id, method: route.method, path, ip: this.ip }),
      ...(body === undefined ? {} : { body }),
    };
    const reply = await (await load()).handler(event, {} as Context);
    const set = (reply.cookies ?? []).map((cookie) => cookie.split(';')[0] ?? '');
    this.cookies = [...this.cookies.filter((old) => !set.some((c) => c.split('=')[0] === old.split('=')[0])), ...set];
    return reply;
  }
}
