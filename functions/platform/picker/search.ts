import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { documents, tableName } from '#functions/platform/data/table.ts';
import { plain } from '../list-index/text.ts';
import { NAME, nameKey, type PickerItem, partitionOf, summaryOf, WORD, wordKey, wordsOf } from './keys.ts';
import type { PickerResult, PickerSearch, PickerSummary } from './types.ts';

/** As many items fit one strongly read unit of 4 KB; what goes beyond is read eventually consistent. */
const STRONG_ITEMS = 18;
/** A filter that hardly anything passes ends here rather than reading the whole partition. */
const MAX_READS = 20;
const LONG_READ = 100;

interface Range {
  readonly pk: string;
  readonly prefix: string;
  /** Read strongly, however many are wanted. */
  readonly isFresh: boolean;
}

async function* summariesFrom({ pk, prefix, isFresh }: Range, wanted: () => number): AsyncGenerator<PickerSummary> {
  let next: Record<string, unknown> | undefined;
  for (let read = 0; read < MAX_READS; read++) {
    // A record made a moment ago must be found by its maker, who types most of its name: short answers are strong.
    const isStrong = read === 0 && (isFresh || wanted() <= STRONG_ITEMS);
    const { Items, LastEvaluatedKey } = await documents.send(
      new QueryCommand({
        TableName: tableName(),
        ConsistentRead: isStrong,
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
        ExpressionAttributeValues: { ':pk': pk, ':prefix': prefix },
        Limit: isStrong ? Math.min(STRONG_ITEMS, wanted()) : read < 2 ? wanted() : LONG_READ,
        ...(next ? { ExclusiveStartKey: next } : {}),
      }),
    );
    yield* ((Items ?? []) as PickerItem[]).map(summaryOf);
    next = LastEvaluatedKey;
    if (!next) return;
  }
}

interface Plan {
  readonly phrase: string;
  readonly ranges: readonly Range[];
  readonly matches: (summary: PickerSummary) => boolean;
}

/**
 * Names that begin with all that was typed come first; then one word leads into the table, the longest (of equals the
 * last), and the others are looked for on the cards.
 */
function planOf(tenantId: string, entity: string, keyword: string): Plan {
  const pk = partitionOf(tenantId, entity);
  const phrase = plain(keyword);
  if (!phrase) return { phrase, ranges: [{ pk, prefix: NAME, isFresh: true }], matches: () => true };
  const typed = phrase.split(' ');
  const lead = wordKey(typed.reduce((longest, word) => (word.length >= longest.length ? word : longest)));
  const matches = (summary: PickerSummary) => {
    const own = wordsOf(summary);
    return typed.every((word) => own.some((w) => w.startsWith(word)));
  };
  const prefixes = [...(typed.length > 1 ? [NAME + nameKey(phrase)] : []), NAME + lead, WORD + lead];
  return { phrase, ranges: prefixes.map((prefix, i) => ({ pk, prefix, isFresh: i === 0 })), matches };
}

/** Names that begin as typed come first, then by name. */
const inOrder = (phrase: string) => (a: PickerSummary, b: PickerSummary) => {
  const [x, y] = [plain(a.value), plain(b.value)];
  return Number(y.startsWith(phrase)) - Number(x.startsWith(phrase)) || (x < y ? -1 : x > y ? 1 : 0);
};

async function collect({ ranges, matches }: Plan, query: PickerSearch, count: number): Promise<PickerSummary[]> {
  const seen = new Set(query.excludeKeys);
  const found: PickerSummary[] = [];
  const wanted = () => count - found.length;
  for (const range of ranges) {
    for await (const summary of summariesFrom(range, wanted)) {
      if (seen.has(summary.key) || !matches(summary) || query.accept?.(summary) === false) continue;
      seen.add(summary.key);
      found.push(summary);
      if (wanted() === 0) return found;
    }
  }
  return found;
}

export async function search(tenantId: string, entity: string, query: PickerSearch): Promise<PickerResult> {
  const { page, perPage } = query;
  const plan = planOf(tenantId, entity, query.keyword);
  // One more than shown, to know whether another page follows.
  const found = await collect(plan, query, page * perPage + 1);
  const items = found.slice((page - 1) * perPage, page * perPage).sort(inOrder(plan.phrase));
  return { items, page, pageCount: found.length > page * perPage ? page + 1 : page };
}
