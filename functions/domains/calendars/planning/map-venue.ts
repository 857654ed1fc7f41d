import { seesVenue } from '#functions/domains/relations/company/public/outside.ts';
import { companyStore } from '#functions/domains/relations/company/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { cityCountry, isVenue } from '#shared/domains/relations/company/rules.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';

/** A venue on the map; another company only for those who may see companies. */
export async function venueOnMap(ctx: UserContext, id: Id) {
  const company = await companyStore.get(ctx, id);
  const isSeen = isVenue(company) ? await seesVenue(ctx, company.no) : ctx.actor.permissions.has('company.read');
  if (!isSeen) throw new AppError('notFound');
  const { name, address } = company;
  const { lat, lng } = address;
  const point = lat === undefined || lng === undefined ? undefined : { lat, lng };
  return { id, name, cityCountry: cityCountry(address), point };
}
