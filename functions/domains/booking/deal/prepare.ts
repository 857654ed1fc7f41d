import { userStore } from '#functions/domains/identity/user/store.ts';
import { clientOf } from '#functions/domains/reference/client/store.ts';
import { rateBetween } from '#functions/domains/reference/exchange-rate/public/rate.ts';
import { artistStore } from '#functions/domains/relations/artist/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { namedRecord } from '#functions/platform/record/references.ts';
import { defaultDeal } from '#shared/domains/booking/deal/defaults.ts';
import type { DealFields, DealInput, Exchange } from '#shared/domains/booking/deal/schemas.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { dayIn } from '#shared/kernel/time/zone.ts';

/** The agents by their names of today. */
const agentsOf = (ctx: UserContext, { commission }: DealInput, before: DealFields) => {
  const there = before.commission.agents.map(({ userId }) => userId);
  return Promise.all(
    commission.agents.map(async ({ userId, weight }, i) => {
      const { name } = await namedRecord(ctx, userStore, `commission.agents.${i}.userId`, userId, there);
      return { userId, name, weight };
    }),
  );
};

/** A rate said by hand counts; else the one that was frozen, else that of the day. */
async function exchangeOf(
  ctx: UserContext,
  input: Pick<DealInput, 'currency' | 'exchangeRate'>,
  before?: DealFields,
): Promise<Exchange | undefined> {
  const { currency: base, zone } = await clientOf(ctx.tenantId);
  const { currency, exchangeRate } = input;
  if (currency === base) return undefined;
  const frozen = before?.currency === currency && before.exchange?.base === base ? before.exchange : undefined;
  if (frozen && (!exchangeRate || exchangeRate === frozen.rate)) return frozen;
  const date = dayIn(ctx.now, zone);
  if (exchangeRate) return { base, rate: exchangeRate, date, source: 'manual' };
  const found = await rateBetween(ctx.tenantId, currency, base, date);
  return found && { base, rate: found.rate, date: found.date, source: found.source };
}

/** Returns the deal of a show that has none: its fee at the rate of the day, with the commission of its first artist. */
export async function startOf(ctx: UserContext, show: ShowFields): Promise<DealFields> {
  const first = show.artists[0]?.artistId;
  const [client, artist] = await Promise.all([
    clientOf(ctx.tenantId),
    first ? artistStore.find(ctx, first) : undefined,
  ]);
  const deal = defaultDeal(show, client.currency, artist);
  const exchange = await exchangeOf(ctx, deal);
  return exchange ? { ...deal, exchange } : deal;
}

/** Counts of rows that are no longer there go with them. */
function keptCounts({ settlement }: DealFields, input: DealInput): DealFields['settlement'] {
  const still = <R extends { key: string }>(rows: readonly R[], there: readonly { key: string }[]): R[] =>
    rows.filter(({ key }) => there.some((row) => row.key === key));
  return {
    ...settlement,
    tickets: still(settlement.tickets, input.tickets),
    expenses: still(settlement.expenses, input.expenses),
    received: still(settlement.received, input.deposits),
  };
}

export async function prepareDeal(
  ctx: UserContext,
  input: DealInput,
  before: Stored<DealFields> | DealFields,
): Promise<DealFields> {
  const [agents, exchange] = await Promise.all([agentsOf(ctx, input, before), exchangeOf(ctx, input, before)]);
  const { exchangeRate: _said, ...terms } = input;
  return {
    ...terms,
    commission: { ...input.commission, agents },
    ...(exchange ? { exchange } : {}),
    ...(before.certificate ? { certificate: before.certificate } : {}),
    settlement: keptCounts(before, input),
  };
}
