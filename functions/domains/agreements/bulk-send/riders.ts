import { ridersOfArtists } from '#functions/domains/agreements/esign/public/riders.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { ridersFor } from '#shared/domains/agreements/bulk-send/rules.ts';
import { showDays } from '#shared/domains/booking/show/rules.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';

/** The riders of the artists of a show that go along with its contract. */
export async function ridersOfShow(ctx: UserContext, show: Stored<ShowFields>, locale: Locale) {
  const artistIds = show.artists.map(({ artistId }) => artistId);
  return ridersFor(await ridersOfArtists(ctx, artistIds), showDays(show).date, locale);
}
