import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { RiskInfo } from '#shared/domains/relations/company/schemas.ts';
import type { Money } from '#shared/kernel/money/money.ts';
import { moneyText } from '#shared/kernel/money/money-text.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { outstandingOf } from './public/outstanding.ts';

type Balances = Pick<RiskInfo, 'outstandingAmounts' | 'creditBalance'>;

/** The company's debt in the reader's words. If it has none in any currency, the agency's debt to it. */
export async function balancesOf(ctx: UserContext, companyId: Id): Promise<Balances> {
  const { amounts, total } = await outstandingOf(ctx.tenantId, companyId);
  if (amounts.length === 0) return {};
  const said = (money: Money) => ({ ...money, formatted: moneyText(money, ctx.locale) });
  if (!amounts.some(({ minor }) => minor > 0))
    return { creditBalance: amounts.map(({ minor, currency }) => said({ minor: -minor, currency })) };
  const formatted = total.map((money) => moneyText(money, ctx.locale)).join(' + ');
  return { outstandingAmounts: { total: { formatted }, amounts: amounts.map(said) } };
}
