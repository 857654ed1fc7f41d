import { readItem } from '#functions/platform/data/read.ts';
import { TTL, tableName } from '#functions/platform/data/table.ts';
import { unlessRefused } from '#functions/platform/data/unless-refused.ts';
import { commit, type Write } from '#functions/platform/data/write.ts';
import { recordPk } from '#functions/platform/record/key.ts';
import type { AskedZip } from '#shared/domains/relations/link/share-rules.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import type { StoredLink } from '../store.ts';

/*
 * The ZIP of a link: pk that of its record  sk LZ#<link id>, swept by TTL.
 */
export interface StoredZip extends AskedZip {
  /** The code of the reason why there is no ZIP. */
  readonly problem?: string;
}
const KEEP_SECONDS = 30 * 86_400;
const keyOf = ({ tenantId, entity, id }: StoredLink) => ({ pk: recordPk(tenantId, entity, noOf(id)), sk: `LZ#${id}` });

export const readZip = (link: StoredLink): Promise<StoredZip | undefined> => readItem<StoredZip>(keyOf(link));

/** Puts a ZIP that was just asked for, in place of the one that was read. */
export function askedWrite(link: StoredLink, before: StoredZip | undefined, asked: AskedZip): Write {
  const Item = { ...keyOf(link), ...asked, [TTL]: Math.floor(Date.parse(asked.at) / 1000) + KEEP_SECONDS };
  const condition = before
    ? {
        ConditionExpression: '#at = :at',
        ExpressionAttributeNames: { '#at': 'at' },
        ExpressionAttributeValues: { ':at': before.at },
      }
    : { ConditionExpression: 'attribute_not_exists(pk)' };
  return { item: { Put: { TableName: tableName(), Item, ...condition } }, refused: () => new AppError('stale') };
}

/** The end of the wait for a ZIP. */
type Outcome = Pick<StoredZip, 'key' | 'problem'> & { readonly state: 'ready' | 'failed' };

function endedUpdate(link: StoredLink, at: string, { state, key, problem = '' }: Outcome) {
  return {
    TableName: tableName(),
    Key: keyOf(link),
    UpdateExpression: 'SET #state = :state, #key = :key, problem = :problem',
    ConditionExpression: '#at = :at AND #state = :waiting',
    ExpressionAttributeNames: { '#state': 'state', '#at': 'at', '#key': 'key' },
    ExpressionAttributeValues: { ':state': state, ':key': key, ':problem': problem, ':at': at, ':waiting': 'waiting' },
  };
}

/** Ends the wait for a ZIP, with what follows. Does nothing where another run has ended it. */
export async function endWait(
  link: StoredLink,
  at: string,
  outcome: Outcome,
  follows: readonly Write[],
): Promise<boolean> {
  const Update = endedUpdate(link, at, outcome);
  return unlessRefused('stale', commit([{ item: { Update }, refused: () => new AppError('stale') }, ...follows]));
}
