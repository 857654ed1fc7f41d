import * as z from 'zod';
import type { ApprovedKind } from '#shared/kernel/access/approval.ts';
import type { Permission } from '#shared/kernel/access/permission.ts';
import { Done, Id } from '#shared/kernel/record/ids.ts';
import { Activity, RevInput } from '#shared/kernel/record/record.ts';
import { typedText } from '#shared/kernel/text/text.ts';
import { reads, writes } from './access.ts';
import { PickerPage, PickerQuery, paged } from './paging.ts';
import { rowsOf, SeenRecord } from './parts.ts';
import { type Address, type Alias, address, type Method, route } from './route.ts';

type Operation = 'list' | 'get' | 'create' | 'update' | 'remove' | 'restore' | 'picker' | 'activity';

/** `v1('POST', '/artists/picker')`: an address under one of the spec's three bases. */
export const v1 = <const P extends string>(method: Method, path: P) => address(method, '/api/v1', path);
export const pageApi = <const P extends string>(method: Method, path: P) => address(method, '/api/page', path);
export const core = <const P extends string>(method: Method, path: P) => address(method, '/api/core', path);
/** Builds an older address that names the record in its path; the operation takes the id in the body. */
export const v1ById = (method: Method, path: string): Alias => ({ ...v1(method, path), fields: { id: 'id' } });

export interface RecordRoutes<I, O, W, L> {
  readonly domain: string;
  readonly plural: string;
  /** The fields that a user fills in. */
  readonly input: I;
  /** The whole record. */
  readonly output: O;
  /** A row of the list. */
  readonly row: W;
  readonly list: L;
  readonly aliases?: Partial<Record<Operation, readonly Alias[]>>;
  /** Returns the permission for an action, if the record uses another domain's permissions: `show.read` and so on. */
  readonly right?: (action: string) => Permission;
}

/** Builds the operations of every main record, at the addresses of the spec's /api/v1 family. */
export const recordRoutes = <
  const I extends z.ZodRawShape,
  const O extends z.core.$ZodType,
  const W extends z.core.$ZodType,
  const L extends z.core.$ZodType,
>({
  domain,
  plural,
  input,
  output,
  row,
  list,
  aliases = {},
  right: may = (action) => `${domain}.${action}` as Permission,
}: RecordRoutes<z.ZodObject<I>, O, W, L>) => {
  const at = <const P extends string>(operation: Operation, place: Address<P>, ...own: readonly Alias[]) => ({
    ...place,
    aliases: [...own, ...(aliases[operation] ?? [])],
  });
  return {
    list: route(at('list', pageApi('POST', `/${domain}/list`), v1('GET', `/${plural}`)), reads(may('read')), {
      body: list,
      output: paged(row),
    }),
    get: route(at('get', v1('GET', `/${plural}/{id}/details`)), reads(may('read')), { output }),
    create: route(at('create', v1('PUT', `/${plural}`)), writes(may('create')), { body: input, output }),
    update: route(at('update', v1('POST', `/${plural}/{id}`)), writes(may('update')), {
      body: input.extend({ rev: RevInput }),
      output,
    }),
    remove: route(at('remove', v1('DELETE', `/${plural}/{id}`)), writes(may('delete')), { output: Done }),
    restore: route(at('restore', v1('POST', `/${plural}/{id}/restore`)), writes(may('delete')), { output }),
    picker: route(at('picker', v1('POST', `/${plural}/picker`)), reads(may('read')), {
      body: PickerQuery,
      output: PickerPage,
    }),
    activity: route(at('activity', v1('GET', `/${plural}/{id}/activity`)), reads(may('read')), {
      query: z.object({ before: z.string().max(26).optional() }),
      output: rowsOf(Activity),
    }),
  };
};

/**
 * Builds the route that approves a record added by a user without that right. The request holds the revision that the
 * approver saw.
 */
export const approvalRoute = <const O extends z.core.$ZodType>(domain: ApprovedKind, output: O) => ({
  approve: route(core('POST', `/${domain}/approve`), writes(`${domain}.approve`), { body: SeenRecord, output }),
});

interface CopyAndName<O> {
  readonly domain: string;
  readonly plural: string;
  readonly output: O;
  /** The maximum length of a name to check. */
  readonly nameMax: number;
}
/** Builds the routes that copy a record, and check whether another record has a name. */
export const copyAndNameRoutes = <const O extends z.core.$ZodType>({
  domain,
  plural,
  output,
  nameMax,
}: CopyAndName<O>) => ({
  copy: route(v1('POST', `/${plural}/{id}/copy`), writes(`${domain}.create` as Permission), { output }),
  nameExists: route(v1('GET', `/${plural}/nameexists`), reads(`${domain}.read` as Permission), {
    query: z.object({ name: typedText().trim().min(1).max(nameMax), excludeId: Id.optional() }),
    output: z.object({ exists: z.boolean() }),
  }),
});
