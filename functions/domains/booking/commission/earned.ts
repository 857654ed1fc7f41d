import { dealCells, playedShows } from '#functions/domains/booking/show/public/played.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { currencyOf } from '#functions/platform/record/currency-no.ts';
import { checkInternal } from '#functions/platform/session/internal-only.ts';
import type { CommissionListRequest } from '#shared/domains/booking/commission/contract.ts';
import { sharesIn, sharesOf } from '#shared/domains/booking/commission/shares.ts';
import { COMMISSION_MODES } from '#shared/domains/booking/deal/schemas.ts';
import { noOf } from '#shared/kernel/record/ids.ts';

type Asked = Pick<CommissionListRequest, 'keyword' | 'from' | 'to' | 'filters'>;
type Filter = Asked['filters'][number];

const COLUMNS = ['no', 'currency', 'fee', 'base', 'rate', 'mode', 'commission', 'shares'] as const;

/** An agent's part of a commission, as the lists say it. */
interface Earned {
  readonly no: number;
  readonly day: number;
  readonly agentNo: number;
  readonly currency: string;
  readonly fee: number;
  readonly base: number;
  readonly rate: number;
  readonly mode: (typeof COMMISSION_MODES)[number];
  readonly commission: number;
  readonly weight: number;
  readonly amount: number;
}

function passes({ field, relation, values }: Filter, { agentNo, currency }: Earned): boolean {
  if (field === 'currency') return values.includes(currency) === (relation !== 'noneOf');
  if (field === 'assigned') return values.includes(String(agentNo !== 0)) === (relation !== 'noneOf');
  return values.some((id) => noOf(id) === agentNo) === (relation !== 'noneOf');
}

/** Lists who earned which commission. Joins the deals with their shows by columns, and opens no record. */
export async function earnedOf(ctx: UserContext, { keyword, from, to, filters }: Asked): Promise<Earned[]> {
  checkInternal(ctx);
  const [ofShow, own] = [
    filters.filter(({ field }) => field === 'artist'),
    filters.filter((one) => one.field !== 'artist'),
  ];
  const shows = await playedShows(ctx, { keyword, from, to, filters: ofShow });
  const cells = await dealCells(ctx.tenantId, shows, COLUMNS);
  const rows = cells.flatMap(([number, currency, fee, base, rate, mode, commission, shares]): Earned[] => {
    const [no, day] = [Number(number), shows.get(Number(number))];
    if (day === undefined) return [];
    return sharesOf(Number(commission), sharesIn(String(shares))).map(({ no: agentNo, weight, amount }) => ({
      no,
      day,
      agentNo,
      currency: currencyOf(Number(currency)),
      fee: Number(fee),
      base: Number(base),
      rate: Number(rate),
      mode: COMMISSION_MODES[Number(mode) - 1] ?? 'inside',
      commission: Number(commission),
      weight,
      amount,
    }));
  });
  return rows.filter((row) => own.every((filter) => passes(filter, row)));
}
