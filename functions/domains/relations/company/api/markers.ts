import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { listQuery } from '#functions/platform/record/request.ts';
import { companyContract } from '#shared/domains/relations/company/contract.ts';
import { cityCountry } from '#shared/domains/relations/company/rules.ts';
import { companyMapping, companyStore } from '../store.ts';

export const handler = endpoint(companyContract.routes.markers, async ({ body, ctx }) => {
  const page = await companyStore.page(ctx, await listQuery(ctx, companyMapping, body));
  const rows = page.rows.flatMap(({ id, name, roles, address }) => {
    const { lat, lng } = address;
    return lat === undefined || lng === undefined
      ? []
      : [{ id, name, roles, cityCountry: cityCountry(address), lat, lng }];
  });
  return { ...page, rows };
});
