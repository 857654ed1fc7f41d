import type { Filter } from '#functions/platform/list-index/types.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import type { Template } from './as-event.ts';
import type { StoredFeed } from './store.ts';

/** The choice that a feed makes from each kind of appointment. */
export interface Wanted {
  readonly feed: StoredFeed;
  readonly template: Template;
  readonly from: string;
  readonly to: string;
}

/** Selects the records with one of these ids, and all records when there are no ids. */
export const oneOf = (column: string, ids: readonly string[]): Filter[] =>
  ids.length > 0 ? [{ column, anyOf: ids.map(noOf) }] : [];
