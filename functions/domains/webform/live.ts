import { rosterOf } from '#functions/domains/artist/roster-store.ts';
import { USER_STATES, userStore } from '#functions/domains/user/store.ts';
import { readItem } from '#functions/platform/read.ts';
import { wordNo } from '#functions/platform/record/request.ts';
import { isOwner } from '#shared/domains/user/rules.ts';
import type { WebformInput } from '#shared/domains/webform/schemas.ts';
import { type Id, noOf } from '#shared/kernel/ids.ts';
import { ROLES } from '#shared/kernel/permission.ts';
import { keyOf, type StoredForm, webformStore } from './store.ts';

type Roster = Awaited<ReturnType<typeof rosterOf>>;

/** Artists of a form as they are called now, without those who have left the roster. */
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

/** Those of these users who still work for the agency. */
export async function stillThere(tenantId: string, ids: readonly Id[]): Promise<Id[]> {
  const users = await userStore.many({ tenantId }, ids.map(noOf));
  return ids.filter((id) => users.some((user) => user.id === id && !user.deletedAt && isOwner(user)));
}

async function firstAdministrator(tenantId: string): Promise<Id[]> {
  const filters = [
    { column: 'role', anyOf: [wordNo(ROLES, 'administrator')] },
    { column: 'state', anyOf: [wordNo(USER_STATES, 'active')] },
  ];
  const nos = (await userStore.definition.list?.all(tenantId, { filters })) ?? [];
  const [first] = nos.length > 0 ? await userStore.many({ tenantId }, [Math.min(...nos)]) : [];
  return first ? [first.id] : [];
}

/** Who hears of a request: those of the form who are still there, else the agency's first administrator. */
export async function receiversOf(tenantId: string, { receiverIds }: Pick<WebformInput, 'receiverIds'>): Promise<Id[]> {
  const there = await stillThere(tenantId, receiverIds);
  return there.length > 0 ? there : firstAdministrator(tenantId);
}

interface Addressed {
  readonly tenantId: string;
  /** With the artists and the receivers it has now. */
  readonly form: StoredForm;
}
/** The form at a public address, whoever's it is. */
export async function formAt(address: string): Promise<Addressed | undefined> {
  const item = await readItem<{ readonly tenantId: string; readonly id: Id }>(keyOf(address));
  const form = item && (await webformStore.find(item, item.id));
  if (!item || !form || form.deletedAt) return undefined;
  const { tenantId } = item;
  const [shown, receiverIds] = await Promise.all([withArtists(tenantId, form), receiversOf(tenantId, form)]);
  return { tenantId, form: { ...shown, receiverIds } };
}
