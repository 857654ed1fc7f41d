import { randomBytes } from 'node:crypto';
import { showStore } from '#functions/domains/booking/show/store.ts';
import { artistStore } from '#functions/domains/relations/artist/store.ts';
import { companyStore } from '#functions/domains/relations/company/store.ts';
import { appointmentsOn } from '#functions/platform/data/appointment.ts';
import { newId } from '#functions/platform/data/id.ts';
import { readItem, readItems } from '#functions/platform/data/read.ts';
import { tableName } from '#functions/platform/data/table.ts';
import { commit, type Write } from '#functions/platform/data/write.ts';
import type { TenantContext, UserContext } from '#functions/platform/endpoint/context.ts';
import { activityWrite } from '#functions/platform/record/activity.ts';
import { emit } from '#functions/platform/record/emit.ts';
import { recordPk } from '#functions/platform/record/key.ts';
import { isPublished, publishedPeriod } from '#shared/domains/booking/public-dates/rules.ts';
import type { DatesSetting, PublicDate } from '#shared/domains/booking/public-dates/schemas.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { bookedDays } from '#shared/kernel/record/appointment.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';

/*
 * Access patterns of public dates:
 *   of an artist    pk <tenant>#artist#<no>  sk PUBDATES   the switch and the key
 *   by public key   pk PUBDATES#<key>  sk P                a key without a tenant, for it is how a tenant is found
 */
interface Switch {
  readonly isOn: boolean;
  readonly key: string;
}
interface Published {
  readonly tenantId: string;
  readonly artistId: Id;
}
type At = Pick<TenantContext, 'tenantId' | 'now'>;
const KEY_BYTES = 16;

const switchKey = (tenantId: string, artistId: Id) => ({
  pk: recordPk(tenantId, 'artist', noOf(artistId)),
  sk: 'PUBDATES',
});
const publicKey = (key: string) => ({ pk: `PUBDATES#${key}`, sk: 'P' });

async function placesOf({ tenantId }: At, shows: readonly Stored<ShowFields>[]): Promise<ReadonlyMap<string, string>> {
  const nos = [...new Set(shows.flatMap(({ venue }) => (venue ? [noOf(venue.venueId)] : [])))];
  const venues = await companyStore.many({ tenantId }, nos);
  return new Map(venues.map(({ id, address }) => [id, address.countryId ?? '']));
}

function dateOf(show: Stored<ShowFields>, countries: ReadonlyMap<string, string>): PublicDate {
  const { first, last } = bookedDays(show);
  const { venue } = show;
  const place = {
    city: venue?.city ?? '',
    countryId: countries.get(venue?.venueId ?? '') ?? '',
    venue: venue?.name ?? '',
  };
  return {
    date: first,
    ...(last > first ? { until: last } : {}),
    ...place,
    ...(show.ticketUrl ? { ticketUrl: show.ticketUrl } : {}),
    ...(show.isSoldOut ? { isSoldOut: true as const } : {}),
  };
}

/** The shows of artists that everybody may know of. */
async function publishedShows(ctx: At, artistNos: readonly number[]): Promise<Stored<ShowFields>[]> {
  const { from, to } = publishedPeriod(ctx.now);
  const found = await appointmentsOn(ctx.tenantId, from, to, artistNos);
  const nos = new Set(
    found.filter(({ kind, phase }) => kind === 'show' && phase === 'confirmed').map(({ recordNo }) => recordNo),
  );
  return (await showStore.many(ctx, [...nos], nos)).filter((show) => isPublished(show, ctx.now));
}

/** The dates of an artist that everybody may know, the next first. */
export async function datesOf(ctx: At, artistId: Id): Promise<PublicDate[]> {
  const shows = await publishedShows(ctx, [noOf(artistId)]);
  const countries = await placesOf(ctx, shows);
  return shows.map((show) => dateOf(show, countries)).sort((a, b) => a.date.localeCompare(b.date));
}

/** The artists whose dates are published. */
async function publishedArtists({ tenantId }: At) {
  const nos = (await artistStore.definition.list?.all(tenantId, {})) ?? [];
  const artists = (await artistStore.many({ tenantId }, nos)).filter(({ deletedAt }) => !deletedAt);
  const keys = artists.map(({ id }) => switchKey(tenantId, id));
  const switches = await readItems<Switch>(keys, true);
  const isOn = new Set(switches.filter((one) => one.isOn).map(({ pk }) => pk));
  return artists.filter(({ id }) => isOn.has(switchKey(tenantId, id).pk));
}

/** The published dates of all artists of an agency, each with its show and its artist. */
export async function datesOfAgency(ctx: At) {
  const artists = new Map((await publishedArtists(ctx)).map((artist) => [artist.id, artist]));
  const shows =
    artists.size > 0
      ? await publishedShows(
          ctx,
          [...artists.values()].map(({ no }) => no),
        )
      : [];
  const countries = await placesOf(ctx, shows);
  return shows.flatMap((show) =>
    show.artists.flatMap(({ artistId }) => {
      const artist = artists.get(artistId);
      return artist ? [{ artistNo: artist.no, artist: artist.name, showNo: show.no, ...dateOf(show, countries) }] : [];
    }),
  );
}

const switchOf = ({ tenantId }: At, artistId: Id) => readItem<Switch>(switchKey(tenantId, artistId));

export async function settingOf(ctx: UserContext, artistId: Id): Promise<DatesSetting> {
  const [found, dates] = await Promise.all([switchOf(ctx, artistId), datesOf(ctx, artistId)]);
  return { isOn: found?.isOn ?? false, ...(found ? { key: found.key } : {}), dates };
}

const put = (Item: object): Write => ({ item: { Put: { TableName: tableName(), Item: { ...Item } } } });
const drop = (Key: { readonly pk: string; readonly sk: string }): Write => ({
  item: { Delete: { TableName: tableName(), Key } },
});

/** Turns the dates of an artist on or off. The key is made once, and two presses at once make one. */
export async function turn(ctx: UserContext, artistId: Id, isOn: boolean): Promise<void> {
  const { tenantId, now } = ctx;
  const [artist, before] = await Promise.all([artistStore.get(ctx, artistId), switchOf(ctx, artistId)]);
  if ((before?.isOn ?? false) === isOn) return;
  const key = before?.key ?? randomBytes(KEY_BYTES).toString('base64url');
  const Item = { ...switchKey(tenantId, artistId), isOn, key };
  const unchanged = before
    ? { ConditionExpression: 'isOn = :was', ExpressionAttributeValues: { ':was': before.isOn } }
    : { ConditionExpression: 'attribute_not_exists(pk)' };
  const door = isOn ? put({ ...publicKey(key), tenantId, artistId }) : drop(publicKey(key));
  const log = { id: newId(now), entity: 'artist', no: artist.no, recordId: artist.id, title: artist.name };
  await commit([
    { item: { Put: { TableName: tableName(), Item, ...unchanged } }, refused: () => new AppError('stale') },
    door,
    activityWrite(ctx, {
      ...log,
      action: isOn ? 'publishDates' : 'hideDates',
      changes: [],
      outbox: [emit('webflowSync', { heals: false })],
    }),
  ]);
}

/** Finds the artist behind a public key, or 404. */
export async function publishedArtist(key: string) {
  const found = await readItem<Published>(publicKey(key));
  const artist = found && (await artistStore.find(found, found.artistId));
  if (!found || !artist || artist.deletedAt) throw new AppError('notFound');
  return { tenantId: found.tenantId, artist };
}
