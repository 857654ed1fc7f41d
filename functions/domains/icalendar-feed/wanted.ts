import type { Filter } from '#functions/platform/list-index/types.ts';
import { noOf } from '#shared/kernel/ids.ts';
import type { Template } from './as-event.ts';
import type { StoredFeed } from './store.ts';

/** What a feed asks of each kind of appointment. */
export interface Wanted {
  readonly feed: StoredFeed;
  readonly template: Template;
  readonly from: string;
  readonly to: string;
}

/** One of these, where there are any: else everything. */
export const oneOf = (column: string, ids: readonly string[]): Filter[] =>
  ids.length > 0 ? [{ column, anyOf: ids.map(noOf) }] : [];
