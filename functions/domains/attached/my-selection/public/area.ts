import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { BatchDefinition, BatchMore, BatchOperation, BatchStep } from '#functions/platform/record/batch.ts';
import type { WriteOptions } from '#functions/platform/record/definition.ts';
import { everyRow, listQuery } from '#functions/platform/record/request.ts';
import type { Carried } from '#functions/platform/record/taggable.ts';
import { logger } from '#functions/platform/runtime/logger.ts';
import { checkInternal } from '#functions/platform/session/internal-only.ts';
import type { BatchWork } from '#shared/domains/attached/my-selection/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { ListMatch } from '#shared/kernel/contract/list.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';

/** A record by its id, or by its number if a filter found it. */
export type Target = Id | number;

/** The outcome of an operation for one record; without an error it is done. */
export interface Outcome {
  readonly id?: Id;
  readonly title: string;
  readonly error?: AppError;
}
export type Runner = (target: Target, once: WriteOptions) => Promise<Outcome>;

/** The values that the records get, and those that they lose. */
export interface Change extends BatchMore {
  readonly values: readonly Id[];
  readonly removed?: readonly Id[] | undefined;
}

/** An area without the type of its records. */
export interface Area {
  /** Numbers of all that match, as far as the user may see them. */
  matching(ctx: UserContext, match: ListMatch): Promise<readonly number[]>;
  /** Throws when the user may not, or when the values lead nowhere. */
  runner(ctx: UserContext, operation: BatchWork, change: Change): Promise<Runner>;
  /** The chosen records the user may read. */
  chosen(ctx: UserContext, ids: readonly Id[]): Promise<readonly Carried[]>;
}

const TRIES = 5;
const GONE: Outcome = { title: '', error: new AppError('notFound') };

async function matching<T extends object>(area: BatchDefinition<T>, ctx: UserContext, match: ListMatch) {
  const unknown = match.filters.findIndex(
    ({ field }) => !Object.hasOwn(area.mapping.fields, field) && !area.mapping.agency?.isName(field),
  );
  if (unknown >= 0) throw new AppError('choice', { field: `matching.filters.${unknown}.field` });
  const query = await listQuery(ctx, area.mapping, everyRow(match), area.always?.(ctx));
  return (await area.store.definition.list?.all(ctx.tenantId, query)) ?? [];
}

/** The record as it is now, if the user may see it. */
async function load<T extends object>(
  { store, check }: BatchDefinition<T>,
  ctx: UserContext,
  target: Target,
): Promise<Stored<T> | undefined> {
  const no = typeof target === 'number' ? target : noOf(target);
  const [record] = await store.many(ctx, [no], new Set([no]));
  if (!record || (typeof target === 'string' && record.id !== target)) return undefined;
  try {
    check?.(ctx, record);
    return record;
  } catch {
    return undefined;
  }
}

async function errorOf(work: () => Promise<unknown>): Promise<AppError | undefined> {
  try {
    await work();
    return undefined;
  } catch (e) {
    if (e instanceof AppError) return e;
    logger.error('batch', e as Error);
    return new AppError('unexpected');
  }
}

/** Runs the operation for one record. A record that another write just changed is read again. */
async function runOne<T extends object>(
  area: BatchDefinition<T>,
  ctx: UserContext,
  { ofDeleted }: BatchOperation<T>,
  step: BatchStep<T>,
  [target, once]: Parameters<Runner>,
): Promise<Outcome> {
  for (let attempt = 1; ; attempt++) {
    const record = await load(area, ctx, target);
    if (!record) return GONE;
    const named = { id: record.id, title: area.store.definition.title(record) };
    if ((record.deletedAt !== undefined) !== (ofDeleted === true)) return { ...GONE, ...named };
    const error = await errorOf(async () => step(record, once));
    if (!error) return named;
    if (error.code !== 'stale' || attempt >= TRIES) return { ...named, error };
  }
}

export function areaOf<T extends Carried>(area: BatchDefinition<T>): Area {
  return {
    matching: (ctx, match) => matching(area, ctx, match),
    chosen: async (ctx, ids) => {
      const found = await Promise.all(ids.map((id) => load(area, ctx, id)));
      return found.filter((record) => record !== undefined);
    },
    runner: async (ctx, name, { values, removed = [], ...more }) => {
      checkInternal(ctx);
      const operation = area.operations[name];
      if (!operation) throw new AppError('batch.notHere');
      if (!ctx.actor.permissions.has(operation.permission)) throw new AppError('denied');
      if (values.length > 0 && !operation.takesValues) throw new AppError('choice', { field: 'values' });
      if (removed.length > 0 && !operation.takesRemoved) throw new AppError('choice', { field: 'removed' });
      const step = await operation.prepare(ctx, values, removed, more);
      return (...of) => runOne(area, ctx, operation, step, of);
    },
  };
}
