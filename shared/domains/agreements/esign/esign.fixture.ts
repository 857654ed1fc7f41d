import { createHash } from 'node:crypto';
import { chained, type Digest } from './audit.ts';
import { begun } from './beginning.ts';
import type { Command, CommandType } from './commands.ts';
import { CONSENT_VERSION, consentText } from './consent.ts';
import type { EsignMessage } from './message.ts';
import type { Actor, Change, Document, EsignEvent } from './outcome.ts';
import type { Participant, SignFile } from './parts.ts';
import { decide } from './rules.ts';
import { SettingsInput } from './schemas.ts';
import type { ParticipantRole } from './states.ts';

/** Tests of e-sign: a document with participants, and a signing that runs commands and keeps what follows. */
export const sha256: Digest = (text) => createHash('sha256').update(text).digest('hex');
/** A Tuesday, in working hours. */
export const START = '2027-03-02T10:00:00.000Z';
export const AUTHOR: Actor = { kind: 'user', id: 'agent', name: 'Ann Agent' };
export const JOB: Actor = { kind: 'job', id: 'job', name: 'Backline' };
export const WORKER: Actor = { kind: 'worker', id: 'worker', name: 'Backline' };

export const file = (id: string, changes: Partial<SignFile> = {}): SignFile => ({
  id,
  role: 'sign',
  key: `files/${id}`,
  name: `${id}.pdf`,
  size: 10_000,
  pages: 3,
  sha256: sha256(id),
  hasSignature: false,
  ...changes,
});

interface Place {
  readonly step?: number;
  readonly role?: ParticipantRole;
  readonly isStaff?: boolean;
  /** People of a group. */
  readonly people?: number;
}
export function participant(id: string, { step = 1, role = 'signer', isStaff, people = 1 }: Place = {}): Participant {
  const person = (i: number) => ({
    id: people === 1 ? `${id}-p` : `${id}-p${i}`,
    name: people === 1 ? `Name ${id}` : `Name ${id} ${i}`,
    email: `${id}${people === 1 ? '' : i}@outside.example`,
    mobile: '',
    capacity: '',
    locale: 'en' as const,
    zone: 'Europe/Amsterdam',
    viewed: [],
    ...(isStaff ? { userId: `user-${id}` } : {}),
  });
  return {
    id,
    step,
    role,
    type: people > 1 ? 'group' : isStaff ? 'user' : 'outsider',
    deadlineDays: 7,
    access: 'open',
    people: Array.from({ length: people }, (_, i) => person(i)),
    state: 'pending',
    voided: [],
    forwards: 0,
    reminders: 0,
  };
}

const SETTINGS = SettingsInput.parse({ title: 'Contract', locale: 'en', zone: 'Europe/Amsterdam' });
export const draft = (participants: Participant[], changes: Partial<Document> = {}): Document => ({
  ...begun(SETTINGS, {
    source: { kind: 'contract', id: 'contract-1' },
    author: { userId: AUTHOR.id, name: AUTHOR.name, email: 'agent@northlight.example' },
    files: [file('main')],
    clientData: { vatNumber: 'NL1', invoiceEmail: 'old@outside.example' },
    printedFields: ['vatNumber'],
    isFromTemplate: true,
  }),
  id: 'document',
  rev: 1,
  participants,
  ...changes,
});

export const hashesOf = ({ files }: Pick<Document, 'files'>): Record<string, string> =>
  Object.fromEntries(files.map((one) => [one.id, one.sha256]));
export const CONSENT = { consentVersion: CONSENT_VERSION, consentHash: sha256(consentText.en) };
/** A command without its type and actor. */
export type Input<K extends CommandType> = Omit<Command<K>, 'type' | 'by'>;

/** A signing under way. Each command is decided, and what follows is kept. */
export class Signing {
  readonly events: EsignEvent[] = [];
  messages: EsignMessage[] = [];
  now = START;
  created: Change['created'];
  constructor(public document: Document) {}

  /** Runs a command. Returns its error, or `ok`. */
  run<K extends CommandType>(type: K, input: Input<K>, by: Actor = AUTHOR): string {
    const decision = decide(this.document, { ...input, type, by } as Command, this.now);
    if ('error' in decision) return decision.error;
    const { head } = chained(this.document, decision.events, sha256);
    this.document = { ...decision.document, ...head, rev: this.document.rev + 1 };
    this.events.push(...decision.events);
    this.messages = [...decision.messages];
    this.created = decision.created;
    return 'ok';
  }

  pass(days: number): this {
    this.now = new Date(Date.parse(this.now) + days * 86_400_000).toISOString();
    return this;
  }
  send = () => this.run('send', { hashes: hashesOf(this.document), withSignature: this.#userIds(), bounced: [] });
  #userIds = () =>
    this.document.participants.flatMap(({ people }) => people.flatMap(({ userId }) => (userId ? [userId] : [])));

  at(id: string): Participant {
    const found = this.document.participants.find((one) => one.id === id);
    if (!found) throw new Error(`no participant ${id}`);
    return found;
  }
  actor(id: string, personId = this.at(id).people[0]?.id ?? ''): Actor {
    const person = this.at(id).people.find((one) => one.id === personId);
    const name = person?.name ?? '';
    return person?.userId ? { kind: 'user', id: person.userId, name } : { kind: 'participant', id: personId, name };
  }
  self(id: string, personId = this.at(id).people[0]?.id ?? '') {
    return { participantId: id, personId };
  }
  /** Opens the link, and all files. */
  read(id: string, personId?: string): string {
    const [self, by] = [this.self(id, personId), this.actor(id, personId)];
    const results = [this.run('open', self, by)];
    for (const one of this.document.files) results.push(this.run('view', { ...self, fileId: one.id }, by));
    return results.find((result) => result !== 'ok') ?? 'ok';
  }
  seen = () => ({ revision: this.document.revision, hashes: hashesOf(this.document) });
  sign(id: string, personId?: string, more: Partial<Input<'sign'>> = {}): string {
    const by = this.actor(id, personId);
    const self = this.self(id, personId);
    const given = { ...self, ...this.seen(), ...CONSENT, name: by.name, method: 'typed' as const, values: {} };
    return this.run('sign', { ...given, ...more }, by);
  }
  approve(id: string): string {
    const given = { ...this.self(id), ...this.seen(), ...CONSENT };
    return this.run('approve', given, this.actor(id));
  }
  countersign(id: string, passwordAt = this.now): string {
    return this.run('countersign', { ...this.self(id), ...this.seen(), passwordAt }, this.actor(id));
  }
  readAndSign = (id: string, personId?: string) => {
    const result = this.read(id, personId);
    return result === 'ok' ? this.sign(id, personId) : result;
  };
  seal(): string {
    const files = this.document.files
      .filter(({ role }) => role !== 'info')
      .map(({ id }) => ({ id, key: `sealed/${id}`, sha256: sha256(`sealed ${id}`) }));
    return this.run('sealed', { files, coversWholeFile: true }, WORKER);
  }
  /** The mails of the last command, each with the participants who get it. */
  mails(): Record<string, string[]> {
    const mails: Record<string, string[]> = {};
    for (const message of this.messages)
      if (message.type === 'mail')
        mails[message.mail] = [
          ...(mails[message.mail] ?? []),
          ...message.to.map(({ participantId, personId }) => personId ?? participantId),
        ];
    return mails;
  }
  notices = () => this.messages.flatMap((one) => (one.type === 'notice' ? [one.notice] : []));
  effects = () => this.messages.flatMap((one) => (one.type === 'effect' ? [one.effect] : []));
  seals = () => this.messages.filter(({ type }) => type === 'seal').length;
  states = () => Object.fromEntries(this.document.participants.map(({ id, state }) => [id, state]));
  types = () => this.events.map(({ type }) => type);
}

/** Sends a document, and returns its signing. */
export function sent(participants: Participant[], changes: Partial<Document> = {}): Signing {
  const signing = new Signing(draft(participants, changes));
  const result = signing.send();
  if (result !== 'ok') throw new Error(result);
  return signing;
}
export const client = participant('client');
export const agency = participant('agency', { step: 2, role: 'countersigner', isStaff: true });
