import type { Write } from '#functions/platform/data/write.ts';
import type { OutboxEntry } from '#shared/events.ts';
import type { Activity, Stored } from '#shared/kernel/record/record.ts';
import type { ToldRecord } from './activity.ts';
import type { DueMark } from './items.ts';
import type { RecordList, RecordPicker } from './parts.ts';

/** The definition of a domain's record: everything that must change together with it. */
export interface RecordDefinition<T extends object> {
  readonly name: string;
  /**
   * The names of all fields. A record keeps a field that is not among them when it is written: while a release rolls
   * out, newer code has set it. Fields inside a value are not kept.
   */
  readonly fields?: Readonly<Record<keyof T, unknown>>;
  readonly list?: RecordList<T>;
  readonly picker?: RecordPicker<T>;
  /** Values no two records of a tenant may share: kind, value, and the field to name when it is taken. */
  readonly unique?: readonly { readonly kind: string; readonly field: string; readonly of: (record: T) => string }[];
  /**
   * Writes the record's calendar items: see `calendarOf` (platform/appointment.ts). Only records in the calendar import
   * it.
   */
  readonly calendar?: (tenantId: string, was: Stored<T> | undefined, is: Stored<T> | undefined) => readonly Write[];
  /** Returns the time at which a job must check the record. */
  readonly due?: (record: Stored<T>) => DueMark | undefined;
  /** Takes the fields that other records copy. When they change, the bulk worker updates the copies. */
  readonly summary?: (record: Stored<T>) => unknown;
  /** Lists the messages of a write, by the record before and after it. A deleted record counts as undefined. */
  readonly follows?: (
    was: Stored<T> | undefined,
    is: Stored<T> | undefined,
    how: Pick<WriteOptions, 'isOneOfMany'>,
  ) => readonly OutboxEntry[];
  /** Returns the record's title in the activity log. */
  readonly title: (record: T) => string;
  /** Packs long records, which cost less to write then. No condition of a write may read into their fields. */
  readonly isPacked?: boolean;
  /** Takes fields that a condition of a write reads. The item has them beside the packed record. */
  readonly conditions?: (record: T) => Readonly<Record<string, string>>;
  /** Fields whose changes the activity log does not report, because a log of their own or the record itself has them. */
  readonly untold?: readonly string[];
  /** Adds up the bytes that the record's files use of the agency's storage. A deleted record uses none. */
  readonly bytes?: (record: Stored<T>) => number;
  /** Writes other items derived from the record, such as access cards. */
  readonly derived?: (tenantId: string, before: Stored<T> | undefined, after: Stored<T>) => readonly Write[];
}

export interface WriteOptions {
  readonly action?: string;
  readonly outbox?: readonly OutboxEntry[];
  /** Writes of the same transaction. */
  readonly extra?: readonly Write[];
  /** The changes of the `extra` writes, for the activity log. */
  readonly changes?: Activity['changes'];
  /** Set when another record of the same transaction `tells` of the change in its log. Messages are refused then. */
  readonly isToldElsewhere?: boolean;
  /** The records of the same transaction that are told here. */
  readonly tells?: readonly ToldRecord[];
  /** Set when many records are written at once: their list is rebuilt afterwards. */
  readonly unlisted?: boolean;
  /** Set when thousands of records are written together: work that a job can do later sends no message. */
  readonly isOneOfMany?: boolean;
}
