import type { Browser, Page } from '@playwright/test';
import { mailTo, textOf } from '../cloud.ts';
import { AGENT, expect, signIn } from '../person.ts';

/** A point: the picture of a signature matters only to people. */
const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

type Json = Record<string, unknown>;
interface Answer {
  readonly status: number;
  readonly body: Json & { readonly id: string };
}
type Call = (method: string, path: string, body?: object) => Promise<Answer>;

/** Calls of a signed-in user, as their pages make them. */
export interface Staff {
  readonly call: Call;
  readonly ok: (method: string, path: string, body?: object) => Promise<Answer['body']>;
}

/** Signs an agent in, in a browser of their own, who has a signature to countersign with. */
export async function staffOf(browser: Browser): Promise<Staff> {
  const page = await (await browser.newContext()).newPage();
  const asked = page.waitForRequest((request) => 'x-page-user' in request.headers());
  await signIn(page, AGENT);
  const { authorization = '', 'x-page-user': user = '' } = (await asked).headers();
  const origin = new URL(page.url()).origin;
  await page.close();
  const headers = { authorization, origin, 'x-page-user': user, 'content-type': 'application/json' };
  const call: Call = async (method, path, body) => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const reply = await fetch(origin + path, {
      method,
      headers: { ...headers, ...key },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: reply.status, body: (await reply.json()) as Answer['body'] };
  };
  const ok: Staff['ok'] = async (method, path, body) => {
    const answer = await call(method, path, body);
    if (answer.status >= 400) throw new Error(`${path} answered ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  await giveSignature(ok);
  return { call, ok };
}

async function giveSignature(ok: Staff['ok']): Promise<void> {
  const bytes = Buffer.from(PICTURE, 'base64');
  const file = { purpose: 'signature', name: 'signature.png', type: 'image/png', size: bytes.length };
  const target = (await ok('POST', '/api/core/user/signature/upload', file)) as unknown as {
    url: string;
    headers: Record<string, string>;
    key: string;
  };
  await fetch(target.url, { method: 'PUT', headers: target.headers, body: bytes });
  await ok('POST', '/api/core/user/signature', { key: target.key });
}

interface Person extends Json {
  readonly name: string;
}
interface Participant extends Json {
  readonly id: string;
  readonly role: string;
  readonly people: readonly Person[];
}
const pick = (from: Json, names: readonly string[]): Json =>
  Object.fromEntries(names.filter((name) => from[name] !== undefined).map((name) => [name, from[name]]));
const personOf = (person: Json) => pick(person, ['id', 'name', 'email', 'locale', 'zone', 'userId']);
const participantOf = ({ people, ...rest }: Participant) => ({
  ...pick(rest, ['id', 'step', 'role', 'type']),
  people: people.map(personOf),
});

export interface SentOut {
  readonly id: string;
  readonly title: string;
  readonly email: string;
  /** The address in the mail to the signer. */
  readonly address: string;
}

/** A draft of the first contract that has no signing yet. Other tests take contracts too. */
async function newDraft({ call, ok }: Staff): Promise<Answer['body']> {
  const { rows } = (await ok('POST', '/api/page/contract/list', {})) as unknown as { rows: { id: string }[] };
  for (const { id } of rows) {
    const { status, body } = await call('POST', '/api/page/esign/create', { source: { kind: 'contract', id } });
    if (status < 400) return body;
  }
  throw new Error('every contract is out for signature already');
}

/** The address of the link in the latest mail to somebody. */
export async function linkTo(email: string, about = /./): Promise<string> {
  const text = textOf(await mailTo(email, about, '/esign/invitation/'));
  return /http\S+\/esign\/invitation\/[\w-]{43}/.exec(text)?.[0] ?? '';
}

/** Sends a contract to a new person, who signs first; the agent countersigns. */
export async function sendOut(staff: Staff, settings: Json = {}): Promise<SentOut> {
  const draft = await newDraft(staff);
  const { title, locale, zone, rev, participants } = draft as unknown as Json & { participants: Participant[] };
  const [signer, counter] = participants.map(participantOf);
  if (!signer || !counter) throw new Error('the draft has no participants');
  const email = `nina-${crypto.randomUUID().slice(0, 8)}@outside.example`;
  const people = signer.people.map((person) => ({ ...person, name: 'Nina Verhoeven', email, locale: 'en' }));
  const message = 'As discussed on the phone.';
  const edit = { title, locale, zone, rev, message, participants: [{ ...signer, people }, counter], ...settings };
  await staff.ok('POST', `/api/page/esign/${draft.id}/edit`, edit);
  await staff.ok('POST', `/api/page/esign/${draft.id}/send`, {});
  return { id: draft.id, title: String(title), email, address: await linkTo(email) };
}

/** The agent reads every file and countersigns. */
export async function countersign({ ok }: Staff, id: string): Promise<void> {
  const path = `/api/page/esign/${id}`;
  const found = (await ok('GET', path)) as unknown as Json & {
    participants: Participant[];
    files: { id: string; sha256: string }[];
    revision: number;
  };
  const participantId = found.participants.find(({ role }) => role === 'countersigner')?.id;
  for (const file of found.files) await ok('POST', `${path}/view`, { participantId, fileId: file.id });
  const hashes = Object.fromEntries(found.files.map((file) => [file.id, file.sha256]));
  await ok('POST', `${path}/countersign`, { participantId, revision: found.revision, hashes });
}

/** A reader without an account, on a phone or at a desk. */
export async function guest(browser: Browser, width: 390 | 1440, address: string): Promise<Page> {
  const viewport = width === 390 ? { width, height: 844 } : { width, height: 900 };
  const page = await (await browser.newContext({ viewport, locale: 'en-GB', reducedMotion: 'reduce' })).newPage();
  await page.goto(address);
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  return page;
}

/** Reads all files, from the door on, or from the details of an opened document. */
export async function read(page: Page, from: 'Continue' | 'Read the documents' = 'Continue'): Promise<void> {
  if (from === 'Continue') await page.getByRole('button', { name: from, exact: true }).click();
  await page.getByRole('button', { name: 'Read the documents' }).click();
  await expect(page.locator('canvas').first()).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Continue to sign' }).click();
  await expect(page.getByRole('heading', { name: 'Sign', exact: true })).toBeFocused();
}
