import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { builtinRoute, builtinRoutes } from '#shared/kernel/contract/builtin-contract.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Route } from '#shared/kernel/contract/route.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { without } from '#shared/kernel/values/without.ts';
import { bind } from './bind.ts';
import type { BuiltinFields, BuiltinStore, Given } from './builtin.ts';
import { amongMasters } from './master.ts';
import { checkReferences, type Referable } from './references.ts';

interface Call<B> {
  readonly body: B;
  readonly ctx: UserContext;
}
interface OneCall {
  readonly params: { readonly code: string };
  readonly ctx: UserContext;
}
type BuiltinBound = Readonly<Record<keyof ReturnType<typeof builtinRoutes>, Route>> &
  Partial<Readonly<Record<keyof ReturnType<typeof builtinRoute>, Route>>>;

interface BuiltinRules<I> {
  /** Masters that it names, by the field that does. */
  readonly references?: Readonly<Record<string, Referable>>;
  /** Refuses what the rules forbid. */
  readonly check?: (input: I, before: Given<I>) => void;
}
type Refs = Readonly<Partial<Record<string, Id | undefined>>>;

/** The endpoints of `givenRoutes`, and of `givenRoute` where the contract has it. */
export function builtinHandlers<I extends BuiltinFields>(
  routes: BuiltinBound,
  store: BuiltinStore<I>,
  { references = {}, check }: BuiltinRules<I> = {},
) {
  const one = async (ctx: UserContext, code: string): Promise<Given<I>> => {
    const found = (await store.given(ctx)).find((given) => given.code === code);
    if (!found) throw new AppError('notFound');
    return found;
  };
  return {
    list: bind<Call<{ readonly isActive?: boolean }>>(routes.list, async ({ body: { isActive }, ctx }) => ({
      rows: (await store.given(ctx)).filter((given) => isActive === undefined || given.isActive === isActive),
    })),
    update: bind<Call<Given<I>>>(routes.update, ({ body, ctx }) =>
      amongMasters(ctx, async (turn) => {
        const input = without<I>(body, 'rev');
        const before = await one(ctx, body.code);
        await checkReferences(ctx, references, input as object as Refs, before as object as Refs);
        check?.(input, before);
        return store.set(ctx, input, body.rev, turn);
      }),
    ),
    ...(routes.get ? { get: bind<OneCall>(routes.get, ({ params, ctx }) => one(ctx, params.code)) } : {}),
  };
}
