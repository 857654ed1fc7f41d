import { dayValue, money, percentValue } from '#functions/platform/documents/word/values.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { ownTerms } from '#shared/domains/booking/deal/formula.ts';
import { depositPlan } from '#shared/domains/booking/deal/rules.ts';
import { settle } from '#shared/domains/booking/deal/settlement.ts';
import { dealText } from '#shared/domains/booking/deal/text.ts';
import { showDay } from '#shared/domains/booking/show/rules.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { dealOf } from './deal-store.ts';

/** The deal as a Word template sees it, for those who may see deals; every key is one of `dealMergeFields`. */
export async function dealData(ctx: UserContext, show: Stored<ShowFields>, locale: Locale) {
  const stored = ctx.actor.permissions.has('show.readDeal') ? await dealOf(ctx, show.no) : undefined;
  if (!stored) return undefined;
  const deal = ownTerms(stored);
  const amount = (minor: number) => money(minor, deal.currency);
  const { outcome } = settle(deal);
  const { deposits, balance } = depositPlan(deal, showDay(show));
  const rate = deal.withholding?.parts[0]?.rate;
  return {
    text: dealText(deal, locale),
    currency: deal.currency,
    guarantee: amount(deal.guarantee),
    artistGets: amount(outcome.artistGets),
    commission: amount(outcome.commission),
    promoterPays: amount(outcome.promoterPays),
    balance: amount(balance),
    percentage: percentValue(deal.percentage),
    commissionRate: percentValue(deal.commission.rate),
    withholdingRate: rate === undefined ? undefined : percentValue(rate),
    signedOn: deal.signedOn && dayValue(deal.signedOn),
    bonuses: deal.bonuses.map((bonus) => ({ at: bonus.at, amount: amount(bonus.amount) })),
    deposits: deposits.map(({ amount: part, dueOn }, i) => ({
      name: deal.deposits[i]?.name ?? '',
      due: dueOn && dayValue(dueOn),
      amount: amount(part),
    })),
    expenses: deal.expenses.map((expense) => ({ name: expense.name, amount: amount(expense.amount) })),
  };
}
