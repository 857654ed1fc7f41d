import type { SimilarityKeyOwner } from '#functions/platform/data/similarity-index.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { type SimilarityKey, sharedSimilarityKeys } from '#shared/domains/relations/duplicate/rules.ts';
import type { Alike, DuplicatePair } from '#shared/domains/relations/duplicate/schemas.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { MergeKind } from '#shared/kernel/record/merge-area.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import type { DuplicateDefinition } from './areas.ts';
import { dismissedPairs, pairName } from './store.ts';

/** Shown under a form. */
const MAX_ALIKE = 5;
/** Of one value; a hundred companies with the same mail address are no duplicates but one office. */
const MAX_GROUP = 20;
/** Enough for a page to work through. */
const PAGE = 25;

const isLive = (record: { readonly deletedAt?: string | undefined }) => !record.deletedAt;

/** Records like the one being filled in, those with most in common first. */
export async function alikeOf<T extends object>(
  ctx: UserContext,
  { store, index, similarityKeys, detail }: DuplicateDefinition<T>,
  wanted: readonly SimilarityKey[],
  excludeId: Id | undefined,
): Promise<Alike[]> {
  const found = await Promise.all(wanted.map((similarityKey) => index.owners(ctx.tenantId, similarityKey, MAX_GROUP)));
  const records = await store.many(ctx, [...new Set(found.flat())]);
  return records
    .filter((record) => isLive(record) && record.id !== excludeId)
    .map((record) => ({
      id: record.id,
      name: store.definition.title(record),
      detail: detail(record),
      by: sharedSimilarityKeys(wanted, similarityKeys(record)).map(({ kind }) => kind),
    }))
    .filter(({ by }) => by.length > 0)
    .sort((a, b) => b.by.length - a.by.length)
    .slice(0, MAX_ALIKE);
}

/** A pair, unless it was met, or will be met, under a stronger trait. */
function pairOf<T extends object>(
  { store, similarityKeys, detail }: DuplicateDefinition<T>,
  [a, b]: readonly [Stored<T>, Stored<T>],
  under: SimilarityKeyOwner,
): DuplicatePair[] {
  const shared = sharedSimilarityKeys(similarityKeys(a), similarityKeys(b));
  const [strongest] = shared;
  if (strongest?.kind !== under.kind || strongest.value !== under.value) return [];
  const side = (record: Stored<T>) => {
    const { id, createdAt } = record;
    return { id, createdAt, name: store.definition.title(record), detail: detail(record) };
  };
  const [first, second] = a.createdAt <= b.createdAt ? [a, b] : [b, a];
  return [{ first: side(first), second: side(second), by: shared.map(({ kind }) => kind) }];
}

async function pairsIn<T extends object>(
  ctx: UserContext,
  area: DuplicateDefinition<T>,
  group: readonly SimilarityKeyOwner[],
  dismissed: ReadonlySet<string>,
): Promise<DuplicatePair[]> {
  const [under] = group;
  if (!under) return [];
  const records = (
    await area.store.many(
      ctx,
      group.slice(0, MAX_GROUP).map(({ no }) => no),
    )
  ).filter(isLive);
  return records.flatMap((a, i) =>
    records.slice(i + 1).flatMap((b) => (dismissed.has(pairName([a.no, b.no])) ? [] : pairOf(area, [a, b], under))),
  );
}

/** Pairs from a part of the index on; parts are read whole, until there are enough for a page. */
export async function pairsFrom<T extends object>(
  ctx: UserContext,
  entity: MergeKind,
  area: DuplicateDefinition<T>,
  from: number,
): Promise<{ pairs: DuplicatePair[]; next?: number }> {
  const dismissed = await dismissedPairs(ctx, entity);
  const pairs: DuplicatePair[] = [];
  for (let shard = from; shard < area.index.shards; shard++) {
    for await (const group of area.index.groups(ctx.tenantId, shard))
      pairs.push(...(await pairsIn(ctx, area, group, dismissed)));
    if (pairs.length >= PAGE && shard + 1 < area.index.shards) return { pairs, next: shard + 1 };
  }
  return { pairs };
}
