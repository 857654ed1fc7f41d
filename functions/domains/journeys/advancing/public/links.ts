import { changeLinks, linkIdOf, secretFor } from '#functions/domains/relations/link/public/own-links.ts';
import { linksOf, type StoredLink } from '#functions/domains/relations/link/store.ts';
import { closesAt } from '#shared/domains/journeys/advancing/ending.ts';
import { pageOfRequest } from '#shared/domains/journeys/advancing/page.ts';
import type { Invitee } from '#shared/domains/journeys/advancing/schemas.ts';
import { stateAt, withdrawn } from '#shared/domains/relations/link/rules.ts';
import type { Link } from '#shared/domains/relations/link/schemas.ts';
import type { RequestRecord } from '../store.ts';
import { senderFor } from './sender.ts';

interface Asking {
  readonly tenantId: string;
  readonly agency: string;
  readonly sender: Link['sender'];
  readonly now: Date;
}

const linkFor = (request: RequestRecord, invitee: Invitee, { tenantId, agency, sender, now }: Asking) => ({
  id: linkIdOf(request, invitee.id),
  tenantId,
  kind: 'advancing' as const,
  entity: 'advancing',
  recordId: request.id,
  title: request.show.title,
  recipient: { name: invitee.name, email: invitee.email },
  locale: invitee.locale,
  agency,
  artistIds: request.show.artistIds,
  sender,
  generation: 1,
  state: 'live' as const,
  expiresAt: closesAt(request.show.endsAt),
  createdAt: now.toISOString(),
  secrets: [],
  opens: 0,
  person: { participantId: invitee.id, personId: invitee.id, page: pageOfRequest(request.id) },
});

/** The link of an invitee as a mail names it. */
export async function linkOfInvitee(tenantId: string, request: RequestRecord, invitee: Invitee, now: Date) {
  const { agency, sender } = await senderFor(tenantId, request);
  return linkFor(request, invitee, { tenantId, agency, sender, now });
}

/** Finds the live links of an invitee. */
export async function linksOfInvitee(tenantId: string, { id }: RequestRecord, invitee: Invitee): Promise<StoredLink[]> {
  const found = await linksOf(tenantId, 'advancing', id);
  return found.filter(({ person, state }) => person?.participantId === invitee.id && state === 'live');
}

/** Mints a secret for an invitee. The first makes their link, which lives as long as the request takes answers. */
export const secretOf = (
  request: RequestRecord,
  link: Awaited<ReturnType<typeof linkOfInvitee>>,
): Promise<{ secret: string; link: Link }> =>
  secretFor({
    tenantId: link.tenantId,
    entity: link.entity,
    recordId: link.recordId,
    personId: link.person.personId,
    expiresAt: link.expiresAt,
    make: (ended) => ({ ...link, id: linkIdOf(request, [link.person.personId, ended].filter(Boolean).join('#')) }),
  });

const ENDED: readonly Invitee['state'][] = ['declined', 'replaced', 'withdrawn'];

/** Ends the links of invitees who are out, and lets the others live as long as the request takes answers. */
export const settleLinks = (tenantId: string, request: RequestRecord, now: Date): Promise<number> => {
  const at = now.toISOString();
  const isOver = request.state === 'withdrawn' || request.state === 'declined';
  const isOut = (id: string | undefined) => {
    const invitee = request.invitees.find((one) => one.id === id);
    return isOver || (invitee !== undefined && ENDED.includes(invitee.state));
  };
  const expiresAt = closesAt(request.show.endsAt);
  return changeLinks({ tenantId, entity: 'advancing', recordId: request.id }, (link) => {
    if (link.state !== 'live') return link;
    if (isOut(link.person?.participantId)) return stateAt(link, at) === 'live' ? withdrawn(link, at) : link;
    return link.expiresAt === expiresAt ? link : { ...link, expiresAt };
  });
};
