import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Answer, type GoogleAccounts, googleAccounts } from './account.ts';
import { answerTo, CLIENT } from './wire.ts';

/** The page at Google on which a person agrees at once. */
function consentPage({ agree }: GoogleAccounts, url: string): Answer {
  const { code, state, redirect } = agree(url);
  return [302, '', { location: `${redirect}?${new URLSearchParams({ state, code, scope: 'x' })}` }];
}

/** Replays the wire format of Google's OAuth 2.0 and Calendar API over accounts. */
export const googleListener =
  (google: GoogleAccounts): RequestListener =>
  async (request, reply) => {
    const { state } = google;
    const { pathname, href } = new URL(request.url ?? '', 'http://google.test');
    // The browser tests put all of Google under one path.
    const path = pathname.replace(/^\/google(?=\/)/, '');
    const text = (await request.toArray()).join('');
    const line = `${request.method} ${path} ${text}`;
    state.asked.push(line);
    const due = state.next.find(({ on }) => line.includes(on));
    const isNow = due && due.skip-- <= 0;
    if (isNow) state.next.splice(state.next.indexOf(due), 1);
    const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
    const usual = () =>
      path.startsWith('/o/oauth2/')
        ? consentPage(google, href)
        : answerTo(google, request.method ?? '', path, token, text);
    const [status, body, headers] = isNow ? due.answer : usual();
    reply.writeHead(status, { 'content-type': 'application/json; charset=UTF-8', ...headers }).end(body);
  };

/** The variables by which our code finds Google at this address. */
export const googleEnv = (base: string) => ({
  GOOGLE_CALENDAR_CLIENT_ID: CLIENT.id,
  GOOGLE_CALENDAR_CLIENT_SECRET: CLIENT.secret,
  GOOGLE_ACCOUNTS_URL: base,
  GOOGLE_TOKENS_URL: base,
  GOOGLE_CALENDAR_URL: `${base}/calendar/v3`,
});

/** Starts Google, and tells our code its address. */
export async function google() {
  const accounts = googleAccounts();
  const server = createServer(googleListener(accounts));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const names = googleEnv(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  Object.assign(process.env, names);
  const stop = () => {
    for (const name of Object.keys(names)) delete process.env[name];
    server.close();
  };
  return { ...accounts, stop };
}
