import type { Browser, Page } from '@playwright/test';
import { mailTo, textOf } from '../cloud.ts';
import { AGENT, expect, openAs } from '../person.ts';

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

/** The agent's calls in this worker. */
let known: Staff | undefined;

/** The calls of an agent who has a signature to countersign with. */
export async function staffOf(browser: Browser): Promise<Staff> {
  if (known && (await known.call('GET', '/api/page/me')).status < 400) return known;
  const page = await (await browser.newContext()).newPage();
  const asked = page.waitForRequest((request) => 'x-page-user' in request.headers());
  await openAs(page, AGENT);
  await page.goto('/esign/forme');
  const { authorization = '', 'x-page-user': user = '' } = (await asked).headers();
  const origin = new URL(page.url()).origin;
  await page.context().close();
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
  known = { call, ok };
  await giveSignature(known);
  return known;
}

async function giveSignature({ call, ok }: Staff): Promise<void> {
  const bytes = Buffer.from(PICTURE, 'base64');
  const file = { purpose: 'signature', name: 'signature.png', type: 'image/png', size: bytes.length };
  const target = (await ok('POST', '/api/core/user/signature/upload', file)) as unknown as {
    url: string;
    headers: Record<string, string>;
    key: string;
  };
  await fetch(target.url, { method: 'PUT', headers: target.headers, body: bytes });
  const { status } = await call('POST', '/api/core/user/signature', { key: target.key });
  // The other worker gives the same agent a signature at the same moment: either one will do.
  if (status >= 400 && status !== 409) throw new Error(`the signature is refused with ${status}`);
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

interface ContractRow {
  readonly id: string;
  readonly stage: string;
}
async function contractsOf({ ok }: Staff): Promise<readonly ContractRow[]> {
  const { rows } = (await ok('POST', '/api/page/contract/list', {})) as unknown as { rows: ContractRow[] };
  return rows;
}

interface Plan {
  readonly showId: string;
  readonly reasons: readonly unknown[];
  readonly contract?: object;
}
interface Row {
  readonly id: string;
  readonly number: string;
}
/** Confirmed shows that have no contract yet, the latest first: other tests take the coming ones. */
export async function freeShows({ ok }: Staff): Promise<Row[]> {
  const filters = [{ field: 'phase', values: ['confirmed'] }];
  const body = { filters, sort: { by: 'date', direction: 'desc' }, perPage: 60 };
  const { rows } = (await ok('POST', '/api/core/show/internal/list', body)) as unknown as { rows: Row[] };
  const showIds = rows.map(({ id }) => id);
  const plans = (await ok('POST', '/api/page/bulksend/check', { showIds })) as unknown as { rows: Plan[] };
  const free = plans.rows.filter(({ reasons, contract }) => reasons.length === 0 && !contract);
  return rows.filter(({ id }) => free.some(({ showId }) => showId === id));
}

/** A new contract of a show that has none, once it is printed. */
async function newContract(staff: Staff): Promise<string> {
  const shows = await freeShows(staff);
  const show = shows[Math.floor(Math.random() * shows.length)];
  const { id } = await staff.ok('POST', `/api/v1/shows/${show?.id}/createDocument`, {});
  const state = async () =>
    ((await staff.ok('GET', `/api/v1/contracts/${id}/details`)).rendered as { readonly state: string }).state;
  await expect.poll(state, { timeout: 30_000 }).toBe('ready');
  return id;
}

/** The last draft among the contracts that has no signing: `newDraft` takes the first ones. */
export async function unsignedContract(staff: Staff): Promise<string> {
  const drafts = (await contractsOf(staff)).filter(({ stage }) => stage === 'draft');
  for (const { id } of drafts.toReversed()) {
    const filters = [
      { field: 'kind', values: ['contract'] },
      { field: 'source', values: [id] },
    ];
    const { rows } = (await staff.ok('POST', '/api/page/esign/list', { filters })) as unknown as { rows: unknown[] };
    if (rows.length === 0) return id;
  }
  return newContract(staff);
}

/** A draft of the first contract that has no signing yet. Other tests take contracts too. */
async function newDraft(staff: Staff): Promise<Answer['body']> {
  for (const { id } of await contractsOf(staff)) {
    const { status, body } = await staff.call('POST', '/api/page/esign/create', { source: { kind: 'contract', id } });
    if (status < 400) return body;
  }
  const source = { kind: 'contract', id: await newContract(staff) };
  return staff.ok('POST', '/api/page/esign/create', { source });
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
