import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { documents, tableName } from './table.ts';
import type { Write } from './write.ts';

/*
 * Access patterns of the calendar:
 *   pk <tenant>#CAL#<YYYY-MM>  sk <artist no>#<start>#<kind>#<record no>
 * One item per artist and month touched, in the base table and not in an index: planning reads strongly, so that who
 * moves a bar sees it moved. A month of all artists, or of one, is one Query.
 */

export type AppointmentKind = 'show' | 'flight' | 'train' | 'groundTransport' | 'lodging' | 'external' | 'private';
/** What planning draws without reading the record. Times are the wall clock of the place. */
export interface AppointmentCard {
  readonly kind: AppointmentKind;
  readonly recordNo: number;
  readonly id: string;
  readonly artistNo: number;
  readonly artistId: string;
  readonly title: string;
  readonly city: string;
  readonly statusId: string;
  readonly phase: 'confirmed' | 'options' | 'cancelled';
  readonly rank: number;
  /** YYYY-MM-DDTHH:mm */
  readonly start: string;
  readonly end: string;
  readonly isAllDay: boolean;
  readonly isNight: boolean;
  readonly rev: number;
}

const pad = (no: number) => String(no).padStart(8, '0');
const pkOf = (tenantId: string, month: string) => `${tenantId}#CAL#${month}`;
const skOf = (card: AppointmentCard) => `${pad(card.artistNo)}#${card.start}#${card.kind}#${pad(card.recordNo)}`;

/** `2026-11` to `2027-01` -> the three months. */
export function monthsBetween(from: string, to: string): string[] {
  const months: string[] = [];
  for (let [year = 0, month = 0] = from.split('-').map(Number); ; month++) {
    if (month > 12) [year, month] = [year + 1, 1];
    const name = `${year}-${String(month).padStart(2, '0')}`;
    if (name > to.slice(0, 7)) return months;
    months.push(name);
  }
}

const itemsOf = (tenantId: string, cards: readonly AppointmentCard[]) =>
  new Map(
    cards.flatMap((card) =>
      monthsBetween(card.start.slice(0, 7), card.end.slice(0, 7)).map((month) => {
        const item = { pk: pkOf(tenantId, month), sk: skOf(card), ...card };
        return [`${item.pk} ${item.sk}`, item] as const;
      }),
    ),
  );

/** The calendar's part of a write: what is gone is deleted, what is new or changed is put. */
export function appointmentWrites(
  tenantId: string,
  before: readonly AppointmentCard[],
  after: readonly AppointmentCard[],
): Write[] {
  const [old, now] = [itemsOf(tenantId, before), itemsOf(tenantId, after)];
  const gone = [...old.values()].filter((item) => !now.has(`${item.pk} ${item.sk}`));
  return [
    ...gone.map(({ pk, sk }) => ({ item: { Delete: { TableName: tableName(), Key: { pk, sk } } } })),
    ...[...now.values()].map((Item) => ({ item: { Put: { TableName: tableName(), Item } } })),
  ];
}

async function month(tenantId: string, name: string, artistNo?: number): Promise<AppointmentCard[]> {
  const found: AppointmentCard[] = [];
  let start: Record<string, unknown> | undefined;
  do {
    const page = await documents.send(
      new QueryCommand({
        TableName: tableName(),
        ConsistentRead: true,
        KeyConditionExpression: artistNo === undefined ? 'pk = :pk' : 'pk = :pk AND begins_with(sk, :artist)',
        ExpressionAttributeValues: {
          ':pk': pkOf(tenantId, name),
          ...(artistNo === undefined ? {} : { ':artist': `${pad(artistNo)}#` }),
        },
        ...(start ? { ExclusiveStartKey: start } : {}),
      }),
    );
    found.push(...((page.Items ?? []) as AppointmentCard[]));
    start = page.LastEvaluatedKey;
  } while (start);
  return found;
}

/** Appointments that touch the days `from` to `to` (both included), each once; of one artist, or of all. */
export async function appointmentsBetween(
  tenantId: string,
  from: string,
  to: string,
  artistNo?: number,
): Promise<AppointmentCard[]> {
  const months = await Promise.all(monthsBetween(from, to).map((name) => month(tenantId, name, artistNo)));
  const once = new Map(months.flat().map((card) => [skOf(card), card]));
  return [...once.values()].filter((card) => card.start.slice(0, 10) <= to && card.end.slice(0, 10) >= from);
}
