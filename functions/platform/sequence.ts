import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { AppError } from '#shared/kernel/error.ts';
import { readItem } from './read.ts';
import { documents, tableName } from './table.ts';
import { commit, type Write } from './write.ts';

const TRIES = 20;
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
  constructor() {
    super('stale');
  }
}

/** The last number taken; 0 before the first. */
export async function lastNo(tenantId: string, name: string): Promise<number> {
  return (await readItem<{ readonly n: number }>(keyOf(tenantId, name)))?.n ?? 0;
}

/** A number without gaps: it counts only if the caller's transaction, which must hold `write`, succeeds. */
export async function sequenceWrite(tenantId: string, name: string): Promise<{ value: number; write: Write }> {
  const last = await lastNo(tenantId, name);
  const item = {
    Update: {
      TableName: tableName(),
      Key: keyOf(tenantId, name),
      UpdateExpression: 'SET #n = :next',
      ConditionExpression: last === 0 ? 'attribute_not_exists(#n)' : '#n = :last',
      ExpressionAttributeNames: { '#n': 'n' },
      ExpressionAttributeValues: last === 0 ? { ':next': 1 } : { ':next': last + 1, ':last': last },
    },
  };
  return { value: last + 1, write: { item, refused: () => new SequenceTaken(), once: `${tenantId} ${name}` } };
}

/** Commits a document with the next number of its series; tries again when another one took it. */
export async function commitNumbered(
  tenantId: string,
  name: string,
  writesFor: (value: number) => readonly Write[] | Promise<readonly Write[]>,
): Promise<number> {
  for (let attempt = 1; ; attempt++) {
    const { value, write } = await sequenceWrite(tenantId, name);
    try {
      await commit([write, ...(await writesFor(value))]);
      return value;
    } catch (e) {
      if (!(e instanceof SequenceTaken) || attempt >= TRIES) throw e;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * attempt));
    }
  }
}
