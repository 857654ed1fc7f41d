import {
  certificateFacts,
  type RecordParticipant,
  type SigningRecord,
} from '#functions/platform/seal/record/record.ts';
import type { AuditEvent } from '#shared/domains/agreements/esign/audit.ts';
import { eventWords } from '#shared/domains/agreements/esign/event-words.ts';
import type { EsignEventType } from '#shared/domains/agreements/esign/names.ts';
import type { Participant } from '#shared/domains/agreements/esign/parts.ts';
import { isCurrent } from '#shared/domains/agreements/esign/turn.ts';
import { inLanguage } from '#shared/kernel/text/translated.ts';
import type { EsignRecord } from '../store.ts';
import { codeOf } from '../verification.ts';

interface Facts {
  readonly document: EsignRecord;
  readonly events: readonly AuditEvent[];
  readonly agency: string;
  readonly certificate: Uint8Array;
  /** The hashes of the files that are sealed already. */
  readonly sealed: ReadonlyMap<string, string>;
  /** The file that holds the record. */
  readonly mainId: string;
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** The address and program from which a person acted. */
const deviceOf = (event: AuditEvent | undefined): Pick<RecordParticipant, 'ip' | 'userAgent'> => {
  const { ip, userAgent } = event?.by ?? {};
  return { ...(ip ? { ip } : {}), ...(userAgent ? { userAgent } : {}) };
};

function participantOf(one: Participant, events: readonly AuditEvent[]): RecordParticipant {
  const { act, step, role, access, invitedAt, people } = one;
  const person = people.find(({ id }) => id === act?.personId) ?? people[0];
  const own = events.filter(({ participantId, personId }) => participantId === one.id && personId === person?.id);
  const first = (type: EsignEventType) => own.find((event) => event.type === type);
  const times = {
    invited: invitedAt,
    mailAccepted: first('mailSent')?.at,
    opened: person?.openedAt,
    viewed: first('viewed')?.at,
    consented: first('consented')?.at,
    acted: act?.at,
  };
  const consent = first('consented');
  const [version, hash] = [act?.consentVersion, text(consent?.data?.hash)];
  const method = act?.standingOrder ? ('standingOrder' as const) : act?.method;
  return {
    step,
    role,
    invited: { name: person?.name ?? '', email: person?.email ?? '' },
    ...(act ? { signedAs: act.name } : {}),
    ...(act?.insteadOf ? { insteadOf: act.insteadOf } : {}),
    ...(person?.capacity ? { capacity: person.capacity } : {}),
    access: person?.userId ? 'signIn' : access === 'code' ? 'linkAndCode' : 'link',
    times: Object.fromEntries(Object.entries(times).filter(([, at]) => at !== undefined)),
    ...(method ? { method } : {}),
    ...(version !== undefined && hash ? { consent: { version: String(version), hash } } : {}),
    ...deviceOf(consent ?? first('countersigned') ?? first('opened')),
  };
}

/** The record of a signing, from its document and its audit chain. */
export function recordOf({ document, events, agency, certificate, sealed, mainId }: Facts): SigningRecord {
  const { id, title, revision, createdAt, sentAt = createdAt, completingAt = sentAt, locale } = document;
  const heading = { id, title, revision, agency, createdAt, sentAt, completedAt: completingAt, code: codeOf(document) };
  return {
    document: heading,
    files: document.files.map((file) => {
      const hash = sealed.get(file.id);
      const seal = file.id === mainId ? { holdsRecord: true } : hash ? { sealed: hash } : {};
      return { name: file.name, role: file.role, pages: file.pages, sent: file.sha256, ...seal };
    }),
    participants: document.participants.filter(isCurrent).map((one) => participantOf(one, events)),
    corrections: document.corrections.map(({ field, before, after, personId, choice, state }) => {
      const people = document.participants.flatMap((one) => one.people);
      const by = people.find((person) => person.id === personId)?.name ?? '';
      return { field, before, after, by, decision: choice ?? state };
    }),
    events: events.map(({ n, at, type, by }) => ({
      no: n,
      at,
      text: `${inLanguage(eventWords[type], locale)} · ${by.name}`,
    })),
    chainHead: events.at(-1)?.hash ?? '',
    certificate: certificateFacts(certificate),
  };
}
