import type { Command, CommandType, ManualFileFacts } from '#shared/domains/agreements/esign/commands.ts';
import { CONSENT_VERSION } from '#shared/domains/agreements/esign/consent.ts';
import type { Actor, Document } from '#shared/domains/agreements/esign/outcome.ts';
import type { DocumentState } from '#shared/domains/agreements/esign/states.ts';

/** A step of a signing: the command, and the days before today on which it was given. */
interface Step {
  readonly daysAgo: number;
  readonly command: (document: Document) => Command;
}
/** The life of one signing, up to the state in which the demo shows it. */
export interface Story {
  readonly state: DocumentState | 'hold';
  /** The stage of a contract whose life fits. */
  readonly contract: 'draft' | 'sent' | 'signed';
  /** Days after sending, on which it expires. */
  readonly expiryDays?: number;
  readonly steps: readonly Step[];
}

const hashesOf = ({ files }: Document) => Object.fromEntries(files.map(({ id, sha256 }) => [id, sha256]));
const authorOf = ({ author }: Document): Actor => ({ kind: 'user', id: author.userId, name: author.name });
const JOB: Actor = { kind: 'job', id: 'remind', name: 'Backline' };
/** The hash of the consent text is filled in where the steps are run. */
const CONSENT = { consentVersion: CONSENT_VERSION, consentHash: '' };

function placeOf({ participants }: Document, i: number) {
  const participant = participants[i];
  const [person] = participant?.people ?? [];
  if (!participant || !person) throw new Error('a signing of the demo has two participants');
  const by: Actor = person.userId
    ? { kind: 'user', id: person.userId, name: person.name }
    : { kind: 'participant', id: person.id, name: person.name, ip: '192.0.2.44' };
  return { participantId: participant.id, personId: person.id, by };
}
const step = (daysAgo: number, command: Step['command']): Step => ({ daysAgo, command });
const byAuthor = <K extends CommandType>(
  daysAgo: number,
  type: K,
  input: (document: Document) => object = () => ({}),
) => step(daysAgo, (document) => ({ ...input(document), type, by: authorOf(document) }) as Command);
const byPerson = (i: number, daysAgo: number, type: CommandType, input: (document: Document) => object = () => ({})) =>
  step(daysAgo, (document) => ({ ...input(document), ...placeOf(document, i), type }) as Command);

const [CLIENT, STAFF] = [0, 1];
const send = (daysAgo: number) =>
  byAuthor(daysAgo, 'send', (document) => {
    const users = document.participants.flatMap(({ people }) => people.flatMap(({ userId }) => userId ?? []));
    return { hashes: hashesOf(document), withSignature: users, bounced: [] };
  });
const open = (daysAgo: number) => byPerson(CLIENT, daysAgo, 'open');
const read = (i: number, daysAgo: number) =>
  byPerson(i, daysAgo, 'view', ({ files }) => ({ fileId: files[0]?.id ?? '' }));
const seen = (document: Document) => ({ revision: document.revision, hashes: hashesOf(document) });
const signed = (daysAgo: number): Step[] => [
  open(daysAgo),
  read(CLIENT, daysAgo),
  byPerson(CLIENT, daysAgo, 'sign', (document) => ({
    ...seen(document),
    ...CONSENT,
    name: document.participants[CLIENT]?.people[0]?.name ?? '',
    method: 'typed',
    values: {},
  })),
];
const correction = [{ field: 'vatNumber', value: 'NL854502130B01' }];

/** The stories of the demo, one for each state, so that each page of e-sign shows something. */
export const signingStories = (scan: ManualFileFacts, passwordAt: string, today: string): readonly Story[] => [
  { state: 'draft', contract: 'draft', steps: [] },
  {
    state: 'review',
    contract: 'draft',
    steps: [byAuthor(1, 'submit', (document) => ({ hashes: hashesOf(document) }))],
  },
  { state: 'outForSignature', contract: 'sent', steps: [send(2), open(1)] },
  { state: 'outForSignature', contract: 'sent', steps: [send(5), ...signed(1)] },
  {
    state: 'hold',
    contract: 'sent',
    steps: [send(4), open(2), byPerson(CLIENT, 2, 'correct', () => ({ values: correction, ids: [scan.id] }))],
  },
  {
    state: 'completed',
    contract: 'signed',
    steps: [
      send(9),
      ...signed(6),
      read(STAFF, 5),
      byPerson(STAFF, 5, 'countersign', (document) => ({ ...seen(document), passwordAt })),
    ],
  },
  {
    state: 'declined',
    contract: 'sent',
    steps: [
      send(12),
      open(11),
      byPerson(CLIENT, 10, 'decline', () => ({
        category: 'terms',
        reason: 'The cancellation terms do not work for us.',
      })),
    ],
  },
  {
    state: 'expired',
    contract: 'sent',
    expiryDays: 10,
    steps: [send(14), open(13), step(3, () => ({ type: 'expire', by: JOB }))],
  },
  {
    state: 'discarded',
    contract: 'draft',
    steps: [send(8), byAuthor(7, 'discard', () => ({ reason: 'The fee changed.' }))],
  },
  {
    state: 'manualComplete',
    contract: 'signed',
    steps: [
      send(20),
      byAuthor(15, 'completeManually', () => ({
        fileIds: [scan.id],
        files: [scan],
        date: today,
        reason: 'Signed at the venue.',
      })),
    ],
  },
];
