import { administratorsOf } from '#functions/domains/identity/user/public/administrator.ts';
import { userStore } from '#functions/domains/identity/user/store.ts';
import { rosterOf } from '#functions/domains/relations/artist/public/roster-store.ts';
import { readItem } from '#functions/platform/data/read.ts';
import type { WebformInput } from '#shared/domains/booking/webform/schemas.ts';
import { isOwner } from '#shared/domains/identity/user/rules.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import { keyOf, type StoredForm, webformStore } from './store.ts';

type Roster = Awaited<ReturnType<typeof rosterOf>>;

/** Returns the artists of a form by their current names, without those who have left the roster. */
export const artistsNow = ({ artists }: Pick<WebformInput, 'artists'>, roster: Roster): WebformInput['artists'] =>
  artists.flatMap(({ artistId }) => {
    const artist = roster.find(({ id }) => id === artistId);
    return artist ? [{ artistId, name: artist.name }] : [];
  });

/** The form with the artists it has now. */
export const withArtists = async <F extends Pick<WebformInput, 'artists'>>(tenantId: string, form: F): Promise<F> => ({
  ...form,
  artists: artistsNow(form, await rosterOf(tenantId)),
});

/** Returns those of the users who still work for the agency. */
export async function stillThere(tenantId: string, ids: readonly Id[]): Promise<Id[]> {
  const users = await userStore.many({ tenantId }, ids.map(noOf));
  return ids.filter((id) => users.some((user) => user.id === id && !user.deletedAt && isOwner(user)));
}

/**
 * Finds the users who are told of a request: the receivers of the form who still exist, else the first administrator.
 */
export async function receiversOf(tenantId: string, { receiverIds }: Pick<WebformInput, 'receiverIds'>): Promise<Id[]> {
  const there = await stillThere(tenantId, receiverIds);
  if (there.length > 0) return there;
  return (await administratorsOf({ tenantId })).slice(0, 1).map(({ id }) => id);
}

export interface Addressed {
  readonly tenantId: string;
  /** The form with its current artists and receivers. */
  readonly form: StoredForm;
}
async function addressed(tenantId: string, form: StoredForm): Promise<Addressed> {
  const [shown, receiverIds] = await Promise.all([withArtists(tenantId, form), receiversOf(tenantId, form)]);
  return { tenantId, form: { ...shown, receiverIds } };
}
/** Finds the form of any agency at a public address. */
export async function formAt(address: string): Promise<Addressed | undefined> {
  const item = await readItem<{ readonly tenantId: string; readonly id: Id }>(keyOf(address));
  const form = item && (await webformStore.find(item, item.id));
  if (!item || !form || form.deletedAt) return undefined;
  return addressed(item.tenantId, form);
}
/** Finds a form of the agency. */
export async function formOf(tenantId: string, id: Id): Promise<Addressed | undefined> {
  const form = await webformStore.find({ tenantId }, id);
  return form && !form.deletedAt ? addressed(tenantId, form) : undefined;
}
