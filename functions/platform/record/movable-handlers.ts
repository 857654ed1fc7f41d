import { AppError } from '#shared/kernel/contract/error.ts';
import type { movableRoutes } from '#shared/kernel/contract/movable-contract.ts';
import type { Route } from '#shared/kernel/contract/route.ts';
import { done, type Id, noOf } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import type { UserContext } from '../endpoint/context.ts';
import { bind } from './bind.ts';
import { emit } from './emit.ts';
import type { MasterFields, MasterStore, Moved, Placed } from './master.ts';
import { copyMaster, type MasterRules, masterHandlers, orderMasters } from './master-handlers.ts';
import { type MovableKind, movesOf, moveWrite } from './move.ts';
import type { Taggable } from './taggable.ts';

interface AreaFields extends MasterFields {
  readonly mainArea: string;
}
interface Call<Q, B> {
  readonly query: Q;
  readonly body: B;
  readonly ctx: UserContext;
}
type Routes = Readonly<Record<keyof ReturnType<typeof movableRoutes>, Route>>;

interface MovableSpec<I> extends MasterRules<I> {
  readonly kind: MovableKind;
  /** The address's parameter for a master: `statusId`. */
  readonly key: string;
  /** Tells whether records of one master may carry the other instead. Both are of one area. */
  readonly fits?: (from: Stored<Placed<I>>, to: Stored<Placed<I>>) => boolean;
  readonly carrierOf: (mainArea: string) => Promise<Taggable | undefined>;
}

/** Deletes a master. The bulk worker, which finds the work by the log's entry, moves its records to the target. */
async function deleteAndMove<I extends AreaFields>(
  ctx: UserContext,
  store: MasterStore<I>,
  { kind, carrierOf: taggableOf, fits = () => true, holds = async () => [] }: MovableSpec<I>,
  [fromId, targetId]: readonly [Id, Id],
): Promise<void> {
  const [from, to] = await Promise.all([store.get(ctx, fromId), store.get(ctx, targetId)]);
  if (to.id === from.id || to.mainArea !== from.mainArea || !fits(from, to))
    throw new AppError('choice', { field: 'targetId' });
  if (from.isDefault && !to.isActive) throw new AppError('defaultInactive', { field: 'targetId' });
  const found = (await (await taggableOf(from.mainArea))?.find(ctx, kind.column, noOf(fromId))) ?? [];
  const move = { id: from.id, targetId, mainArea: from.mainArea, name: from.name, targetName: to.name };
  const start = { ...move, total: found.length, done: 0, finished: false };
  // The target inherits the default mark, as new records need a default. It is active, which satisfies `holds`. In any
  // case the target must not change meanwhile.
  const mergedInto = from.isDefault
    ? store.writes(ctx, to, store.next(ctx, to, { ...to, isDefault: true }))
    : [...(await holds(ctx, from)), store.unchanged(ctx, to)];
  // A record that is deleted now and restored later follows `movedTo` too.
  const gone: typeof from & Moved = { ...from, movedTo: to.id };
  await store.remove(ctx, gone, {
    outbox: [emit('move', { entity: kind.entity, id: fromId })],
    extra: [moveWrite(ctx, kind.entity, start), ...mergedInto],
  });
}

/** The endpoints of `movableRoutes`. */
export function movableHandlers<I extends AreaFields>(routes: Routes, store: MasterStore<I>, spec: MovableSpec<I>) {
  const { prepare = (_ctx: UserContext, input: I) => input, key, kind } = spec;
  type Master = keyof ReturnType<typeof masterHandlers>;
  const { list, ...plain } = masterHandlers(
    { ...routes, list: routes.listPaginated } as unknown as Readonly<Record<Master, Route>>,
    store,
    {
      ...spec,
      prepare: (ctx, input, before) => prepare(ctx, before ? { ...input, mainArea: before.mainArea } : input, before),
    },
  );
  return {
    ...plain,
    listPaginated: list,
    list: bind<Call<Pick<AreaFields, 'mainArea'>, undefined>>(routes.list, async ({ query, ctx }) => ({
      rows: await store.all(ctx, query.mainArea),
    })),
    copy: bind<Call<Record<string, Id>, undefined>>(routes.copy, ({ query, ctx }) =>
      copyMaster(ctx, store, query[key] as Id),
    ),
    sort: bind<Call<undefined, { readonly ids: readonly Id[] }>>(routes.sort, async ({ body, ctx }) => {
      await orderMasters(ctx, store, body.ids);
      return { rows: await store.siblings(ctx, await store.get(ctx, body.ids[0] as Id)) };
    }),
    deleteAndMove: bind<Call<Record<string, Id>, undefined>>(routes.deleteAndMove, async ({ query, ctx }) => {
      await deleteAndMove(ctx, store, spec, [query[key] as Id, query.targetId as Id]);
      return done;
    }),
    moves: bind<Call<Pick<AreaFields, 'mainArea'>, undefined>>(routes.moves, async ({ query, ctx }) => ({
      rows: await movesOf(ctx, kind.entity, query.mainArea),
    })),
  };
}
