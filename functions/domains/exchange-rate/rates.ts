import { GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { OPERATOR_TENANT } from '#functions/domains/client/store.ts';
import { documents, tableName } from '#functions/platform/table.ts';
import { commit, type Write } from '#functions/platform/write.ts';
import { inForce, mergedHistory } from '#shared/domains/exchange-rate/rules.ts';
import { BASE_CURRENCY, type DatedRate } from '#shared/domains/exchange-rate/schemas.ts';
import type { LocalDate } from '#shared/kernel/date.ts';
import type { PublishedDay } from './ecb.ts';

/** Published rates are the same for all agencies: they are kept once, with the operator. */
const PUBLISHED = OPERATOR_TENANT;
const STATUS = { pk: `${PUBLISHED}#FX`, sk: 'STATUS' };
const HISTORY = 60;

interface Day {
  readonly currency: string;
  readonly date: LocalDate;
}
const keyOf = (tenantId: string, { currency, date }: Day) => ({ pk: `${tenantId}#FX#${currency}`, sk: date });

export const putRate = (tenantId: string, rate: DatedRate): Write => ({
  item: { Put: { TableName: tableName(), Item: { ...keyOf(tenantId, rate), ...rate } } },
});
export const dropRate = (tenantId: string, day: Day): Write => ({
  item: { Delete: { TableName: tableName(), Key: keyOf(tenantId, day) } },
});

/** The last rates of a currency on or before a day, newest first. */
async function ratesUntil(tenantId: string, { currency, date }: Day, limit: number): Promise<DatedRate[]> {
  const { Items = [] } = await documents.send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: 'pk = :pk AND sk <= :date',
      ExpressionAttributeValues: { ':pk': `${tenantId}#FX#${currency}`, ':date': date },
      ScanIndexForward: false,
      Limit: limit,
      ConsistentRead: true,
    }),
  );
  return Items.map(({ currency, date, rate, source }) => ({ currency, date, rate, source }) as DatedRate);
}

/** What counts for an agency on a day: the last rate on or before it. */
export async function rateOn(tenantId: string, day: Day): Promise<DatedRate | undefined> {
  if (day.currency === BASE_CURRENCY) return { ...day, rate: '1', source: 'ecb' };
  const [own, published] = await Promise.all([ratesUntil(tenantId, day, 1), ratesUntil(PUBLISHED, day, 1)]);
  return inForce(own[0], published[0]);
}

export async function historyUntil(tenantId: string, day: Day): Promise<DatedRate[]> {
  const [own, published] = await Promise.all([ratesUntil(tenantId, day, HISTORY), ratesUntil(PUBLISHED, day, HISTORY)]);
  return mergedHistory(own, published).slice(0, HISTORY);
}

/** One day as published: repeated, it writes the same. */
export const keepPublished = ({ date, rates }: PublishedDay): Promise<void> =>
  commit(rates.map(({ currency, rate }) => putRate(PUBLISHED, { currency, date, rate, source: 'ecb' })));

export interface FetchState {
  readonly fetchedAt?: string;
  /** The newest day there is. */
  readonly lastDay?: LocalDate;
}
export async function fetchState(): Promise<FetchState> {
  const { Item } = await documents.send(new GetCommand({ TableName: tableName(), Key: STATUS, ConsistentRead: true }));
  return (Item ?? {}) as FetchState;
}
export async function keepFetchState(state: FetchState): Promise<void> {
  await documents.send(new PutCommand({ TableName: tableName(), Item: { ...STATUS, ...state } }));
}
