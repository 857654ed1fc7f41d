import * as z from 'zod';
import { userItem } from '#functions/platform/data/user-item.ts';
import { contractContract } from '#shared/domains/agreements/contract/contract.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import type { EsignView } from '#shared/domains/agreements/esign/view.ts';
import type { EventName } from '#shared/events.ts';
import { makeShow, putOnPaper } from '#test/api/contract/agency.ts';
import type { Visitor } from '#test/api/link/door.ts';
import { type Caller, ok } from '#test/support/api.ts';
import type { Agency } from '#test/support/fixtures.ts';
import { promised, workOff } from '#test/support/outbox.ts';
import { sqsRecord } from '#test/support/printing.ts';
import { runAs, workerOf } from '#test/support/rights.ts';

const { create, edit, get, send, upload } = esignContract.routes;
export const PROMOTER = 'nina@outside.example';

/** Gives a user a signature in their settings, as the page of signatures does. */
export const giveSignature = ({ tenantId, users }: Agency, { user } = users.agent) =>
  userItem('signature', z.object({ key: z.string() })).write({ tenantId, userId: user.id }, { key: 'x' });

/** A draft of a new contract, with the promoter's address. */
export async function draftOf(agency: Agency, more: object = {}): Promise<EsignView> {
  const { agent } = agency.users;
  const show = await makeShow(agency, { statusId: agency.status('Confirmed').id });
  const made = await ok(contractContract.routes.createFromShow, agent, { params: { id: show.id }, body: {} });
  const contract = await putOnPaper(agency, made.id);
  const draft = await ok(create, agent, { body: { source: { kind: 'contract', id: contract.id } } });
  const [signer, counter] = draft.participants;
  if (!signer || !counter) throw new Error('the draft has no participants');
  const people = signer.people.map((one) => ({ ...pickPerson(one), name: 'Nina Test', email: PROMOTER }));
  const participants = [{ ...pickParticipant(signer), people }, pickParticipant(counter)];
  const { title, message, locale, zone } = draft;
  return ok(edit, agent, {
    params: { id: draft.id },
    body: { title, message, locale, zone, rev: draft.rev, participants, ...more },
  });
}

type Participant = EsignView['participants'][number];
const pickPerson = ({ id, name, email, userId, locale, zone }: Participant['people'][number]) => ({
  id,
  name,
  email,
  locale,
  zone,
  ...(userId ? { userId } : {}),
});
export const pickParticipant = ({ id, step, role, type, people }: Participant) => ({
  id,
  step,
  role,
  type,
  people: people.map(pickPerson),
});

export const record = ({ tenantId }: Agency, id: string) => ({ tenantId, entity: 'esign', id });
export const read = (agency: Agency, id: string) => ok(get, agency.users.agent, { params: { id } });

/** Does all that was promised so far, as the outbox worker does. A repeat changes nothing. */
export async function workAll(agency: Agency, id: string): Promise<void> {
  if (!(await workOff(record(agency, id), 'esign' as EventName))) throw new Error('the outbox worker failed');
}

/** Runs the seal worker on the promised seal. Answers whether it is done. */
export async function runSeal(agency: Agency, id: string): Promise<boolean> {
  const { handler } = await import('#functions/domains/agreements/esign/workers/seal.ts');
  const messages = await promised(record(agency, id), 'esignSeal');
  const Records = messages.map((message) => sqsRecord(message));
  const { batchItemFailures } = await runAs(workerOf('seal'), () => handler({ Records }));
  return messages.length > 0 && batchItemFailures.length === 0;
}

export async function sentOut(agency: Agency): Promise<EsignView> {
  const draft = await draftOf(agency);
  const sent = await ok(send, agency.users.agent, { params: { id: draft.id }, body: {} });
  await workAll(agency, sent.id);
  return sent;
}

/** The secret of the last mail to an address. */
export const secretIn = (mails: readonly { readonly to: string; readonly text: string }[], to = PROMOTER): string => {
  const found = mails.findLast((mail) => mail.to === to && mail.text.includes('/esign/invitation/'));
  return /\/esign\/invitation\/([\w-]{43})/.exec(found?.text ?? '')?.[1] ?? '';
};

/** Builds the input of a signer after reading: the version on screen, the consent and the name. */
export const signBody = ({ revision, files, consent }: Seen) => ({
  revision,
  hashes: Object.fromEntries(files.map(({ id, sha256 }) => [id, sha256])),
  consentVersion: consent.version,
  locale: 'en' as const,
  name: 'Nina Test',
});
interface Seen {
  readonly revision: number;
  readonly files: readonly { readonly id: string; readonly sha256: string }[];
  readonly consent: { readonly version: number };
}

/** A promoter opens the link, reads every file and signs. */
export async function signAt(visitor: Visitor, secret: string): Promise<void> {
  const { open, guestView, sign } = esignContract.routes;
  const { body } = await visitor.call(open, secret, {});
  for (const { id } of body.files) await visitor.call(guestView, secret, { fileId: id });
  const { status, body: answer } = await visitor.call(sign, secret, signBody(body));
  if (status !== 200) throw new Error(`sign answered ${status} ${JSON.stringify(answer.errors)}`);
}

/** A user reads every file and countersigns. */
export async function countersignAs(agency: Agency, id: string, agent = agency.users.agent): Promise<EsignView> {
  const { view, countersign } = esignContract.routes;
  const { participants, files, revision } = await read(agency, id);
  const participantId = participants.find(({ role }) => role === 'countersigner')?.id ?? '';
  for (const file of files) await ok(view, agent, { params: { id }, body: { participantId, fileId: file.id } });
  const hashes = Object.fromEntries(files.map((file) => [file.id, file.sha256]));
  return ok(countersign, agent, { params: { id }, body: { participantId, revision, hashes } });
}

export type UploadPurpose = 'esignFile' | 'esignManual';
/** Uploads a file with a ticket, and answers its key. */
export async function uploadedBy(
  user: Caller,
  bytes: Uint8Array,
  purpose: UploadPurpose,
  type = 'application/pdf',
): Promise<string> {
  const ticket = await ok(upload, user, { body: { purpose, name: 'rider.pdf', type, size: bytes.length } });
  const reply = await fetch(ticket.url, { method: 'PUT', headers: ticket.headers, body: new Uint8Array(bytes) });
  if (!reply.ok) throw new Error(`the upload answered ${reply.status}`);
  return ticket.key;
}

interface Party {
  readonly name: string;
  readonly email: string;
  readonly step?: number;
  readonly role?: 'signer' | 'approver' | 'copy';
  readonly access?: 'open' | 'code';
}
/** Builds a participant outside. Several people make a group. */
export const outsider = (...[first, ...others]: [Party, ...Party[]]) => ({
  step: first.step ?? 1,
  role: first.role ?? ('signer' as const),
  type: others.length > 0 ? ('group' as const) : ('outsider' as const),
  ...(first.access ? { access: first.access } : {}),
  people: [first, ...others].map(({ name, email }) => ({
    name,
    email,
    locale: 'en' as const,
    zone: 'Europe/Amsterdam',
  })),
});

/** A document that went out to these people. The agent countersigns in the step after them. */
export async function sentTo(
  agency: Agency,
  parties: readonly ReturnType<typeof outsider>[],
  more: object = {},
): Promise<EsignView> {
  const { agent } = agency.users;
  const draft = await draftOf(agency);
  const [, counter] = draft.participants;
  if (!counter) throw new Error('the draft has no countersigner');
  const { title, message, locale, zone, rev } = draft;
  const last = { ...pickParticipant(counter), step: Math.max(...parties.map(({ step }) => step)) + 1 };
  const body = { title, message, locale, zone, rev, participants: [...parties, last], ...more };
  await ok(edit, agent, { params: { id: draft.id }, body });
  const sent = await ok(send, agent, { params: { id: draft.id }, body: {} });
  await workAll(agency, sent.id);
  return sent;
}

/** Opens a link and reads every file. */
export async function readAt(visitor: Visitor, secret: string) {
  const { open, guestView } = esignContract.routes;
  const { body } = await visitor.call(open, secret, {});
  for (const { id } of body.files ?? []) await visitor.call(guestView, secret, { fileId: id });
  return body;
}
