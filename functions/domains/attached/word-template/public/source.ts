import type * as z from 'zod';
import { freeMergeData } from '#functions/domains/identity/free-field/public/merge-values.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { checkInput } from '#functions/platform/endpoint/parse.ts';
import type { Filter } from '#functions/platform/list-index/types.ts';
import { seenRecord } from '#functions/platform/record/fields.ts';
import { type ListMapping, listQuery } from '#functions/platform/record/request.ts';
import type { RecordStore } from '#functions/platform/record/store.ts';
import { MAX_WORD_ROWS } from '#shared/domains/attached/word-template/schemas.ts';
import type { Permission } from '#shared/kernel/access/permission.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { ListRequest } from '#shared/kernel/contract/list.ts';
import type { Fields } from '#shared/kernel/record/fields.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';

/** The setting that a record's data is made with. */
export interface Setting {
  readonly ctx: UserContext;
  readonly locale: Locale;
  readonly statuses: ReadonlyMap<string, string>;
}

/** The source of the records of an area for documents. */
interface AreaSource<T extends object> {
  readonly store: RecordStore<T>;
  readonly permission: Permission;
  /** The area's own list: its request, and the limits by the caller's rights. */
  readonly request: z.ZodType<ListRequest>;
  readonly mapping: ListMapping;
  readonly mine?: (ctx: UserContext) => readonly Filter[];
  /** Refuses with 404 a record that the caller may not see. */
  readonly check?: (ctx: UserContext, record: Stored<T>) => void;
  /** The fields of the area's records. A document has no field that the caller may not see. */
  readonly fields: Fields;
  readonly row: (record: Stored<T>, setting: Setting) => object;
  /** Makes the data of a document of one record, if it has more than a row. */
  readonly record?: (record: Stored<T>, setting: Setting) => object | Promise<object>;
}

/** An `AreaSource` without the type of its records. */
export interface Source {
  record(setting: Setting, id: Id): Promise<{ readonly title: string; readonly data: object }>;
  rows(setting: Setting, request: unknown): Promise<object[]>;
}

export function sourceOf<T extends object>(area: AreaSource<T>): Source {
  const { store, permission, mapping, mine, check, fields, row, record = row } = area;
  const freeOf = ({ ctx, locale }: Setting) => freeMergeData(ctx, store.definition.name, locale);
  const mayRead = ({ actor }: UserContext) => {
    if (!actor.permissions.has(permission)) throw new AppError('denied');
  };
  return {
    async record(setting, id) {
      mayRead(setting.ctx);
      const found = await store.get(setting.ctx, id);
      check?.(setting.ctx, found);
      return {
        title: store.definition.title(found),
        data: { ...(await record(seenRecord(setting.ctx, fields, found), setting)), ...(await freeOf(setting))(found) },
      };
    },
    async rows(setting, request) {
      const { ctx } = setting;
      mayRead(ctx);
      const query = await listQuery(ctx, mapping, checkInput(area.request, request), mine?.(ctx));
      const nos = (await store.definition.list?.all(ctx.tenantId, query)) ?? [];
      if (nos.length > MAX_WORD_ROWS)
        throw new AppError('wordTemplate.tooManyRows', { params: { max: MAX_WORD_ROWS } });
      const found = await store.many(ctx, nos, new Set(nos));
      const free = await freeOf(setting);
      return found
        .filter(({ deletedAt }) => !deletedAt)
        .map((one) => ({ ...row(seenRecord(ctx, fields, one), setting), ...free(one) }));
    },
  };
}
