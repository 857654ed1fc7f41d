import type { AuditEvent } from '#shared/domains/agreements/esign/audit.ts';
import { eventWords } from '#shared/domains/agreements/esign/event-words.ts';
import type { ChainLine } from '#shared/domains/agreements/esign/view.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { inLanguage } from '#shared/kernel/text/translated.ts';
import type { EsignRecord } from './store.ts';

/** The parts of an event that readers understand, the most telling first. Hashes and keys stay in the record. */
const TELLING = ['reason', 'name', 'after', 'email'] as const;

function aboutOf({ files, participants }: EsignRecord, { data = {}, participantId, personId }: AuditEvent) {
  const said = TELLING.map((key) => data[key]).find((value) => typeof value === 'string' && value !== '');
  if (typeof said === 'string') return said;
  const file = files.find(({ id }) => id === data.fileId);
  if (file) return file.name;
  const people = participants.find(({ id }) => id === participantId)?.people ?? [];
  return (people.find(({ id }) => id === personId) ?? people[0])?.name;
}

/** The audit chain as the time line shows it. */
export const chainLines = (document: EsignRecord, events: readonly AuditEvent[], locale: Locale): ChainLine[] =>
  events.map((event) => {
    const { n, at, type, by, participantId } = event;
    const about = aboutOf(document, event);
    const line = { n, at, type, text: inLanguage(eventWords[type], locale), byName: by.name };
    return { ...line, ...(participantId ? { participantId } : {}), ...(about ? { about } : {}) };
  });
