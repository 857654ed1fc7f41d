import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { companyContract } from '#shared/domains/relations/company/contract.ts';
import { companyMessages } from '#shared/domains/relations/company/messages.ts';
import { riskColor } from '#shared/domains/relations/company/risk.ts';
import { translate } from '#shared/kernel/text/translate.ts';
import { balancesOf } from '../outstanding.ts';
import { euVatNumberOf } from '../public/vat-store.ts';
import { companyStore } from '../store.ts';

export const handler = endpoint(companyContract.routes.riskInfo, async ({ params, ctx }) => {
  const company = await companyStore.get(ctx, params.id);
  const [euVatNumber, balances] = await Promise.all([euVatNumberOf(ctx, company), balancesOf(ctx, company.id)]);
  const { level, comment } = company.financialRisk;
  const text = translate(companyMessages, ctx.locale, `risk.${level}`);
  return {
    company: {
      companyId: company.id,
      name: company.name,
      financialRisk: { level, comment, text, hexColor: riskColor(level) },
      ...(euVatNumber ? { euVatNumber } : {}),
    },
    ...balances,
  };
});
