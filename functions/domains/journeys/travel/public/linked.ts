import { seesShow } from '#functions/domains/booking/show/public/sees.ts';
import { showStore } from '#functions/domains/booking/show/store.ts';
import { statusesOf } from '#functions/domains/reference/status/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { showTitle } from '#shared/domains/booking/show/rules.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import { type LinkedShow, MAX_LINKED_SHOWS } from '#shared/domains/journeys/travel/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { type Locale, tagOf } from '#shared/kernel/text/locale.ts';
import { DEFAULT_HEX_COLOR } from '#shared/kernel/text/text.ts';

/** `Sat, 28 Nov 2026, 20:00`, on the clock of the place. */
const startDisplay = ({ start, isAllDay }: ShowFields, locale: Locale): string =>
  new Intl.DateTimeFormat(tagOf(locale), {
    ...({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const),
    ...(isAllDay ? {} : ({ hour: '2-digit', minute: '2-digit' } as const)),
    timeZone: 'UTC',
  }).format(new Date(`${start}:00Z`));

const isSeen = (ctx: UserContext, show: Stored<ShowFields>): boolean => !show.deletedAt && seesShow(ctx, show);

/** The shows a journey belongs to, in order of time, as far as the caller may see them. */
export async function linkedShows(ctx: UserContext, showIds: readonly Id[] = []): Promise<LinkedShow[]> {
  if (showIds.length === 0 || !ctx.actor.permissions.has('show.read')) return [];
  const nos = showIds.map(noOf);
  const [shows, statuses] = await Promise.all([showStore.many(ctx, nos, new Set(nos)), statusesOf(ctx, 'show')]);
  const colors = new Map(statuses.map(({ id, hexColor }) => [id, hexColor]));
  return shows
    .filter((show) => isSeen(ctx, show))
    .toSorted((a, b) => a.start.localeCompare(b.start))
    .map((show) => ({
      showId: show.id,
      eventDescription: showTitle(show),
      venueDescription: [show.venue?.name, show.venue?.cityCountry].filter(Boolean).join(', '),
      status: { hexColor: colors.get(show.statusId) ?? DEFAULT_HEX_COLOR },
      dateTime: { startDisplay: startDisplay(show, ctx.locale) },
    }));
}

/** A show that a journey belongs to, or is to: the caller's to see. */
export async function checkShow(ctx: UserContext, showId: Id): Promise<Id> {
  const show = ctx.actor.permissions.has('show.read') ? await showStore.find(ctx, showId) : undefined;
  if (!show || !isSeen(ctx, show)) throw new AppError('choice', { field: 'showId' });
  return show.id;
}

/** Said twice, it stays linked once. */
export function withShow(showIds: readonly Id[], showId: Id): Id[] {
  const all = [...new Set([...showIds, showId])];
  if (all.length > MAX_LINKED_SHOWS)
    throw new AppError('atMost', { field: 'showId', params: { max: MAX_LINKED_SHOWS } });
  return all;
}

export const withoutShow = (showIds: readonly Id[], showId: Id): Id[] => showIds.filter((one) => one !== showId);
