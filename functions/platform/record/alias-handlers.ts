import type { AliasFields, aliasRoutes } from '#shared/kernel/contract/alias-contract.ts';
import type { Route } from '#shared/kernel/contract/route.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { UserContext } from '../endpoint/context.ts';
import type { AliasStore } from './alias.ts';
import { bind } from './bind.ts';

interface Listing {
  readonly query: Readonly<Record<string, unknown>>;
  readonly ctx: UserContext;
}
interface Ref {
  readonly id: Id;
  readonly rev: number;
}
interface Marking {
  readonly body: Ref;
  readonly ctx: UserContext;
}
type AliasBound = Readonly<Record<keyof ReturnType<typeof aliasRoutes>, Route>>;

/** The endpoints of `aliasRoutes`. */
export const aliasHandlers = <T extends AliasFields>(routes: AliasBound, store: AliasStore<T>) => ({
  list: bind<Listing>(routes.list, async ({ query, ctx }) => {
    const asked = Object.entries(query);
    const rows = await store.all(ctx);
    return { rows: rows.filter((row) => asked.every(([field, value]) => row[field as keyof T] === value)) };
  }),
  unmapped: bind<Listing>(routes.unmapped, async ({ ctx }) => ({ rows: await store.all(ctx, { open: true }) })),
  // Records mapped earlier keep their value.
  setCannotMap: bind<Marking>(routes.setCannotMap, async ({ body: { id, rev }, ctx }) => {
    const before = await store.getForUpdate(ctx, id, rev);
    return store.update(ctx, before, { ...before, [store.alias.means]: '', cannotMap: true });
  }),
});
