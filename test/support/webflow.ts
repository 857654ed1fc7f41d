import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = readonly [status: number, body: string, headers?: Readonly<Record<string, string>>];
export const TOKEN = 'ws-0123456789abcdef';
const SITE = { id: '580e63e98c9a982ac9b8b741', displayName: 'Night Shift', shortName: 'night-shift', locales: {} };

/** Replays the wire format of Webflow's Data API v2. */
export async function webflow() {
  const state = { asked: [] as string[], next: [] as Answer[] };
  const usual = (path: string, token: string | undefined): Answer => {
    if (token !== `Bearer ${TOKEN}`) return [401, '{"message":"Request not authorized","code":"not_authorized"}'];
    if (path === '/v2/sites') return [200, JSON.stringify({ sites: [SITE] })];
    return [404, '{"message":"Requested resource not found","code":"resource_not_found"}'];
  };
  const server = createServer((request, reply) => {
    state.asked.push(`${request.method} ${request.url}`);
    const [status, body, headers] = state.next.shift() ?? usual(request.url ?? '', request.headers.authorization);
    reply.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  process.env.WEBFLOW_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    state,
    stop: () => {
      delete process.env.WEBFLOW_URL;
      server.close();
    },
  };
}
