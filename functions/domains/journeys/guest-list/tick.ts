import { linksOf, type StoredLink } from '#functions/domains/relations/link/store.ts';
import { type DueKeys, dueItems } from '#functions/platform/data/due.ts';
import type { ItemKey } from '#functions/platform/data/read.ts';
import { unlessRefused } from '#functions/platform/data/unless-refused.ts';
import { commit } from '#functions/platform/data/write.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { settleEach } from '#functions/platform/jobs/each-alone.ts';
import { emit } from '#functions/platform/record/emit.ts';
import { dueAt } from '#shared/domains/journeys/guest-list/cutoff.ts';
import type { Place } from '#shared/domains/journeys/guest-list/schemas.ts';
import { pageOf, stateAt } from '#shared/domains/relations/link/rules.ts';
import type { OutboxEntry } from '#shared/events.ts';
import { type List, logged } from './log.ts';
import { lookWrite } from './public/cutoffs.ts';
import { CUTOFF_DUE, findPlace } from './public/items.ts';
import { guestListStore } from './store.ts';

type DuePlace = ItemKey & DueKeys & Pick<Place, 'id'>;

/** The links by which somebody may ask for guests of a place. */
async function askingLinks({ tenantId, now }: TenantContext, list: List, place: Place): Promise<StoredLink[]> {
  const links = await linksOf(tenantId, 'guestList', list.id);
  return links.filter(
    (link) =>
      link.guests?.use === 'request' &&
      (!link.guests.placeId || link.guests.placeId === place.id) &&
      stateAt(link, now.toISOString()) === 'live',
  );
}

/** A day ahead, those who may ask hear of it. */
const warnings = (links: readonly StoredLink[], { id }: Place): OutboxEntry[] =>
  links
    .filter(({ recipient }) => recipient.email)
    .map(({ entity, id: linkId }) => emit('guestListMail', { entity, linkId, mail: 'cutoff', ids: [id], text: '' }));

/** When it has come, those who gave the links hear of the requests that wait. */
function closings(links: readonly StoredLink[], list: List, { name, requested }: Place): OutboxEntry[] {
  if (requested === 0) return [];
  const senders = new Map(links.map((link) => [link.sender.userId, pageOf(link)]));
  const subject = `${list.name}, ${name}`;
  return [...senders].map(([userId, target]) => emit('notify', { userId, kind: 'guestsClosed', subject, target }));
}

/** Looks at one place. The mark may be older than the place. */
async function look({ pk, id, gsi3sk }: DuePlace, now: Date): Promise<boolean> {
  const [tenantId = '', , number] = pk.split('#');
  const no = Number(number);
  const [list] = await guestListStore.many({ tenantId }, [no], new Set([no]));
  const ctx: TenantContext = { tenantId, now, actor: { userId: 'job', name: 'Backline' } };
  const place = await findPlace(ctx, { no }, id);
  if (!list || !place || place.deletedAt) return false;
  const is = list.deletedAt ? undefined : dueAt(place, list.show.zone, now.toISOString());
  const links = is ? await askingLinks(ctx, list, place) : [];
  const outbox = is === 'warn' ? warnings(links, place) : closings(links, list, place);
  const log = is ? [logged(ctx, list, `place.${is}`, [{ field: 'place', after: place.name }], outbox)] : [];
  return unlessRefused('stale', commit([lookWrite(ctx, list, place, gsi3sk), ...log]));
}

/** Looks at every place whose cutoff is due. Runs that were missed have the effect of one. */
export async function tickCutoffs(now: Date): Promise<{ places: number }> {
  let places = 0;
  await settleEach(dueItems<DuePlace>(CUTOFF_DUE, now.toISOString()), async (item) => {
    if (await look(item, now)) places++;
  });
  return { places };
}
