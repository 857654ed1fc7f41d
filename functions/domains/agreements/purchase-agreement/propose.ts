import type { Proposal, Show } from '#functions/domains/agreements/agreement/public/kind.ts';
import { optional, sourceOf } from '#functions/domains/agreements/agreement/public/source.ts';
import { artistStore } from '#functions/domains/relations/artist/store.ts';
import { companyStore } from '#functions/domains/relations/company/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { draftPurchase } from '#shared/domains/agreements/purchase-agreement/draft.ts';
import { companySummary } from '#shared/domains/relations/company/rules.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';

/** A purchase agreement of the first artist of a show, in the agency's language unless said. */
export async function proposeToArtist(ctx: UserContext, show: Show, wanted: Locale | undefined): Promise<Proposal> {
  const [{ client, drawnUp }, artist] = await Promise.all([
    sourceOf(ctx, show),
    optional(ctx, artistStore, show.artists[0]?.artistId),
  ]);
  const management = await optional(ctx, companyStore, artist?.management?.companyId);
  const locale = wanted ?? client.locale;
  return {
    locale,
    document: draftPurchase({ ...drawnUp(locale), artist, management }),
    company: management && companySummary(management),
  };
}
