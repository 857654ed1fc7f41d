import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { readAll } from '#functions/platform/data/read.ts';
import { documents, tableName } from '#functions/platform/data/table.ts';
import type { MergeKind } from '#shared/kernel/record/merge-area.ts';

/*
 * Pairs that somebody said are none:
 *   pk <tenant>#UNLIKE#<entity>  sk <lower no>#<higher no>
 */
interface Tenant {
  readonly tenantId: string;
}
type Numbers = readonly [number, number];

export const pairName = ([a, b]: Numbers): string => `${Math.min(a, b)}#${Math.max(a, b)}`;
const keyOf = ({ tenantId }: Tenant, entity: MergeKind, pair: Numbers) => ({
  pk: `${tenantId}#UNLIKE#${entity}`,
  sk: pairName(pair),
});

export async function dismissPair(ctx: Tenant, entity: MergeKind, pair: Numbers): Promise<void> {
  await documents.send(new PutCommand({ TableName: tableName(), Item: keyOf(ctx, entity, pair) }));
}
export async function recallPair(ctx: Tenant, entity: MergeKind, pair: Numbers): Promise<void> {
  await documents.send(new DeleteCommand({ TableName: tableName(), Key: keyOf(ctx, entity, pair) }));
}

/** Names of all pairs that are none. */
export async function dismissedPairs({ tenantId }: Tenant, entity: MergeKind): Promise<ReadonlySet<string>> {
  const found = await readAll<{ readonly sk: string }>({ pk: `${tenantId}#UNLIKE#${entity}` });
  return new Set(found.map(({ sk }) => sk));
}
