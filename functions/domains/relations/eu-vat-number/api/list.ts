import { checksOf, euVatNumberOf } from '#functions/domains/relations/company/public/vat-store.ts';
import { companyStore } from '#functions/domains/relations/company/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { euVatNumberContract } from '#shared/domains/relations/eu-vat-number/contract.ts';

export const handler = endpoint(euVatNumberContract.routes.list, async ({ body, ctx }) => {
  const company = await companyStore.get(ctx, body.companyId);
  const [euVatNumber, rows] = await Promise.all([euVatNumberOf(ctx, company), checksOf(ctx.tenantId, company.id)]);
  return { rows, ...(euVatNumber ? { euVatNumber } : {}) };
});
