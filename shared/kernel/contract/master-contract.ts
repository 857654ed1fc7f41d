import * as z from 'zod';
import type { Permission } from '#shared/kernel/access/permission.ts';
import { Done, Id } from '#shared/kernel/record/ids.ts';
import { MAX_ORDERED } from '#shared/kernel/record/places.ts';
import { Activity, Meta, RevInput } from '#shared/kernel/record/record.ts';
import { requiredText, typedText } from '#shared/kernel/text/text.ts';
import { reads, writes } from './access.ts';
import { PageQuery, paged } from './paging.ts';
import { rowsOf } from './parts.ts';
import { pageApi, v1, v1ById } from './record-contract.ts';
import { type RouteDef, route } from './route.ts';

/** The input of every master: a name, and whether users may still choose it. */
export const MasterInput = z.object({ name: requiredText(100), isActive: z.boolean().default(true) });

/** Builds the schema of a stored master. `sort` is its manual place; masters with the same place are sorted by name. */
export const masterOf = <const I extends z.ZodRawShape>(input: z.ZodObject<I>) =>
  input.extend({ sort: z.int(), ...Meta.shape });

const Ref = z.object({ id: Id });
const ActivityRef = Ref.extend({ before: z.string().max(26).optional() });

export interface MasterSpec<I extends z.ZodRawShape, S extends z.ZodRawShape> {
  /** Its word in the address, as the spec has it: `costcenter`. */
  readonly path: string;
  readonly input: z.ZodObject<I>;
  /** The query that narrows the list, such as `mainArea`. */
  readonly scope?: z.ZodObject<S>;
  /** One of the spec's bases. Default: the page API. */
  readonly at?: typeof pageApi;
  /** Permissions that replace those of all master data. */
  readonly read?: Permission;
  readonly update?: Permission;
}

/** The address and permissions of a master. Routes of its files and pictures need no more. */
export type MasterAddress = Pick<MasterSpec<z.ZodRawShape, z.ZodRawShape>, 'path' | 'at' | 'read' | 'update'>;

/**
 * Builds the routes for the lists, forms and log of a master: a short list that an agency keeps for its own choices.
 */
export const masterRoutes = <const I extends z.ZodRawShape, const S extends z.ZodRawShape = z.ZodRawShape>(
  spec: MasterSpec<I, S>,
) => {
  const { path, input, at = pageApi, read = 'masterData.read', update = 'masterData.update' } = spec;
  const scope = spec.scope ?? (z.object({}) as z.ZodObject<S>);
  const output = masterOf(input);
  const List = z.object({
    ...PageQuery.shape,
    keyword: typedText().trim().max(100).default(''),
    isActive: z.boolean().optional(),
    /** Returns this master alone, even a deleted one: records that reference it show its name. */
    id: Id.optional(),
    ...scope.shape,
  });
  return {
    list: route(at('POST', `/${path}/list`), reads(read), { body: List, output: paged(output) }),
    get: route(at('GET', `/${path}/{id}`), reads(read), { output }),
    create: route(at('POST', `/${path}/create`), writes(update), { body: input, output }),
    update: route(at('POST', `/${path}/update`), writes(update), {
      body: input.extend({ id: Id, rev: RevInput }),
      output,
    }),
    remove: route(at('POST', `/${path}/delete`), writes(update), { body: Ref, output: Done }),
    restore: route(at('POST', `/${path}/restore`), writes(update), { body: Ref, output }),
    activity: route(at('POST', `/${path}/activity`), reads(read), { body: ActivityRef, output: rowsOf(Activity) }),
  };
};

/** Adds the operations at the addresses of the spec's /api/v1 family. */
export const withNamedRoutes = <R extends Readonly<Record<'list' | 'create' | 'update' | 'remove', RouteDef>>>(
  routes: R,
  plural: string,
): R => {
  const { list, create, update, remove } = routes;
  return {
    ...routes,
    list: { ...list, aliases: [v1('GET', `/${plural}`)] },
    create: { ...create, aliases: [v1('PUT', `/${plural}`)] },
    update: { ...update, aliases: [v1ById('POST', `/${plural}/{id}`)] },
    remove: { ...remove, aliases: [v1ById('DELETE', `/${plural}/{id}`)] },
  };
};

/** Builds the route of masters whose order the agency sets by hand. */
export const sortRoute = ({
  path,
  at = pageApi,
  update = 'masterData.update',
}: Pick<MasterSpec<z.ZodRawShape, z.ZodRawShape>, 'path' | 'at' | 'update'>) => ({
  sort: route(at('POST', `/${path}/sort`), writes(update), {
    body: z.object({ ids: z.array(Id).min(1).max(MAX_ORDERED) }),
    output: Done,
  }),
});

/** Builds the route by which a form checks a master's code before it is sent. */
export const codeRoute = ({ path, at = pageApi, read = 'masterData.read' }: MasterAddress) => ({
  /** Tells whether another master has the code. */
  codeExists: route(at('GET', `/${path}/codeexists`), reads(read), {
    query: z.object({ code: typedText().max(50), excludeId: Id.optional() }),
    output: z.object({ exists: z.boolean() }),
  }),
});

/** Builds the route that copies a master. */
export const copyRoute = <const I extends z.ZodRawShape>({
  path,
  input,
  at = pageApi,
  update = 'masterData.update',
}: Pick<MasterSpec<I, z.ZodRawShape>, 'path' | 'input' | 'at' | 'update'>) => ({
  copy: route(at('POST', `/${path}/copy`), writes(update), { body: Ref, output: masterOf(input) }),
});
