import { dealCells, playedShows } from '#functions/domains/booking/show/public/played.ts';
import { agencyDay } from '#functions/domains/reference/client/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { currencyOf } from '#functions/platform/record/currency-no.ts';
import { checkInternal } from '#functions/platform/session/internal-only.ts';
import type { CertificateState } from '#shared/domains/booking/deal/certificate.ts';
import type { WithholdingListRequest } from '#shared/domains/booking/withholding/contract.ts';
import { stateOfDays, waitingDays } from '#shared/domains/booking/withholding/rules.ts';
import { dayNumber } from '#shared/kernel/time/date.ts';

type Asked = Pick<WithholdingListRequest, 'keyword' | 'from' | 'to' | 'filters'>;
type Filter = Asked['filters'][number];

const COLUMNS = ['no', 'currency', 'withheld', 'gross', 'requested', 'received', 'reclaimed'] as const;
/** The filters that the list of shows answers. */
const OF_SHOW: readonly string[] = ['artist', 'country'];

/** A withheld tax, as the lists of shows and deals say it. */
export interface Withheld {
  readonly no: number;
  readonly day: number;
  readonly currency: string;
  readonly gross: number;
  readonly withheld: number;
  readonly state: CertificateState;
  readonly waiting: number | undefined;
}

function passes({ field, relation, values }: Filter, { waiting, state, currency }: Withheld): boolean {
  const value = field === 'missing' ? String(waiting !== undefined) : field === 'state' ? state : currency;
  return values.includes(value) === (relation !== 'noneOf');
}

/** Lists the withheld taxes of played shows. Joins the deals with their shows by columns, and opens no record. */
export async function withheldOf(ctx: UserContext, { keyword, from, to, filters }: Asked): Promise<Withheld[]> {
  checkInternal(ctx);
  const ofShow = filters.filter(({ field }) => OF_SHOW.includes(field));
  const own = filters.filter(({ field }) => !OF_SHOW.includes(field));
  const shows = await playedShows(ctx, { keyword, from, to, filters: ofShow });
  const [cells, today] = await Promise.all([dealCells(ctx.tenantId, shows, COLUMNS), agencyDay(ctx)]);
  const rows = cells.flatMap(([number, currency, withheld, gross, requested, received, reclaimed]): Withheld[] => {
    const [no, day] = [Number(number), shows.get(Number(number))];
    if (day === undefined || Number(withheld) === 0) return [];
    const days = { requested: Number(requested), received: Number(received), reclaimed: Number(reclaimed) };
    return [
      {
        no,
        day,
        currency: currencyOf(Number(currency)),
        gross: Number(gross),
        withheld: Number(withheld),
        state: stateOfDays(days),
        waiting: waitingDays(days, day, dayNumber(today)),
      },
    ];
  });
  return rows.filter((row) => own.every((filter) => passes(filter, row)));
}
