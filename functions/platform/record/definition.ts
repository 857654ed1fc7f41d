import type { OutboxEntry } from '#shared/events.ts';
import type { Activity, Stored } from '#shared/kernel/record.ts';
import type { Write } from '../write.ts';
import type { DueMark } from './items.ts';
import type { RecordList, RecordPicker } from './parts.ts';

/** What makes a domain's record: everything that must change together with it. */
export interface RecordDefinition<T extends object> {
  readonly name: string;
  readonly list?: RecordList<T>;
  readonly picker?: RecordPicker<T>;
  /** Values no two records of a tenant may share: kind, value, and the field to name when it is taken. */
  readonly unique?: readonly { readonly kind: string; readonly field: string; readonly of: (record: T) => string }[];
  /** What it leaves in the calendar: `calendarOf` (platform/appointment.ts), which only what stands there carries. */
  readonly calendar?: (tenantId: string, was: Stored<T> | undefined, is: Stored<T> | undefined) => readonly Write[];
  /** When a job has to look at it. */
  readonly due?: (record: Stored<T>) => DueMark | undefined;
  /** What other records carry of it: when that changes, the bulk worker brings them up to date. */
  readonly card?: (record: Stored<T>) => unknown;
  /** What has to happen after a write, by what it was and is; neither for what is deleted. */
  readonly follows?: (
    was: Stored<T> | undefined,
    is: Stored<T> | undefined,
    how: Pick<WriteOptions, 'isOneOfMany'>,
  ) => readonly OutboxEntry[];
  /** How the activity log names it. */
  readonly title: (record: T) => string;
  /** What its files take of the agency's room; what is deleted takes none. */
  readonly bytes?: (record: Stored<T>) => number;
  /** Other items derived from the record, such as access cards. */
  readonly derived?: (tenantId: string, before: Stored<T> | undefined, after: Stored<T>) => readonly Write[];
}

export interface WriteOptions {
  readonly action?: string;
  readonly outbox?: readonly OutboxEntry[];
  /** Writes of the same transaction. */
  readonly extra?: readonly Write[];
  /** What those writes change, for the log. */
  readonly changes?: Activity['changes'];
  /** Of many records at once: their list is built whole afterwards. */
  readonly unlisted?: boolean;
  /** Written beside thousands of others: what can wait for a job sends no message of its own. */
  readonly isOneOfMany?: boolean;
}
