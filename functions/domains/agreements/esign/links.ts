import { createHash } from 'node:crypto';
import {
  changeLink,
  linksOf,
  linkWrite,
  mintSecret,
  type StoredLink,
} from '#functions/domains/relations/link/store.ts';
import { retryStale } from '#functions/platform/data/retry-stale.ts';
import { commit } from '#functions/platform/data/write.ts';
import { pageOfSigning } from '#shared/domains/agreements/esign/page.ts';
import type { Participant, Person } from '#shared/domains/agreements/esign/parts.ts';
import { LINK_FOREVER, stateAt, withdrawn } from '#shared/domains/relations/link/rules.ts';
import type { Link } from '#shared/domains/relations/link/schemas.ts';
import { type Id, makeId } from '#shared/kernel/record/ids.ts';
import type { EsignRecord } from './store.ts';

const linksOfDocument = (tenantId: string, { id }: EsignRecord): Promise<StoredLink[]> =>
  linksOf(tenantId, 'esign', id);

interface Holder {
  readonly tenantId: string;
  readonly agency: string;
  readonly participant: Participant;
  readonly person: Person;
}
/** The id of a person's next link. Two mails at once get the same, so only one of them makes the link. */
const linkIdOf = ({ no, createdAt }: EsignRecord, { participant, person }: Holder, ended: number): Id =>
  makeId(no, Date.parse(createdAt), createHash('sha256').update(`${participant.id} ${person.id} ${ended}`).digest());

function newLink(document: EsignRecord, holder: Holder, ended: number, now: Date) {
  const { tenantId, agency, participant, person } = holder;
  const { id, title, author, artistIds, expiresAt, state } = document;
  const link: Link & { tenantId: string } = {
    id: linkIdOf(document, holder, ended),
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
    expiresAt: expiresAt ?? LINK_FOREVER,
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
    const own = found.filter(({ person }) => person?.personId === holder.person.id);
    const known =
      own.find(({ state }) => state !== 'withdrawn') ?? (await firstLink(document, holder, own.length, now));
    const link = { ...known, expiresAt: document.expiresAt ?? LINK_FOREVER };
    const { secret, writes } = mintSecret(known, link);
    await commit(writes);
    return { secret, link };
  });

/** Stores the first link of a person. Of two at once, one is refused as stale, reads again and finds the other's. */
async function firstLink(document: EsignRecord, holder: Holder, ended: number, now: Date): Promise<StoredLink> {
  const link = newLink(document, holder, ended, now);
  await commit([linkWrite(undefined, link)]);
  return { ...link, rev: 1 };
}

interface Ending {
  readonly act: 'withdraw' | 'finish' | 'extend';
  readonly participantIds: readonly string[];
}
/** A link after the step: withdrawn ones open nothing, finished ones show what was signed, extended ones live on. */
function linkAfter({ act }: Ending, link: Link, { expiresAt }: EsignRecord, now: string): Link {
  if (act === 'extend') {
    const isOver = link.state === 'withdrawn' || link.state === 'finished';
    return isOver ? link : { ...link, state: 'live', expiresAt: expiresAt ?? LINK_FOREVER };
  }
  if (stateAt(link, now) !== 'live') return link;
  return act === 'withdraw' ? withdrawn(link, now) : { ...link, state: 'finished' };
}

/** Ends or extends the links of participants. Returns the number of links that change. */
export async function changeLinks(tenantId: string, document: EsignRecord, step: Ending, now: string): Promise<number> {
  const found = await linksOfDocument(tenantId, document);
  const held = found.filter(
    (link) =>
      link.person &&
      step.participantIds.includes(link.person.participantId) &&
      linkAfter(step, link, document, now) !== link,
  );
  await Promise.all(held.map((link) => changeLink(link, (current) => linkAfter(step, current, document, now))));
  return held.length;
}
