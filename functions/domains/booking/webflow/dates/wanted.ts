import { createHash } from 'node:crypto';
import { datesOfAgency } from '#functions/domains/booking/public-dates/store.ts';
import { clientOf } from '#functions/domains/reference/client/store.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { countryName } from '#shared/data/countries.ts';
import { slugOf, valuesOf, type Wanted } from '#shared/domains/booking/webflow/dates-rules.ts';
import type { FieldMapping } from '#shared/domains/booking/webflow/dates-schemas.ts';
import { tagOf } from '#shared/kernel/text/locale.ts';

const KEY_CHARS = 12;
const hashOf = (value: string): string => createHash('sha256').update(value).digest('hex');

/** The public dates of an agency as the items that they shall be. The key says nothing of the numbers in it. */
export async function wantedDates(
  ctx: Pick<TenantContext, 'tenantId' | 'now'>,
  fields: FieldMapping,
): Promise<Wanted[]> {
  const [dates, { locale }] = await Promise.all([datesOfAgency(ctx), clientOf(ctx.tenantId)]);
  return dates.map(({ artistNo, showNo, ...date }) => {
    const key = hashOf(`${ctx.tenantId} ${artistNo} ${showNo}`).slice(0, KEY_CHARS);
    const said = { ...date, country: date.countryId && countryName(date.countryId, tagOf(locale)) };
    const values = valuesOf(said, fields);
    return { key, slug: slugOf(said, key), values, hash: hashOf(JSON.stringify(values)) };
  });
}
