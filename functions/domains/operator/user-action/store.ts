import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { decodeTime, encodeTime } from 'ulid';
import { documents, tableName } from '#functions/platform/data/table.ts';
import { type ActivityItem, entryOf } from '#functions/platform/record/activity.ts';
import type { UserAction, UserActionQuery } from '#shared/domains/operator/user-action/contract.ts';
import { monthsBack } from '#shared/domains/operator/user-action/rules.ts';
import { fold } from '#shared/kernel/text/text.ts';

/*
 * Access pattern of the audit list: the activity items that every write leaves behind (platform/record/activity.ts)
 *   of an agency, newest first   gsi1 <tenant>#ACT#<YYYY-MM> / <ulid>
 */
const PAGE = 50;
/** Items a Query looks at, and Queries an answer may take: a rare word is searched for in several answers. */
const LOOK = 500;
const MAX_QUERIES = 8;
const TIME_CHARS = 10;
const REST_CHARS = 16;

/** The moments looked between, both inclusive. */
export interface Span {
  readonly from: Date;
  readonly to: Date;
}
interface Found {
  readonly rows: UserAction[];
  readonly next?: string | undefined;
}

/** Ids of a moment's first and last possible item. */
const firstAt = (ms: number): string => encodeTime(ms, TIME_CHARS) + '0'.repeat(REST_CHARS);
const lastAt = (ms: number): string => encodeTime(ms, TIME_CHARS) + 'Z'.repeat(REST_CHARS);

function filterOf({ userId, area, action }: UserActionQuery) {
  const wanted = Object.entries({ actorId: userId, entity: area, action }).filter(([, value]) => value !== undefined);
  if (wanted.length === 0) return { values: {} };
  return {
    values: Object.fromEntries(wanted.map(([name, value]) => [`:${name}`, value])),
    part: {
      FilterExpression: wanted.map(([name]) => `#${name} = :${name}`).join(' AND '),
      ExpressionAttributeNames: Object.fromEntries(wanted.map(([name]) => [`#${name}`, name])),
    },
  };
}

async function look(tenantId: string, month: string, query: UserActionQuery, lowest: string, highest: string) {
  const { values, part } = filterOf(query);
  const found = await documents.send(
    new QueryCommand({
      TableName: tableName(),
      IndexName: 'gsi1',
      KeyConditionExpression: 'gsi1pk = :pk AND gsi1sk BETWEEN :lowest AND :highest',
      ...part,
      ExpressionAttributeValues: {
        ':pk': `${tenantId}#ACT#${month}`,
        ':lowest': lowest,
        ':highest': highest,
        ...values,
      },
      ScanIndexForward: false,
      Limit: LOOK,
    }),
  );
  const rows = ((found.Items ?? []) as ActivityItem<UserAction>[]).map(entryOf);
  return { rows, stopped: found.LastEvaluatedKey?.gsi1sk as string | undefined };
}

const hasWord = ({ title, actorName }: UserAction, keyword: string): boolean =>
  fold(`${title} ${actorName}`).includes(fold(keyword));

/**
 * A page of what fits, or as much of it as is found within the Queries of one answer. A cursor names what was looked at
 * last; the next answer leaves that out.
 */
export async function actionsOf(tenantId: string, span: Span, query: UserActionQuery): Promise<Found> {
  const lowest = firstAt(span.from.getTime());
  let highest = lastAt(span.to.getTime());
  if (query.before && query.before < highest) highest = query.before;
  const rows: UserAction[] = [];
  const months = monthsBack(span.from, new Date(decodeTime(highest)));
  for (let i = 0, queries = 1; i < months.length && lowest <= highest; queries++) {
    const month = months[i] ?? '';
    const found = await look(tenantId, month, query, lowest, highest);
    rows.push(...found.rows.filter((row) => row.id !== highest && hasWord(row, query.keyword)));
    if (rows.length >= PAGE) return { rows: rows.slice(0, PAGE), next: rows[PAGE - 1]?.id };
    // A month that is done leads to the last moment before it.
    highest = found.stopped ?? lastAt(Date.parse(`${month}-01T00:00:00Z`) - 1);
    if (!found.stopped) i++;
    if (queries === MAX_QUERIES && i < months.length) return { rows, next: highest };
  }
  return { rows };
}
