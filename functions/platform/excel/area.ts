import type * as z from 'zod';
import { readAhead } from '#functions/platform/data/read-ahead.ts';
import { isInternal } from '#functions/platform/session/internal-only.ts';
import type { Permission } from '#shared/kernel/access/permission.ts';
import type { ListRequest } from '#shared/kernel/contract/list.ts';
import type { Fields } from '#shared/kernel/record/fields.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { inLanguage, type Translated } from '#shared/kernel/text/translated.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';
import { chunks } from '#shared/kernel/values/chunks.ts';
import type { UserContext } from '../endpoint/context.ts';
import { checkInput } from '../endpoint/parse.ts';
import type { Filter } from '../list-index/types.ts';
import { seenRecord } from '../record/fields.ts';
import { type ListMapping, listQuery } from '../record/request.ts';
import type { RecordStore } from '../record/store.ts';
import type { Cell } from './cells.ts';
import { excelOf } from './workbook.ts';

/** The context for writing a value: the reader's language and the agency's own names. */
export interface Speech {
  readonly locale: Locale;
  /** Decides which invoices are overdue. */
  readonly today: LocalDate;
  readonly statuses: ReadonlyMap<string, string>;
  readonly tags: ReadonlyMap<string, string>;
}

export type ColumnKind = 'text' | 'number' | 'money' | 'date' | 'time' | 'flag';
export interface SheetColumn<T> {
  readonly id: string;
  readonly name: Translated;
  readonly kind: ColumnKind;
  /** Characters. */
  readonly width?: number;
  /** Users without this permission do not get the column. */
  readonly permission?: Permission;
  /** Users outside the agency do not get the column. */
  readonly isInternal?: true;
  readonly value: (record: T, speech: Speech) => Cell;
}

/**
 * Data of some columns that is stored apart from the records. Each batch of records reads it, if one of these columns
 * is requested.
 */
export interface Beside<T> {
  readonly columns: readonly string[];
  readonly read: (ctx: UserContext, records: readonly Stored<T>[]) => Promise<readonly Stored<T>[]>;
}

/** A main area's list as a sheet: one line in the registry of areas, one per column here. */
export interface SheetDefinition<T extends object> {
  readonly title: Translated;
  readonly permission: Permission;
  readonly store: RecordStore<T>;
  readonly request: z.ZodType<ListRequest>;
  readonly mapping: ListMapping;
  /** Replaces the list's mapping when the reader's rights limit the search. */
  readonly asked?: (ctx: UserContext) => ListMapping;
  /** The filters that the reader's rights impose on the list. */
  readonly always?: (ctx: UserContext) => readonly Filter[] | Promise<readonly Filter[]>;
  /** The fields of the list's records. A file has no field that the reader may not see. */
  readonly fields: Fields;
  /** Reduces a record further, where more than its fields decides. */
  readonly visible?: (ctx: UserContext, record: Stored<T>) => Stored<T>;
  readonly columns: readonly SheetColumn<Stored<T>>[];
  /** Returns the current day of each record, if records are in several time zones. */
  readonly todayOf?: (ctx: UserContext) => Promise<(record: Stored<T>) => LocalDate | undefined>;
  readonly beside?: readonly Beside<T>[];
  /** Columns of the agency's own, as the reader sees them. */
  readonly own?: (ctx: UserContext) => Promise<readonly SheetColumn<Stored<T>>[]>;
}

export interface SheetRequest {
  readonly nos: readonly number[];
  readonly columns: readonly { readonly id: string; readonly name: string }[];
  readonly speech: Speech;
  readonly name: string;
  readonly onRows: (count: number) => Promise<void>;
}
type Offered = Pick<SheetColumn<never>, 'id' | 'name' | 'kind' | 'permission' | 'isInternal'>;
/** Whether the caller may see a column. */
export const seesColumn = (ctx: UserContext, { permission, isInternal: isInside }: Offered): boolean =>
  (!permission || ctx.actor.permissions.has(permission)) && (!isInside || isInternal(ctx));

/** A `SheetArea` without the type of its records. */
export interface Sheet extends Pick<SheetDefinition<object>, 'title' | 'permission'> {
  /** Every column there is for the reader, the agency's own last. */
  columns(ctx: UserContext): Promise<readonly Offered[]>;
  /** Parses a request with the list's schema, and refuses an invalid one. Only the parsed part is kept. */
  checked(request: unknown): ListRequest;
  /** Numbers of the records of a list's request, in its order. */
  find(ctx: UserContext, request: unknown): Promise<readonly number[]>;
  write(ctx: UserContext, request: SheetRequest): Promise<Uint8Array>;
}

/** Three parallel reads of a hundred. */
const BATCH = 300;
/** The number of batches that load while one is written. */
const AHEAD = 2;

/** Records in the order of their numbers. */
async function* records<T extends object>(
  { store, fields, visible = (_ctx, record) => record, beside = [] }: SheetDefinition<T>,
  ctx: UserContext,
  { nos, columns, onRows }: SheetRequest,
): AsyncGenerator<Stored<T>> {
  const asked = beside.filter((one) => columns.some(({ id }) => one.columns.includes(id)));
  const batches = readAhead(chunks(nos, BATCH), AHEAD, async (part) => {
    const found = await store.many(ctx, part, new Set(part));
    let seen: readonly Stored<T>[] = found
      .filter(({ deletedAt }) => !deletedAt)
      .map((record) => seenRecord(ctx, fields, visible(ctx, record)));
    for (const one of asked) seen = await one.read(ctx, seen);
    return { seen, count: part.length };
  });
  let done = 0;
  for await (const { seen, count } of batches) {
    yield* seen;
    done += count;
    await onRows(done);
  }
}

export function sheetOf<T extends object>(area: SheetDefinition<T>): Sheet {
  const { title, permission, store, asked, always } = area;
  const allColumns = async (ctx: UserContext) => [...area.columns, ...((await area.own?.(ctx)) ?? [])];
  return {
    title,
    permission,
    columns: allColumns,
    checked: (request) => checkInput(area.request, request),
    find: async (ctx, request) => {
      const input = checkInput(area.request, request);
      const mapping = asked?.(ctx) ?? area.mapping;
      const query = await listQuery(ctx, mapping, input, await always?.(ctx));
      return (await store.definition.list?.all(ctx.tenantId, query)) ?? [];
    },
    write: async (ctx, request) => {
      const { columns, speech, name } = request;
      const [all, todayOf] = await Promise.all([allColumns(ctx), area.todayOf?.(ctx)]);
      const speechFor = (row: Stored<T>) => ({ ...speech, today: todayOf?.(row) ?? speech.today });
      const chosen = columns.flatMap((column) => {
        const found = all.find(({ id }) => id === column.id);
        if (!found) return [];
        const { width, value } = found;
        const header = column.name || inLanguage(found.name, speech.locale);
        return [{ header, ...(width ? { width } : {}), value: (row: Stored<T>) => value(row, speechFor(row)) }];
      });
      return excelOf({ name, columns: chosen, rows: records(area, ctx, request) });
    },
  };
}
