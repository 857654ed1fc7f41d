import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Listener, listen, readBody } from '../http.ts';
import { CardEvents, type Deliver } from './acts.ts';
import { answerTo } from './answers.ts';
import { keepCard, TEST_CARDS, type TestCard } from './customers.ts';
import { paymentPage, setupPage } from './page.ts';
import { type CardState, keepState, loadState, type Session } from './state.ts';

/*
 * Stands in for the card provider: its calls, its page for payers, and its signed events. A key that ends in `refused`
 * is unknown to it, and one that ends in `weak` may not do anything.
 */
const MAX_BODY = 100_000;

const problem = (status: number, type: string) => [status, { error: { type, message: type } }] as const;

function checkKey({ headers }: IncomingMessage) {
  const key = headers.authorization?.replace('Bearer ', '') ?? '';
  if (!/^[rs]k_test_/.test(key) || key.endsWith('refused')) return problem(401, 'invalid_request_error');
  return key.endsWith('weak') ? problem(403, 'invalid_request_error') : undefined;
}

interface Served {
  readonly state: CardState;
  readonly events: CardEvents;
}
const HTML = { 'content-type': 'text/html; charset=utf-8' };
const isTestCard = (text: string | null): text is TestCard => text !== null && text in TEST_CARDS;

function setup(state: CardState, session: Session, card: string | null, res: ServerResponse): void {
  if (session.status === 'open' && isTestCard(card)) {
    keepCard(state, session, card);
    return void res.writeHead(303, { location: session.success_url }).end();
  }
  res.writeHead(200, HTML).end(setupPage(session));
}

async function page({ state, events }: Served, req: IncomingMessage, res: ServerResponse, id: string): Promise<void> {
  const session = state.sessions.get(id);
  const form = new URLSearchParams((await readBody(req, MAX_BODY)).toString('utf8'));
  if (!session) return void res.writeHead(404).end();
  if (session.mode === 'setup') return setup(state, session, form.get('card'), res);
  if (req.method === 'POST' && session.status === 'open') {
    if (form.get('act') === 'pay') {
      await events.pay(id);
      return void res.writeHead(303, { location: session.success_url }).end();
    }
    await events.decline(id);
  }
  res.writeHead(200, HTML).end(paymentPage(state, session));
}

async function serve(served: Served, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const url = new URL(req.url ?? '', `http://${req.headers.host}`);
  const path = url.pathname.slice(1).split('/');
  if (path[0] === 'pay') return page(served, req, res, path[1] ?? '');
  const body = (await readBody(req, MAX_BODY)).toString('utf8');
  const form = new URLSearchParams(req.method === 'GET' ? url.search : body);
  const call = { state: served.state, method: req.method ?? 'GET', path, form, origin: url.origin };
  const [status, answer] = checkKey(req) ?? answerTo(call, req.headers['idempotency-key']?.toString());
  res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
}

interface CardProviderOptions {
  readonly port?: number;
  /** Keeps the state for the next start. */
  readonly file?: string | undefined;
  /** Takes events where nobody listens at their address: in tests. */
  readonly deliver?: Deliver;
}
export interface CardProvider extends Listener, Served {}

export async function startCardProvider({ port = 0, file, deliver }: CardProviderOptions = {}): Promise<CardProvider> {
  const state = loadState(file);
  const events = new CardEvents(state, deliver);
  const listener = await listen(port, async (req, res) => {
    await serve({ state, events }, req, res);
    keepState(file, state);
  });
  return { ...listener, state, events };
}
