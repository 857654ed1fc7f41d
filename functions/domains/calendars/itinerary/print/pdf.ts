import { clientOf } from '#functions/domains/reference/client/store.ts';
import { artistLetterhead } from '#functions/domains/relations/artist/public/letterhead.ts';
import { env } from '#functions/platform/runtime/env.ts';
import type { Itinerary, Whose } from '#shared/domains/calendars/itinerary/schemas.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';

interface Asking {
  readonly tenantId: string;
  readonly locale: Locale;
}

/** The itinerary in print, a day a page; the library loads with the first call. */
export async function itineraryPdf(
  { tenantId, locale }: Asking,
  itinerary: Itinerary,
  { artistId, productionId }: Whose,
): Promise<Uint8Array> {
  const [{ renderPdf }, { itinerarySheet }, client] = await Promise.all([
    import('#functions/platform/documents/pdf-render.ts'),
    import('./sheet.tsx'),
    clientOf(tenantId),
  ]);
  const artistIds = artistId ? [artistId] : [];
  const brand = await artistLetterhead({ tenantId, agency: client.name, locale, artistIds });
  const { from, to } = itinerary;
  const [key, id] = artistId ? ['artistId', artistId] : ['productionId', productionId ?? ''];
  const live = `${env.pageBase()}/planning/itinerary?${new URLSearchParams({ [key]: id, from, to })}`;
  return renderPdf({
    content: { itinerary, brand },
    sheet: (content, fonts) => itinerarySheet(content.itinerary, { brand: content.brand, locale, live }, fonts),
  });
}
