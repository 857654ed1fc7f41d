import * as z from 'zod';
import type { Permission } from '#shared/kernel/access/permission.ts';
import { Done, Id } from '#shared/kernel/record/ids.ts';
import { MAX_ORDERED } from '#shared/kernel/record/places.ts';
import { RevInput } from '#shared/kernel/record/record.ts';
import { reads, writes } from './access.ts';
import { masterOf, masterRoutes } from './master-contract.ts';
import { paged } from './paging.ts';
import { rowsOf } from './parts.ts';
import { core } from './record-contract.ts';
import { route } from './route.ts';

/** The progress of moving the records of a deleted entry to its target. */
export const Move = z.object({
  id: Id,
  name: z.string(),
  targetName: z.string(),
  total: z.int(),
  done: z.int(),
  finished: z.boolean(),
});
export type Move = z.infer<typeof Move>;

interface MovableSpec<I extends z.ZodRawShape, K extends string, A extends z.ZodType<string>> {
  /** Its word in the address and its domain: `status`. */
  readonly path: string;
  /** The address's parameter for a master: `statusId`. */
  readonly key: K;
  /** The areas whose records carry the master. */
  readonly area: A;
  readonly input: z.ZodObject<I>;
  readonly read: Permission;
  readonly update: Permission;
}

/**
 * Builds the routes of a master that records of the main areas carry. Before it is deleted, its records move to another
 * one.
 */
export const movableRoutes = <const I extends z.ZodRawShape, const K extends string, const A extends z.ZodType<string>>(
  spec: MovableSpec<I, K, A>,
) => {
  const { path, key, area, input, read, update } = spec;
  const Scope = z.object({ mainArea: area });
  const { get, create, activity, list, remove, restore } = masterRoutes({ ...spec, at: core, scope: Scope });
  const output = masterOf(input);
  const Rows = z.object({ rows: z.array(output) });
  const Ref = z.object({ [key]: Id } as { [P in K]: typeof Id });
  return {
    get,
    create,
    activity,
    remove,
    restore,
    list: route(core('GET', `/${path}/list`), reads(read), {
      aliases: [core('GET', `/${path}/list/small`)],
      query: Scope,
      output: Rows,
    }),
    listPaginated: { ...list, ...core('POST', `/${path}/list/paginated`), output: paged(output) },
    update: route(core('POST', `/${path}/update`), writes(update), {
      /** A master stays in its area, whatever the request says. */
      body: input.extend({ mainArea: area.optional(), id: Id, rev: RevInput }),
      output,
    }),
    copy: route(core('POST', `/${path}/copy`), writes(update), { query: Ref, output }),
    sort: route(core('POST', `/${path}/sort`), writes(update), {
      body: z.object({ mainArea: area.optional(), ids: z.array(Id).min(1).max(MAX_ORDERED) }),
      output: Rows,
    }),
    deleteAndMove: route(core('DELETE', `/${path}/deleteAndMove`), writes(update), {
      query: z.object({ ...Ref.shape, targetId: Id }),
      output: Done,
    }),
    /** Lists moves that are under way, and those of the last hours. */
    moves: route(core('GET', `/${path}/deleteAndMove`), reads(read), { query: Scope, output: rowsOf(Move) }),
  };
};
