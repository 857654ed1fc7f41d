import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type HubSpotAccount, hubspotAccount } from './account.ts';
import { answerTo, refused } from './wire.ts';

export const TOKEN = 'pat-eu1-11111111-2222-4333-8444-555555555555';

/** Replays the wire format of HubSpot's CRM API over an account. */
export const hubspotListener =
  (account: HubSpotAccount): RequestListener =>
  async (request, reply) => {
    const { state } = account;
    const path = request.url ?? '';
    const text = (await request.toArray()).join('');
    state.asked.push(`${request.method} ${path} ${text}`);
    const usual = () =>
      request.headers.authorization === `Bearer ${TOKEN}`
        ? answerTo(account, path, text)
        : refused(401, 'INVALID_AUTHENTICATION', 'Authentication credentials not found.');
    const due = state.next.find(({ on }) => path.includes(on));
    const isNow = due && due.skip-- <= 0;
    if (isNow) state.next.splice(state.next.indexOf(due), 1);
    const [status, body, headers] = isNow ? due.answer : usual();
    reply.writeHead(status, { 'content-type': 'application/json;charset=utf-8', ...headers }).end(body);
  };

/** Starts HubSpot with an empty account, and tells our code its address. */
export async function hubspot() {
  const account = hubspotAccount();
  const server = createServer(hubspotListener(account));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  process.env.HUBSPOT_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stop = () => {
    delete process.env.HUBSPOT_URL;
    server.close();
  };
  return { ...account, stop };
}
