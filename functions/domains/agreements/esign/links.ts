import {
  changeLink,
  linksOf,
  linkWrite,
  mintSecret,
  type StoredLink,
} from '#functions/domains/relations/link/store.ts';
import { newId } from '#functions/platform/data/id.ts';
import { retryStale } from '#functions/platform/data/retry-stale.ts';
import { commit } from '#functions/platform/data/write.ts';
import type { Participant, Person } from '#shared/domains/agreements/esign/parts.ts';
import { stateAt, withdrawn } from '#shared/domains/relations/link/rules.ts';
import type { Link } from '#shared/domains/relations/link/schemas.ts';
import { placeOfRecord } from '#shared/kernel/record/subject.ts';
import type { EsignRecord } from './store.ts';

/** The end of a link whose document never expires. */
const NEVER = '9999-12-31T23:59:59.000Z';

/** The staff page of the signing of a record. */
export const pageOfSigning = ({ source }: Pick<EsignRecord, 'source'>): string =>
  `${placeOfRecord(source.kind, source.id)}/esign`;

const linksOfDocument = (tenantId: string, { id }: EsignRecord): Promise<StoredLink[]> =>
  linksOf(tenantId, 'esign', id);

interface Holder {
  readonly tenantId: string;
  readonly agency: string;
  readonly participant: Participant;
  readonly person: Person;
}
function newLink(document: EsignRecord, { tenantId, agency, participant, person }: Holder, now: Date) {
  const { id, no, title, author, artistIds, expiresAt, state } = document;
  const link: Link & { tenantId: string } = {
    id: newId(now, no),
    tenantId,
    kind: 'esign',
    entity: 'esign',
    recordId: id,
    title,
    recipient: { name: person.name, email: person.email },
    locale: person.locale,
    agency,
    artistIds: [...artistIds],
    sender: author,
    generation: 1,
    state: state === 'completed' ? 'finished' : 'live',
    expiresAt: expiresAt ?? NEVER,
    createdAt: now.toISOString(),
    secrets: [],
    opens: 0,
    ...(participant.access === 'code' ? { needsCode: true } : {}),
    person: { participantId: participant.id, personId: person.id, page: pageOfSigning(document) },
  };
  return link;
}

/** Mints a secret for a person. Every mail has its own, and earlier ones stay valid. */
export const secretFor = (document: EsignRecord, holder: Holder, now: Date): Promise<{ secret: string; link: Link }> =>
  retryStale(async () => {
    const found = await linksOfDocument(holder.tenantId, document);
    const known = found.find(({ person, state }) => person?.personId === holder.person.id && state !== 'withdrawn');
    if (!known) {
      const link = newLink(document, holder, now);
      await commit([linkWrite(undefined, link)]);
      const stored = { ...link, rev: 1 };
      const { secret, writes } = mintSecret(stored, stored);
      await commit(writes);
      return { secret, link };
    }
    const link = { ...known, expiresAt: document.expiresAt ?? NEVER };
    const { secret, writes } = mintSecret(known, link);
    await commit(writes);
    return { secret, link };
  });

/**
 * Ends the links of participants: withdrawn ones open nothing, finished ones show what was signed. Returns the number of
 * links that were still live.
 */
export async function endLinks(
  tenantId: string,
  document: EsignRecord,
  { act, participantIds }: { act: 'withdraw' | 'finish'; participantIds: readonly string[] },
  now: string,
): Promise<number> {
  const ended = (link: Link): Link => {
    if (stateAt(link, now) !== 'live') return link;
    return act === 'withdraw' ? withdrawn(link, now) : { ...link, state: 'finished' };
  };
  const found = await linksOfDocument(tenantId, document);
  const held = found.filter(
    (link) => link.person && participantIds.includes(link.person.participantId) && stateAt(link, now) === 'live',
  );
  await Promise.all(held.map((link) => changeLink(link, ended)));
  return held.length;
}
