import { AsyncLocalStorage } from 'node:async_hooks';
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { documents, TTL, tableName } from '#functions/platform/data/table.ts';
import { carrying, putNew, removeKept, type Write } from '#functions/platform/data/write.ts';

/*
 * The steps of a request that writes more than one transaction takes, beside the claim of its Idempotency-Key:
 *   pk IDEM#<owner>  sk <key>#<step>  written in the transaction of the step, with the value that the step leaves
 * A killed request continues under the same key: it reads the steps that are done and runs the others.
 */
export interface ClaimItem {
  readonly pk: string;
  readonly sk: string;
  readonly [TTL]: number;
}
const claims = new AsyncLocalStorage<ClaimItem>();

/** Runs a request under its claim, so that it may be written in steps. */
export const underClaim = <T>(claim: ClaimItem, work: () => Promise<T>): Promise<T> => claims.run(claim, work);

const keyOf = ({ pk, sk }: ClaimItem, step: string) => ({ pk, sk: `${sk}#${step}` });

/** Reads the steps that an earlier run of this request has written, with their values. */
export async function stepsDone(): Promise<ReadonlyMap<string, string>> {
  const claim = claims.getStore();
  const done = new Map<string, string>();
  if (!claim) return done;
  const prefix = keyOf(claim, '').sk;
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const page = await documents.send(
      new QueryCommand({
        TableName: tableName(),
        ConsistentRead: true,
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
        ExpressionAttributeValues: { ':pk': claim.pk, ':prefix': prefix },
        ExclusiveStartKey,
      }),
    );
    for (const { sk, value } of page.Items ?? []) done.set(String(sk).slice(prefix.length), String(value));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return done;
}

/** Marks a step as done. The mark belongs in the step's transaction. A request without a key has none. */
export function stepMark(step: string, value: string): readonly Write[] {
  const claim = claims.getStore();
  if (!claim) return [];
  const item = { ...keyOf(claim, step), [TTL]: claim[TTL], value };
  return [putNew(item)];
}

/** Takes the mark of a step away, in the transaction that reverts the step. */
export function stepReverted(step: string): readonly Write[] {
  const claim = claims.getStore();
  return claim ? [removeKept(keyOf(claim, step))] : [];
}

/** Runs one step. Its first transaction holds the step's mark in place of the request's, so the request can continue. */
export function asStep<T>(step: string, work: () => Promise<T>): Promise<T> {
  const [mark] = stepMark(step, '');
  return mark ? carrying(mark, work) : work();
}
