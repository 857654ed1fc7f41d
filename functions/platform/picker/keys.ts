import { plainKey, searchable } from '../list-index/text.ts';
import type { PickerSummary } from './types.ts';

/**
 * Items of one record: `0#<full name>#<no>` for browsing and names that begin with a keyword, and `1#<word>#<no>`
 * for every other word. The name's first word needs no item: the full name begins with it.
 */
export const NAME = '0#';
export const WORD = '1#';
const MAX_WORDS = 8;
const MAX_WORD = 24;
const MAX_NAME = 60;

export const partitionOf = (tenantId: string, entity: string): string => `${tenantId}#PK#${entity}`;
export const nameKey = (value: string): string => plainKey(value, MAX_NAME);
export const wordKey = (word: string): string => plainKey(word, MAX_WORD);

/** Everything a card is found by. */
export const wordsOf = (summary: PickerSummary): string[] => [
  ...new Set([summary.value, ...summary.words].flatMap((text) => searchable(text).split(' '))),
];

/** Short attribute names: thirty items must fit two read units. */
export interface PickerItem {
  readonly pk: string;
  readonly sk: string;
  readonly k: string;
  readonly v: string;
  readonly s?: string;
  readonly w?: readonly string[];
  readonly f?: Readonly<Record<string, number | string>>;
}

export const summaryOf = (item: PickerItem): PickerSummary => ({
  key: item.k,
  value: item.v,
  sublabel: item.s ?? '',
  words: item.w ?? [],
  ...(item.f ? { facets: item.f } : {}),
});

/** The words after the name's first. Where there is no room for all, those beside the name and the longest tell most. */
function indexed(summary: PickerSummary): string[] {
  const [first] = wordsOf(summary);
  const beside = new Set(summary.words.flatMap((text) => searchable(text).split(' ')));
  const others = wordsOf(summary).filter((word) => word !== first);
  const weight = (word: string) => (beside.has(word) ? MAX_NAME : 0) + word.length;
  return [...new Set(others.map(wordKey))].sort((a, b) => weight(b) - weight(a)).slice(0, MAX_WORDS);
}

export function itemsOf(tenantId: string, entity: string, no: number, summary: PickerSummary): PickerItem[] {
  const pk = partitionOf(tenantId, entity);
  const rest = {
    k: summary.key,
    v: summary.value,
    ...(summary.sublabel ? { s: summary.sublabel } : {}),
    ...(summary.words.length > 0 ? { w: summary.words } : {}),
    ...(summary.facets ? { f: summary.facets } : {}),
  };
  const name = nameKey(summary.value);
  const keys = [`${NAME}${name}#${no}`, ...indexed(summary).map((word) => `${WORD}${word}#${no}`)];
  return keys.map((sk) => ({ pk, sk, ...rest }));
}
