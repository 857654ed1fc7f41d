import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { documents, tableName } from '#functions/platform/data/table.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';

/** The size and day of a load. */
export interface Plan {
  readonly shows: number;
  readonly today: LocalDate;
}
const KEY = { pk: 'SEED', sk: 'SEED' };

/** Returns the plan of a load that was cut short, to be repeated exactly; else stores this plan and returns it. */
export async function settle({ shows, today }: Plan): Promise<Plan> {
  const { Item } = await documents.send(new GetCommand({ TableName: tableName(), Key: KEY, ConsistentRead: true }));
  if (Item) return { shows: Number(Item.shows), today: String(Item.today) };
  await documents.send(new PutCommand({ TableName: tableName(), Item: { ...KEY, shows, today } }));
  return { shows, today };
}
