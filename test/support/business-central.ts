import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface BcProject {
  readonly id: string;
  readonly number: string;
  readonly displayName: string;
  readonly lastModifiedDateTime: string;
}
/** An answer instead of the usual one. */
type Answer = readonly [status: number, body: string, headers?: Record<string, string>];

export const GUIDS = {
  directory: '11111111-1111-4111-8111-111111111111',
  company: '22222222-2222-4222-8222-222222222222',
  client: '33333333-3333-4333-8333-333333333333',
} as const;
export const SECRET = 'a+secret/of~the client';
const TOKEN = 'token of the test';
const PROJECTS = `/v2.0/${GUIDS.directory}/Production/api/v2.0/companies(${GUIDS.company})/projects`;
const PER_PAGE = 2;

/** Replays the wire format of Microsoft's sign-in and of Business Central. */
export async function businessCentral() {
  const state = { projects: [] as BcProject[], asked: [] as string[], next: [] as Answer[] };
  const signIn = (text: string): Answer => {
    const form = new URLSearchParams(text);
    const isRight = form.get('client_id') === GUIDS.client && form.get('client_secret') === SECRET;
    const isForm = form.get('grant_type') === 'client_credentials' && form.get('scope')?.endsWith('/.default');
    if (!isRight || !isForm) return [401, '{"error":"invalid_client","error_description":"AADSTS7000215"}'];
    return [200, JSON.stringify({ token_type: 'Bearer', expires_in: 3599, access_token: TOKEN })];
  };
  const list = (url: URL, origin: string): Answer => {
    const [, since] = /^lastModifiedDateTime gt (\S+)$/.exec(url.searchParams.get('$filter') ?? '') ?? [];
    const skip = Number(url.searchParams.get('$skiptoken') ?? 0);
    const found = state.projects.filter((one) => !since || one.lastModifiedDateTime > since);
    const value = found.slice(skip, skip + PER_PAGE);
    const next = new URL(url);
    next.searchParams.set('$skiptoken', String(skip + PER_PAGE));
    const isMore = found.length > skip + PER_PAGE;
    const context = `${origin}/v2.0/$metadata#companies(${GUIDS.company})/projects`;
    const body = { '@odata.context': context, value, ...(isMore ? { '@odata.nextLink': next.href } : {}) };
    return [200, JSON.stringify(body)];
  };
  const server = createServer((request, reply) => {
    let text = '';
    request.on('data', (part) => {
      text += part;
    });
    request.on('end', () => {
      const origin = `http://${request.headers.host}`;
      const url = new URL(request.url ?? '', origin);
      state.asked.push(`${request.method} ${decodeURIComponent(url.pathname + url.search)}`);
      const isSignIn = url.pathname === `/${GUIDS.directory}/oauth2/v2.0/token`;
      const isSignedIn = request.headers.authorization === `Bearer ${TOKEN}`;
      const usual = (): Answer => {
        if (isSignIn) return signIn(text);
        if (!isSignedIn) return [401, '{"error":{"code":"Authentication_InvalidCredentials"}}'];
        return url.pathname === PROJECTS ? list(url, origin) : [404, '{"error":{"code":"BadRequest_NotFound"}}'];
      };
      const [status, body, headers] = (isSignIn ? undefined : state.next.shift()) ?? usual();
      reply.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  Object.assign(process.env, { MICROSOFT_LOGIN_URL: base, BUSINESS_CENTRAL_URL: base });
  return {
    state,
    stop: () => {
      delete process.env.MICROSOFT_LOGIN_URL;
      delete process.env.BUSINESS_CENTRAL_URL;
      server.close();
    },
  };
}
