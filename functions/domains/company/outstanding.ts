import { outstandingOf } from '#functions/domains/invoice/outstanding-store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { OutstandingAmounts } from '#shared/domains/company/schemas.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { moneyText } from '#shared/kernel/money-text.ts';

/** What a company owes, in the reader's words; none where it owes nothing in any currency. */
export async function outstandingAmountsOf(ctx: UserContext, companyId: Id): Promise<OutstandingAmounts | undefined> {
  const { amounts, total } = await outstandingOf(ctx.tenantId, companyId);
  if (!amounts.some(({ minor }) => minor > 0)) return undefined;
  const formatted = total.map((money) => moneyText(money, ctx.locale)).join(' + ');
  return {
    total: { formatted },
    amounts: amounts.map((money) => ({ ...money, formatted: moneyText(money, ctx.locale) })),
  };
}
