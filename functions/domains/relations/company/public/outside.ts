import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { Filter } from '#functions/platform/list-index/types.ts';
import { seenRecord } from '#functions/platform/record/fields.ts';
import type { ListMapping } from '#functions/platform/record/request.ts';
import { isInternal } from '#functions/platform/session/internal-only.ts';
import { servicesOf } from '#functions/records/book.ts';
import { companyFields } from '#shared/domains/relations/company/fields.ts';
import type { CompanyFields } from '#shared/domains/relations/company/schemas.ts';
import { companyMapping, VENUES } from '../store.ts';

/** Returns a company without what only the agency knows of a business partner. Users outside find the venues of their shows. */
export const seenCompany = <T extends CompanyFields>(ctx: UserContext, company: T): T =>
  seenRecord(ctx, companyFields, company);

/** Venues that people outside see: those of their shows. The code of shows loads for them alone. */
export async function venueNos(ctx: UserContext): Promise<ReadonlySet<number> | undefined> {
  if (isInternal(ctx)) return undefined;
  const { venueNos } = await servicesOf('show');
  return venueNos(ctx);
}

export async function seesVenue(ctx: UserContext, no: number): Promise<boolean> {
  const nos = await venueNos(ctx);
  return nos?.has(no) ?? true;
}

/** The venues among companies, as far as the caller may see them. */
export async function seenVenues(ctx: UserContext): Promise<Filter[]> {
  const nos = await venueNos(ctx);
  return [VENUES, ...(nos ? [{ column: 'no', anyOf: [...nos] }] : [])];
}

/** How a list of companies is searched: outside by name and city, for the words of the inside hold the VAT number. */
export const askedOf = (ctx: UserContext): ListMapping =>
  isInternal(ctx) ? companyMapping : { ...companyMapping, keyword: ['key', 'city'] };
