import { createHash } from 'node:crypto';
import { retryStale } from '#functions/platform/data/retry-stale.ts';
import { commit } from '#functions/platform/data/write.ts';
import type { Link } from '#shared/domains/relations/link/schemas.ts';
import { type Id, makeId } from '#shared/kernel/record/ids.ts';
import { changeLink, linksOf, mintSecret, newLinkWrites, type StoredLink } from '../store.ts';

/* The links of people who each have their own to a record: the signers of a document, the invitees of a request. */

interface Linked {
  readonly no: number;
  readonly createdAt: string;
}
/** The id of a person's next link. Two mails at once get the same, so only one of them makes the link. */
export const linkIdOf = ({ no, createdAt }: Linked, name: string): Id =>
  makeId(no, Date.parse(createdAt), createHash('sha256').update(name).digest());

interface Holding {
  readonly tenantId: string;
  readonly entity: string;
  readonly recordId: Id;
  readonly personId: string;
  readonly expiresAt: string;
  /** Makes the first link of the person, or the next one after so many that ended. */
  readonly make: (ended: number) => Link & { readonly tenantId: string };
}
/** Mints a secret for a person. Every mail has its own, and earlier ones stay valid. */
export const secretFor = (held: Holding): Promise<{ secret: string; link: Link }> =>
  retryStale(async () => {
    const { tenantId, entity, recordId, personId, expiresAt, make } = held;
    const found = await linksOf(tenantId, entity, recordId);
    const own = found.filter(({ person }) => person?.personId === personId);
    const known = own.find(({ state }) => state !== 'withdrawn') ?? (await firstLink(make(own.length)));
    const link = { ...known, expiresAt };
    const { secret, writes } = mintSecret(known, link);
    await commit(writes);
    return { secret, link };
  });

/** Stores the first link of a person. Of two at once, one is refused as stale, reads again and finds the other's. */
async function firstLink(link: Link & { readonly tenantId: string }): Promise<StoredLink> {
  await commit(newLinkWrites(link));
  return { ...link, rev: 1 };
}

interface Changing {
  readonly tenantId: string;
  readonly entity: string;
  readonly recordId: Id;
}
/** Changes the links of a record that people hold. Returns the number of links that change. */
export async function changeLinks(of: Changing, after: (link: StoredLink) => Link): Promise<number> {
  const found = await linksOf(of.tenantId, of.entity, of.recordId);
  const held = found.filter((link) => link.person && after(link) !== link);
  await Promise.all(held.map((link) => changeLink(link, after)));
  return held.length;
}
