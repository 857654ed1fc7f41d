import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { bind } from '#functions/platform/record/bind.ts';
import type { RecordStore } from '#functions/platform/record/store.ts';
import type { TravelFields } from '#shared/domains/journeys/travel/schemas.ts';
import type { Route } from '#shared/kernel/contract/route.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { LocalDateTime } from '#shared/kernel/time/date.ts';
import type { TravelAccess } from './access.ts';
import { artistsFor } from './prepare.ts';

interface Times {
  readonly start: LocalDateTime;
  readonly end: LocalDateTime;
}
interface Call {
  readonly params: { readonly id: Id };
  readonly body: Times & { readonly rev: number; readonly artistId: Id };
  readonly ctx: UserContext;
}

/** The endpoint of `moveRoute`; `movedTo` says what of it other times change. */
export const moveHandler = <T extends TravelFields>(
  route: Route,
  { store, access }: { readonly store: RecordStore<T>; readonly access: TravelAccess<T> },
  movedTo: (journey: T, times: Times) => T,
) =>
  bind(route, async ({ params, body, ctx }: Call) => {
    const { rev, artistId, ...times } = body;
    const before = await access.forUpdate(ctx, params.id, rev);
    const moved = { ...movedTo(before, times), artists: await artistsFor(ctx, [artistId], before) };
    return access.shown(ctx, await store.update(ctx, before, moved, { action: 'move' }));
  });
