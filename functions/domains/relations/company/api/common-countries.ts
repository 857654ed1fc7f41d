import { agencyOf } from '#functions/domains/reference/client/public/agency.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { countryNo } from '#functions/platform/record/request.ts';
import { COUNTRY_CODES } from '#shared/data/countries.ts';
import { commonCountries } from '#shared/domains/relations/company/common-countries.ts';
import { companyContract } from '#shared/domains/relations/company/contract.ts';
import { companyStore } from '../store.ts';

const codeOf = new Map(COUNTRY_CODES.map((code) => [countryNo(code), code]));

/** How many companies each country has; the list index tells without a record being read. */
async function companiesByCountry(tenantId: string): Promise<Map<string, number>> {
  const rows = (await companyStore.definition.list?.cells(tenantId, {}, ['country'])) ?? [];
  const counts = new Map<string, number>();
  for (const [no] of rows) {
    const code = codeOf.get(Number(no));
    if (code) counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return counts;
}

/** Outsiders learn nothing of where the agency's companies are. */
export const handler = endpoint(companyContract.routes.commonCountries, async ({ ctx }) => {
  const isInternal = ctx.actor.environment === 'internal' && ctx.actor.permissions.has('company.read');
  const [{ address }, counts] = await Promise.all([
    agencyOf(ctx),
    isInternal ? companiesByCountry(ctx.tenantId) : new Map<string, number>(),
  ]);
  return { codes: commonCountries(address.countryId, counts) };
});
