import { rowsSeen } from '#functions/domains/identity/free-field/public/values.ts';
import { askedOf, seenCompany, seenVenues } from '#functions/domains/relations/company/public/outside.ts';
import { companyStore } from '#functions/domains/relations/company/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { listQuery } from '#functions/platform/record/request.ts';
import { venueContract } from '#shared/domains/relations/venue/contract.ts';

export const handler = endpoint(
  venueContract.routes.list,
  rowsSeen('company', async ({ body, ctx }) => {
    const query = await listQuery(ctx, askedOf(ctx), body, await seenVenues(ctx));
    const page = await companyStore.page(ctx, query);
    return { ...page, rows: page.rows.map((row) => seenCompany(ctx, row)) };
  }),
);
