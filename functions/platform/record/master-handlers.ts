import { uniqueValueOwner } from '#functions/platform/data/unique-value.ts';
import { commit, type Write } from '#functions/platform/data/write.ts';
import { AppError, type ErrorDetail, InvalidInput } from '#shared/kernel/contract/error.ts';
import type { codeRoute, copyRoute, masterRoutes, sortRoute } from '#shared/kernel/contract/master-contract.ts';
import type { Route } from '#shared/kernel/contract/route.ts';
import { done, type Id, noOf } from '#shared/kernel/record/ids.ts';
import { newPlaces, type Place } from '#shared/kernel/record/places.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { without } from '#shared/kernel/values/without.ts';
import type { UserContext } from '../endpoint/context.ts';
import type { Filter } from '../list-index/types.ts';
import { activityOf } from './activity.ts';
import { bind } from './bind.ts';
import { plain } from './items.ts';
import { amongMasters, type MasterFields, type MasterStore, type Moved, type Placed } from './master.ts';
import { checkReferences, type Referable } from './references.ts';

interface Call<B> {
  readonly body: B;
  readonly ctx: UserContext;
}
interface ListBody {
  readonly page: number;
  readonly perPage: number;
  readonly keyword: string;
  readonly isActive?: boolean;
  readonly id?: Id;
}
interface Ref {
  readonly id: Id;
}
type Bound<K extends string> = Readonly<Record<K, Route>>;
export type MasterBound = Bound<keyof ReturnType<typeof masterRoutes>> &
  Partial<Bound<keyof (ReturnType<typeof sortRoute> & ReturnType<typeof copyRoute> & ReturnType<typeof codeRoute>)>>;

export interface MasterRules<I> {
  /** Finds errors in the input, whoever the user is. */
  readonly problems?: (input: I) => readonly ErrorDetail[];
  /** Fields that cannot change after creation: other records hold values by them. */
  readonly fixed?: readonly (keyof I & string)[];
  /** The stores of other masters that this one references, by the field. */
  readonly references?: Readonly<Record<string, Referable>>;
  /** Refuses input that conflicts with other records. */
  readonly check?: (ctx: UserContext, input: I, before?: Stored<Placed<I>>) => void | Promise<void>;
  /** Fills in the fields that the master copies from other records. */
  readonly prepare?: (ctx: UserContext, input: I, before?: Stored<Placed<I>>) => I | Promise<I>;
  /** Refuses to delete a master that is needed: `removalOf` of the record book knows what refers to it. */
  readonly checkRemoval?: (ctx: UserContext, record: Stored<Placed<I>>) => void | Promise<void>;
  /** Returns the writes that keep other masters unchanged while one is deleted or deactivated; may refuse that. */
  readonly holds?: (ctx: UserContext, record: Stored<Placed<I>>) => Promise<readonly Write[]>;
  /** Returns the filters that the user's rights impose on the list. */
  readonly within?: (ctx: UserContext) => readonly Filter[];
  /** Answers 404 if the user may not see the record. */
  readonly checkAccess?: (ctx: UserContext, record: Stored<Placed<I>>) => void;
}

type Refs = Readonly<Partial<Record<string, Id | undefined>>>;
/** Reads reference fields by name: only the domain knows the fields of its input. */
const refsOf = (input: object) => input as Refs;

/** Refuses a default that is inactive: users must be able to choose the default of new records. */
function checkDefault({ isDefault, isActive }: MasterFields, before?: MasterFields): void {
  if (isDefault && !isActive)
    throw new AppError('defaultInactive', { field: before?.isDefault ? 'isActive' : 'isDefault' });
}

function checkFixed<I>(fixed: readonly (keyof I & string)[], input: I, before?: I): void {
  const field = before && fixed.find((name) => before[name] !== input[name]);
  if (field) throw new AppError('fixed', { field });
}

/** Checks the input and prepares it for storage. */
const prepared =
  <I extends MasterFields>({ problems, fixed = [], references, check, prepare }: MasterRules<I>) =>
  async (ctx: UserContext, input: I, before?: Stored<Placed<I>>): Promise<I> => {
    const wrong = problems?.(input) ?? [];
    if (wrong.length > 0) throw new InvalidInput(wrong);
    checkDefault(input, before);
    checkFixed(fixed, input, before);
    if (references) await checkReferences(ctx, references, refsOf(input), before && refsOf(before));
    await check?.(ctx, input, before);
    return prepare ? prepare(ctx, input, before) : input;
  };

/** Binds a write that depends on other masters. */
const writing = <B>(route: Route, write: (call: Call<B>, turn: readonly Write[]) => Promise<unknown>) =>
  bind<Call<B>>(route, (call) => amongMasters(call.ctx, (turn) => write(call, turn)));

/** The endpoints of `masterRoutes`, and of `sortRoute`, `copyRoute` and `codeRoute` where the contract has them. */
export function masterHandlers<I extends MasterFields>(
  routes: MasterBound,
  store: MasterStore<I>,
  rules: MasterRules<I> = {},
) {
  const { checkRemoval, holds = async () => [], within = () => [], checkAccess } = rules;
  const prepare = prepared(rules);
  const seen = async (ctx: UserContext, found: Promise<Stored<Placed<I>>>) => {
    const record = await found;
    checkAccess?.(ctx, record);
    return record;
  };
  return {
    list: bind<Call<ListBody>>(routes.list, async ({ body, ctx }) => {
      if (!body.id) return listMasters(store, body, ctx, within(ctx));
      const found = await store.find(ctx, body.id);
      if (!found) throw new AppError('notFound');
      checkAccess?.(ctx, found);
      return { rows: [found], total: 1, page: 1, pageCount: 1 };
    }),
    get: bind<{ readonly params: Ref; readonly ctx: UserContext }>(routes.get, ({ params, ctx }) =>
      seen(ctx, store.get(ctx, params.id)),
    ),
    create: writing<I>(routes.create, async ({ body, ctx }, turn) => {
      const input = await prepare(ctx, body);
      const record = { ...input, sort: await store.lastPlace(ctx, input) };
      return store.create(ctx, record, { extra: [...turn, ...(await store.unmark(ctx, record))] });
    }),
    update: writing<I & Ref & { readonly rev: number }>(routes.update, async ({ body, ctx }, turn) => {
      const { id, rev } = body;
      if (checkAccess) await seen(ctx, store.get(ctx, id));
      const before = await store.getForUpdate(ctx, id, rev);
      const record = { ...(await prepare(ctx, without<I>(body, 'id', 'rev'), before)), sort: before.sort };
      const held = record.isActive ? [] : await holds(ctx, before);
      return store.update(ctx, before, record, { extra: [...turn, ...held, ...(await store.unmark(ctx, record, id))] });
    }),
    remove: writing<Ref>(routes.remove, async ({ body, ctx }, turn) => {
      const record = await seen(ctx, store.get(ctx, body.id));
      await checkRemoval?.(ctx, record);
      await store.remove(ctx, record, { extra: [...turn, ...(await holds(ctx, record))] });
      return done;
    }),
    restore: writing<Ref>(routes.restore, async ({ body, ctx }, turn) => {
      const record = await seen(ctx, store.getDeleted(ctx, body.id));
      // The restored master no longer redirects its records: a move back to it would lead in a circle.
      const { movedTo: _was, ...here } = record as typeof record & Moved;
      return store.restore(ctx, here as typeof record, { extra: [...turn, ...(await store.unmark(ctx, record))] });
    }),
    activity: bind<Call<Ref & { readonly before?: string }>>(routes.activity, async ({ body, ctx }) => {
      await seen(ctx, store.get(ctx, body.id));
      return { rows: await activityOf(ctx.tenantId, store.definition.name, noOf(body.id), 50, body.before) };
    }),
    ...(routes.sort ? { sort: sortHandler(routes.sort, store) } : {}),
    ...(routes.codeExists ? { codeExists: codeHandler(routes.codeExists, store) } : {}),
    ...(routes.copy ? { copy: copyHandler(routes.copy, store) } : {}),
  };
}

async function listMasters<I extends MasterFields>(
  store: MasterStore<I>,
  body: ListBody,
  ctx: UserContext,
  always: readonly Filter[],
) {
  const { page, perPage, keyword, isActive } = body;
  const { scope } = store.master;
  const within: unknown = scope && Reflect.get(body, scope.field);
  return store.page(ctx, {
    page,
    perPage,
    filters: [
      ...always,
      ...(keyword ? [{ column: 'words', words: keyword }] : []),
      ...(isActive === undefined ? [] : [{ column: 'active', anyOf: [isActive ? 1 : 0] }]),
      ...(within === undefined ? [] : [store.scopeFilter(String(within))]),
    ],
  });
}

/**
 * Sets the given order. Masters that were not named follow in their old order. Room is made from the end, in the old
 * order, so that an interrupted run leaves the order unchanged. The masters that move do so together.
 */
export async function orderMasters<I extends MasterFields>(
  ctx: UserContext,
  store: MasterStore<I>,
  ids: readonly Id[],
): Promise<void> {
  const first = await store.get(ctx, ids[0] as Id);
  const all = await store.siblings(ctx, first);
  const places = new Map(ids.map((id, i) => [id, i]));
  if (places.size < ids.length || all.filter(({ id }) => places.has(id)).length < places.size)
    throw new AppError('choice', { field: 'ids' });
  const placeOf = ({ id }: Ref) => places.get(id) ?? places.size;
  const { room, moves } = newPlaces(
    all,
    all.toSorted((a, b) => placeOf(a) - placeOf(b)),
  );
  const written = new Map<Id, Stored<Placed<I>>>();
  await putPlaces(ctx, store, room, written);
  await putPlaces(ctx, store, moves, written);
}

const sortHandler = <I extends MasterFields>(route: Route, store: MasterStore<I>) =>
  bind<Call<{ readonly ids: readonly Id[] }>>(route, async ({ body, ctx }) => {
    await orderMasters(ctx, store, body.ids);
    return done;
  });

/** A record takes three of a transaction's hundred writes, or four if other records look it up. */
const MOVES = 24;

async function putPlaces<I extends MasterFields>(
  ctx: UserContext,
  store: MasterStore<I>,
  places: readonly Place<Stored<Placed<I>>>[],
  written: Map<Id, Stored<Placed<I>>>,
): Promise<void> {
  for (let from = 0; from < places.length; from += MOVES) {
    const writes = places.slice(from, from + MOVES).flatMap(({ record, sort }) => {
      const before = written.get(record.id) ?? record;
      const after = store.next(ctx, before, { ...before, sort });
      written.set(record.id, after);
      return store.writes(ctx, before, after, { action: 'sort' });
    });
    await commit(writes);
  }
}

const MAX_NAME = 100;

/** Copies a master. The copy gets the source's name with a number, and the last place. */
export const copyMaster = <I extends MasterFields>(ctx: UserContext, store: MasterStore<I>, sourceId: Id) =>
  amongMasters(ctx, async (extra) => {
    const source = plain(await store.get(ctx, sourceId));
    const names = new Set((await store.siblings(ctx, source)).map((record) => record.name));
    const stem = source.name.slice(0, (store.master.maxName ?? MAX_NAME) - 5);
    let copy = 2;
    while (names.has(`${stem} ${copy}`)) copy++;
    const unmarked = source.isDefault ? { isDefault: false } : {};
    // The copy shares its source's files, which count twice: each keeps them when the other is deleted.
    const record = { ...source, ...unmarked, name: `${stem} ${copy}` };
    return store.create(ctx, { ...record, sort: await store.lastPlace(ctx, record) }, { extra });
  });

const copyHandler = <I extends MasterFields>(route: Route, store: MasterStore<I>) =>
  bind<Call<Ref>>(route, ({ body, ctx }) => copyMaster(ctx, store, body.id));

interface CodeCall {
  readonly query: { readonly code: string; readonly excludeId?: string };
  readonly ctx: UserContext;
}
const codeHandler = <I extends MasterFields>(route: Route, store: MasterStore<I>) =>
  bind<CodeCall>(route, async ({ query: { code, excludeId }, ctx }) => {
    const owner = await uniqueValueOwner(ctx.tenantId, `${store.definition.name}.code`, code);
    return { exists: owner !== undefined && owner !== excludeId };
  });
