import type { Write } from '#functions/platform/data/write.ts';

/** The summary of a record that a picker shows. */
export interface PickerSummary {
  readonly key: string;
  readonly value: string;
  readonly sublabel: string;
  /** Other names to be found by: aliases, a city, a code. */
  readonly words: readonly string[];
  /** Values that `accept` may check: a type, a flag. */
  readonly facets?: Readonly<Record<string, number | string>>;
}

export interface PickerSearch {
  readonly keyword: string;
  readonly page: number;
  readonly perPage: number;
  readonly excludeKeys?: readonly string[];
  readonly accept?: (summary: PickerSummary) => boolean;
}

export interface PickerResult {
  readonly items: readonly PickerSummary[];
  readonly page: number;
  /** `page + 1` when more follow: the end is not counted, a keystroke reads one page only. */
  readonly pageCount: number;
}

export interface Picker {
  /** Belong in the transaction that writes the record; only what changed is written. */
  writes(tenantId: string, no: number, before: PickerSummary | null, after: PickerSummary | null): Write[];
  search(tenantId: string, search: PickerSearch): Promise<PickerResult>;
}
