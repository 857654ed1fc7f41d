import { senderOf } from '#functions/domains/identity/account/public/own-store.ts';
import { userStore } from '#functions/domains/identity/user/store.ts';
import type { GuestFound } from '#functions/domains/journeys/guest-list/public/tell-guests.ts';
import { clientOf } from '#functions/domains/reference/client/store.ts';
import { linkIdOf } from '#functions/domains/relations/link/public/own-links.ts';
import { getLink, linkOf, mintSecret, type StoredLink } from '#functions/domains/relations/link/store.ts';
import { retryStale } from '#functions/platform/data/retry-stale.ts';
import { commit } from '#functions/platform/data/write.ts';
import { linkEnd } from '#shared/domains/journeys/guest-list/cutoff.ts';
import type { Link } from '#shared/domains/relations/link/schemas.ts';
import { type Id, isId } from '#shared/kernel/record/ids.ts';

/** Passes are stored apart from the links of their list: a list of 2,000 guests is read without them. */
export const PASS_ENTITY = 'guestPass';
/** A show may move. The page itself tells when its night is over, so the link is kept a year longer. */
const KEPT_MS = 365 * 86_400_000;

interface Telling extends GuestFound {
  readonly tenantId: string;
  /** The user who decided, or the link of the person who asked. */
  readonly actorId: Id;
  readonly now: Date;
}

/** The person whom a guest may ask: the user who decided, else the one who gave the link to who asked. */
async function senderFor({ tenantId, actorId, guest }: Telling, agency: string): Promise<Link['sender']> {
  const user = isId(actorId) ? await userStore.find({ tenantId }, actorId) : undefined;
  if (user) return senderOf({ tenantId }, user);
  if (guest.requestedBy) return (await linkOf(tenantId, 'guestList', guest.requestedBy.linkId)).sender;
  return { userId: actorId, name: agency, email: '' };
}

/** A guest reads the language of the person who asked for them, else that of the agency. */
async function firstPass(telling: Telling, id: Id): Promise<Link & { readonly tenantId: string }> {
  const { tenantId, list, guest, now } = telling;
  const client = await clientOf(tenantId);
  const asked = guest.requestedBy && (await getLink(tenantId, 'guestList', guest.requestedBy.linkId));
  return {
    id,
    tenantId,
    kind: 'guest',
    entity: PASS_ENTITY,
    recordId: list.id,
    title: list.name,
    recipient: { name: guest.name, email: guest.email },
    locale: asked?.locale ?? client.locale,
    sender: await senderFor(telling, client.name),
    agency: client.name,
    artistIds: list.artists.map(({ artistId }) => artistId),
    generation: 1,
    state: 'live',
    expiresAt: '',
    createdAt: now.toISOString(),
    secrets: [],
    opens: 0,
  };
}

/** A new address ends what was sent to the old one. */
const addressed = (link: Link & { readonly tenantId: string }, { guest }: GuestFound) =>
  link.recipient.email.toLowerCase() === guest.email.toLowerCase()
    ? link
    : { ...link, generation: link.generation + 1, secrets: [] };

/** Mints a secret for the pass of a guest. Every mail has its own, and earlier ones stay valid. */
export const passSecret = (telling: Telling): Promise<{ readonly secret: string; readonly link: StoredLink }> =>
  retryStale(async () => {
    const { tenantId, list, place, guest } = telling;
    const id = linkIdOf(list, `pass ${guest.id}`);
    const known = await getLink(tenantId, PASS_ENTITY, id);
    const { start, venue } = list.show;
    const link = {
      ...addressed(known ?? (await firstPass(telling, id)), telling),
      recipient: { name: guest.name, email: guest.email },
      expiresAt: new Date(Date.parse(linkEnd(list.show)) + KEPT_MS).toISOString(),
      pass: { placeId: place.id, guestId: guest.id, start, venue },
    };
    const { secret, writes } = mintSecret(known, link);
    await commit(writes);
    return { secret, link: { ...link, rev: (known?.rev ?? 0) + 1 } };
  });
