import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { unavailableReason } from '#functions/platform/http/availability.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';
import { inLine, pacing } from './pacing.ts';
import { readItem } from './read.ts';
import { documents, tableName } from './table.ts';
import { commit, type Write } from './write.ts';

/** Seconds after which a caller that found the series busy may try again. */
const BUSY_SECONDS = 2;
const keyOf = (tenantId: string, name: string) => ({ pk: `${tenantId}#SEQ#${name}`, sk: 'SEQ' });

/** The next `count` dense numbers; a number is lost when its record is never written, which nobody sees. */
export async function nextNos(tenantId: string, name: string, count: number): Promise<number[]> {
  const { Attributes } = await documents.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: keyOf(tenantId, name),
      UpdateExpression: 'ADD #n :count',
      ExpressionAttributeNames: { '#n': 'n' },
      ExpressionAttributeValues: { ':count': count },
      ReturnValues: 'UPDATED_NEW',
    }),
  );
  const last = Number(Attributes?.n);
  return Array.from({ length: count }, (_, i) => last - count + 1 + i);
}

/** Numbers taken ahead by this process, for records that follow each other closely. */
interface Block {
  readonly size: number;
  readonly takenAt: number;
  next: number;
  left: number;
}
const blocks = new Map<string, Block>();
const LARGEST_BLOCK = 8;
/** Kept no longer, so that numbers stay in the order of their records, near enough. */
const BLOCK_MS = 5_000;

/**
 * The next dense number. One record takes one; who goes on writing takes twice as many ahead each time, and saves the
 * way to the table. So never more are lost than were used within the same seconds.
 */
export async function nextNo(tenantId: string, name: string): Promise<number> {
  const key = `${tenantId} ${name}`;
  const last = blocks.get(key);
  const recent = last && Date.now() - last.takenAt < BLOCK_MS ? last : undefined;
  if (recent && recent.left > 0) {
    recent.left--;
    return recent.next++;
  }
  const size = recent ? Math.min(LARGEST_BLOCK, recent.size * 2) : 1;
  const [no] = await nextNos(tenantId, name, size);
  if (no === undefined) throw new Error('a sequence gave no number');
  blocks.set(key, { size, takenAt: Date.now(), next: no + 1, left: size - 1 });
  return no;
}

/** Another transaction took the number first: read again and try again. */
export class SequenceTaken extends AppError {
  constructor(readonly series: string) {
    super('stale');
  }
}

interface Last {
  readonly n: number;
  /** Of the last document, in series whose documents follow each other by day. */
  readonly lastDate?: LocalDate;
}
const lastOf = async (tenantId: string, name: string): Promise<Last> =>
  (await readItem<Last>(keyOf(tenantId, name))) ?? { n: 0 };

/** The last number taken; 0 before the first. */
export const lastNo = async (tenantId: string, name: string): Promise<number> => (await lastOf(tenantId, name)).n;

interface Series {
  /** The number it begins with. */
  readonly first?: number;
  /** The document's day, which the series remembers. */
  readonly date?: LocalDate;
}
interface Numbered {
  readonly value: number;
  readonly write: Write;
  readonly lastDate?: LocalDate | undefined;
}
/** A number without gaps: it counts only if the caller's transaction, which must hold `write`, succeeds. */
export async function sequenceWrite(
  tenantId: string,
  name: string,
  { first = 1, date }: Series = {},
): Promise<Numbered> {
  const { n: last, lastDate } = await lastOf(tenantId, name);
  // Raised later, a first number would leave a gap.
  const value = last === 0 ? first : last + 1;
  const item = {
    Update: {
      TableName: tableName(),
      Key: keyOf(tenantId, name),
      UpdateExpression: `SET #n = :next${date ? ', lastDate = :date' : ''}`,
      ConditionExpression: last === 0 ? 'attribute_not_exists(#n)' : '#n = :last',
      ExpressionAttributeNames: { '#n': 'n' },
      ExpressionAttributeValues: {
        ':next': value,
        ...(last === 0 ? {} : { ':last': last }),
        ...(date ? { ':date': date } : {}),
      },
    },
  };
  const write = { item, refused: () => new SequenceTaken(name), once: `${tenantId} ${name}` };
  return { value, write, lastDate };
}

/** Another document of the series was written first, or is being written. Other turns of the transaction are not ours. */
const isOvertaken = (e: unknown, name: string): boolean =>
  e instanceof SequenceTaken ? e.series === name : unavailableReason(e) === 'TransactionConflict';

/**
 * Commits a document with the next number of its series, and tries again when another document took the number first.
 * Documents of this process wait in line, so that they do not take numbers from each other. A document that has lost
 * for too long is refused with `number.busy` and takes no number.
 */
export async function commitNumbered(
  tenantId: string,
  name: string,
  writesFor: (value: number, lastDate?: LocalDate) => readonly Write[] | Promise<readonly Write[]>,
  series?: Series,
): Promise<number> {
  const mayTry = pacing();
  return inLine(`${tenantId} ${name}`, async () => {
    for (;;) {
      const { value, write, lastDate } = await sequenceWrite(tenantId, name, series);
      try {
        await commit([write, ...(await writesFor(value, lastDate))]);
        return value;
      } catch (e) {
        if (!isOvertaken(e, name)) throw e;
      }
      if (!(await mayTry())) throw new AppError('number.busy', { params: { seconds: BUSY_SECONDS } });
    }
  });
}
