import {
  changeLinks as changeOwnLinks,
  linkIdOf,
  secretFor as mintSecret,
} from '#functions/domains/relations/link/public/own-links.ts';
import { pageOfSigning } from '#shared/domains/agreements/esign/page.ts';
import type { Participant, Person } from '#shared/domains/agreements/esign/parts.ts';
import { LINK_FOREVER, stateAt, withdrawn } from '#shared/domains/relations/link/rules.ts';
import type { Link } from '#shared/domains/relations/link/schemas.ts';
import type { EsignRecord } from './store.ts';

interface Holder {
  readonly tenantId: string;
  readonly agency: string;
  readonly participant: Participant;
  readonly person: Person;
}
function newLink(document: EsignRecord, holder: Holder, ended: number, now: Date) {
  const { tenantId, agency, participant, person } = holder;
  const { id, title, author, artistIds, expiresAt, state } = document;
  const link: Link & { tenantId: string } = {
    id: linkIdOf(document, `${participant.id} ${person.id} ${ended}`),
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
  mintSecret({
    tenantId: holder.tenantId,
    entity: 'esign',
    recordId: document.id,
    personId: holder.person.id,
    expiresAt: document.expiresAt ?? LINK_FOREVER,
    make: (ended) => newLink(document, holder, ended, now),
  });

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
  const at = { tenantId, entity: 'esign', recordId: document.id };
  const isTheirs = ({ person }: Link) => person && step.participantIds.includes(person.participantId);
  return changeOwnLinks(at, (link) => (isTheirs(link) ? linkAfter(step, link, document, now) : link));
}
