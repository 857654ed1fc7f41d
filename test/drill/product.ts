import { randomUUID } from 'node:crypto';
import { type Cloud, startCloud } from '#scripts/local/cloud.ts';
import { signIns } from '#scripts/seed/people.ts';
import { sessionContract } from '#shared/domains/identity/session/contract.ts';
import type { CallOf, OutputOf, Route } from '#shared/kernel/contract/route.ts';
import { accessToken } from '#test/support/cloud.ts';
import { FunctionDied, type FunctionsOptions, functions } from './functions.ts';
import { proxied } from './proxied.ts';

export interface Answer<B = unknown> {
  readonly status: number;
  readonly body: B & { readonly errors?: readonly { readonly code: string; readonly message: string }[] };
  readonly ms: number;
  readonly headers: Headers;
}
export interface Person {
  readonly id: string;
  readonly email: string;
  token: string;
}

/** The embedded cloud, whose functions run in a process apart, and an agency with ten administrators. */
export interface Product {
  readonly cloud: Cloud;
  readonly tenantId: string;
  readonly people: readonly Person[];
  readonly operator: Person;
  /** Renews the tokens, which live for an hour. */
  readonly signIn: () => Promise<void>;
}

/** A kill fails what is under way: that is the drill, and no news. */
function muteDeaths(): void {
  const say = console.error;
  console.error = (...words: unknown[]) => {
    if (!words.some((word) => word instanceof FunctionDied)) say(...words);
  };
}

/** Starts it all. Modules that make AWS clients are loaded afterwards, when the environment has the addresses. */
export async function startProduct(
  options: Partial<FunctionsOptions> & { readonly dataDir?: string } = {},
): Promise<Product> {
  muteDeaths();
  functions.restart(options);
  const cloud = await startCloud({ locate: proxied, ...(options.dataDir ? { dataDir: options.dataDir } : {}) });
  const { signUp } = await import('#scripts/seed/people.ts');
  const { makeUser } = await import('#test/support/fixtures.ts');
  const { clientStore, OPERATOR_TENANT } = await import('#functions/domains/reference/client/store.ts');
  const { ClientInput } = await import('#shared/domains/reference/client/schemas.ts');
  const founder = { tenantId: OPERATOR_TENANT, now: new Date(), actor: { userId: 'drill', name: 'Drill' } };
  const { id: tenantId } = await clientStore.create(founder, ClientInput.parse({ name: 'Drill' }));
  const subs = await signUp();
  const people: Person[] = [];
  for (const { email, role } of signIns) {
    const isOperator = role === 'operator';
    const of = { role: 'administrator', sub: subs.get(email) ?? '', isOperator } as const;
    people.push({ id: (await makeUser(isOperator ? OPERATOR_TENANT : tenantId, of)).id, email, token: '' });
  }
  const operator = people.find(({ email }) => email.startsWith('operator')) as Person;
  const signIn = async () => {
    for (const person of people) {
      const { password } = signIns.find(({ email }) => email === person.email) as (typeof signIns)[number];
      person.token = await accessToken(cloud.env, person.email, password);
      await good(cloud, person, sessionContract.routes.signIn, { body: {} });
    }
  };
  await signIn();
  return { cloud, tenantId, people: people.filter((one) => one !== operator), operator, signIn };
}

export const newKey = (): string => randomUUID();

interface Sending {
  /** Of a write, to send it again under. */
  readonly key?: string;
  readonly locale?: string;
}
/** Sends a request through the gateway. No answer, and that of a function that died, is `undefined`. */
export async function ask<R extends Route>(
  { urls }: Pick<Cloud, 'urls'>,
  { token }: Pick<Person, 'token'>,
  { method, path }: R,
  call: CallOf<R>,
  { key, locale = 'en' }: Sending = {},
): Promise<Answer<OutputOf<R>> | undefined> {
  const {
    params = {},
    query,
    body,
  } = call as {
    params?: Record<string, string>;
    query?: Record<string, string>;
    body?: object;
  };
  const to = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const headers = {
    authorization: `Bearer ${token}`,
    'accept-language': locale,
    ...(key ? { 'idempotency-key': key } : {}),
  };
  const started = performance.now();
  try {
    const url = `${urls.api}${to}${query ? `?${new URLSearchParams(query)}` : ''}`;
    const reply = await fetch(url, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
    const text = await reply.text();
    // The gateway's own word for a function that died.
    if (reply.status === 500 && text.includes('Internal Server Error')) return undefined;
    const answered = JSON.parse(text || '{}') as Answer<OutputOf<R>>['body'];
    return { status: reply.status, body: answered, ms: performance.now() - started, headers: reply.headers };
  } catch {
    return undefined;
  }
}

/** The answer of a request that must succeed. */
export async function good<R extends Route>(
  cloud: Pick<Cloud, 'urls'>,
  person: Pick<Person, 'token'>,
  route: R,
  call: CallOf<R>,
): Promise<OutputOf<R>> {
  const answer = await ask(cloud, person, route, call, route.method === 'GET' ? {} : { key: newKey() });
  if (answer?.status !== 200)
    throw new Error(`${route.id} answered ${answer?.status} ${JSON.stringify(answer?.body.errors)}`);
  return answer.body;
}
