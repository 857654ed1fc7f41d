import { commissionedShows } from '#functions/domains/agreements/invoice/public/billed-shows.ts';
import { dealsOf } from '#functions/domains/booking/show/public/deal-store.ts';
import { onceMapping, showStore } from '#functions/domains/booking/show/store.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { currencyOf } from '#functions/platform/record/currency-no.ts';
import { everyRow, queryOf } from '#functions/platform/record/request.ts';
import { nightOf, type SettledNight } from '#shared/domains/agreements/statement/night.ts';
import type { ArtistBalance, CarriedOver } from '#shared/domains/agreements/statement/schemas.ts';
import { STATEMENT_STAGES, type StatementStage } from '#shared/domains/agreements/statement/stages.ts';
import type { DealFields } from '#shared/domains/booking/deal/schemas.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';
import { statementStore } from './store.ts';

type Tenant = Pick<TenantContext, 'tenantId'>;

const COLUMNS = ['no', 'stage', 'bookkeeping', 'currency', 'balance', 'shows', 'carried'] as const;

/** Reads the statements of an artist from the columns of their list. */
export async function statementsOf({ tenantId }: Tenant, artistId: Id) {
  const query = { filters: [{ column: 'artist', anyOf: [noOf(artistId)] }] };
  const rows = (await statementStore.definition.list?.cells(tenantId, query, COLUMNS)) ?? [];
  return rows.map(([no, stage, bookkeeping, currency, balance, shows, carried]) => ({
    no: Number(no),
    stage: STATEMENT_STAGES[Number(stage) - 1] as StatementStage,
    bookkeepingNo: Number(bookkeeping),
    currency: currencyOf(Number(currency)) as ArtistBalance['currency'],
    balance: Number(balance),
    shows: shows as readonly number[],
    carried: carried as readonly number[],
  }));
}
type Known = Awaited<ReturnType<typeof statementsOf>>;

export interface WaitingNight {
  readonly currency: DealFields['currency'];
  readonly night: SettledNight;
}

interface Period {
  readonly from?: LocalDate;
  readonly to?: LocalDate;
}
/**
 * Finds the settled shows of an artist that no statement has. A deal is not shared out between several artists, so it
 * counts for the first one of the show, whose commission it has.
 */
export async function waitingNights(
  ctx: Tenant,
  artistId: Id,
  known: Known,
  period: Period = {},
): Promise<WaitingNight[]> {
  const query = queryOf(onceMapping, everyRow(period), [{ column: 'artists', anyOf: [noOf(artistId)] }]);
  const taken = new Set(known.flatMap(({ shows }) => shows));
  const nos = ((await showStore.definition.list?.all(ctx.tenantId, query)) ?? []).filter((no) => !taken.has(no));
  const settled = (await dealsOf(ctx, nos)).filter(({ settlement }) => settlement.closedAt);
  const deals = new Map(settled.map((deal) => [deal.no, deal]));
  const [shows, invoiced] = await Promise.all([
    showStore.many(ctx, [...deals.keys()], new Set(deals.keys())),
    commissionedShows(ctx.tenantId, artistId),
  ]);
  return shows.flatMap((show) => {
    const deal = deals.get(show.no);
    return deal && !show.deletedAt && show.artists[0]?.artistId === artistId
      ? [{ currency: deal.currency, night: nightOf(show, deal, invoiced.has(show.no)) }]
      : [];
  });
}

/** The settled statements whose artist still owes their balance: no later one carries it over yet. */
export function owedOf(known: Known): Known {
  const carried = new Set(known.flatMap((one) => one.carried));
  return known.filter(({ stage, balance, no }) => stage === 'settled' && balance < 0 && !carried.has(no));
}

/** Reads the balances that a statement in this bookkeeping and currency carries over. */
export async function carriedOver(
  ctx: Tenant,
  known: Known,
  { bookkeepingId, currency }: { readonly bookkeepingId: Id; readonly currency: string },
): Promise<CarriedOver[]> {
  const owed = owedOf(known).filter((one) => one.bookkeepingNo === noOf(bookkeepingId) && one.currency === currency);
  const nos = owed.map(({ no }) => no);
  const found = await statementStore.many(ctx, nos, new Set(nos));
  return found.map(({ id, number, figures }) => ({ statementId: id, number, balance: figures?.balance ?? 0 }));
}
