import { euVatNumberOf } from '#functions/domains/relations/company/public/vat-store.ts';
import { companyStore } from '#functions/domains/relations/company/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { euVatNumberContract } from '#shared/domains/relations/eu-vat-number/contract.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { checkVat } from '../public/check.ts';

export const handler = endpoint(euVatNumberContract.routes.recheck, async ({ body, ctx }) => {
  const company = await companyStore.get(ctx, body.companyId);
  const outcome = await checkVat(ctx, company.id, false);
  const euVatNumber = await euVatNumberOf(ctx, company);
  if (!outcome || !euVatNumber) throw new AppError('vat.none', { field: 'companyId' });
  return { euVatNumber, failed: outcome === 'unavailable' };
});
