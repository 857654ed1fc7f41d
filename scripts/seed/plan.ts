import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { documents, tableName } from '#functions/platform/table.ts';
import type { LocalDate } from '#shared/kernel/date.ts';

/** What a load set out to make. */
export interface Plan {
  readonly shows: number;
  readonly today: LocalDate;
}
const KEY = { pk: 'SEED', sk: 'SEED' };

/** The plan of a load that was cut short, to be done again to the letter; else this one, written down first. */
export async function settle({ shows, today }: Plan): Promise<Plan> {
  const { Item } = await documents.send(new GetCommand({ TableName: tableName(), Key: KEY, ConsistentRead: true }));
  if (Item) return { shows: Number(Item.shows), today: String(Item.today) };
  await documents.send(new PutCommand({ TableName: tableName(), Item: { ...KEY, shows, today } }));
  return { shows, today };
}
