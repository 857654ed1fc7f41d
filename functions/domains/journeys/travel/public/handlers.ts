import { openRecord } from '#functions/platform/data/recent.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { activityOf } from '#functions/platform/record/activity.ts';
import { bind } from '#functions/platform/record/bind.ts';
import { seenLog } from '#functions/platform/record/fields.ts';
import { listRecords, pickRecords } from '#functions/platform/record/handlers.ts';
import { plain } from '#functions/platform/record/items.ts';
import type { RecordStore } from '#functions/platform/record/store.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import { checkInternal } from '#functions/platform/session/internal-only.ts';
import { copiedTravel } from '#shared/domains/journeys/travel/rules.ts';
import type { TravelFields } from '#shared/domains/journeys/travel/schemas.ts';
import type { travelRoutes } from '#shared/domains/journeys/travel/travel-contract.ts';
import type { ListRequest } from '#shared/kernel/contract/list.ts';
import type { Route } from '#shared/kernel/contract/route.ts';
import type { DefinedFields } from '#shared/kernel/record/fields.ts';
import { done, type Id } from '#shared/kernel/record/ids.ts';
import { without } from '#shared/kernel/values/without.ts';
import { checkTravel, type TravelAccess, visible } from './access.ts';
import type { TravelDefinition } from './area.ts';
import { travelMapping } from './kind-store.ts';
import { checkShow, withoutShow, withShow } from './linked.ts';

interface WithId {
  readonly params: { readonly id: Id };
  readonly ctx: UserContext;
}
type Linking = WithId & { readonly body: { readonly showId: Id } };

/** The parts that the endpoints of a kind work with. */
export interface TravelParts<T extends TravelFields, I> {
  readonly store: RecordStore<T>;
  readonly access: TravelAccess<T>;
  readonly area: TravelDefinition;
  /** The fields of the kind, for the log. */
  readonly defined: DefinedFields;
  /** Checks the input and loads the records that it refers to. */
  readonly prepare: (ctx: UserContext, input: I, before?: T) => Promise<T>;
  /** Gives the parts of a copy their own ids, because calendars know parts by their ids. */
  readonly renewed?: (ctx: UserContext, copy: T) => T;
}
type Bound = Readonly<Record<keyof ReturnType<typeof travelRoutes>, Route>>;

const reading = <T extends TravelFields, I>(routes: Bound, { store, access, defined }: TravelParts<T, I>) => {
  const list = listRecords(store, travelMapping, artistAccess.linked);
  const mine = (ctx: UserContext, artists: unknown) => artistAccess.may(ctx, String(artists).split(' '));
  return {
    list: bind(routes.list, async (call: { body: ListRequest; ctx: UserContext }) => {
      const page = await list(call);
      return { ...page, rows: page.rows.map((journey) => visible(call.ctx, journey)) };
    }),
    get: bind(routes.get, async ({ params, ctx }: WithId) =>
      access.shown(ctx, checkTravel(ctx, await openRecord(ctx, store, params.id))),
    ),
    picker: bind(
      routes.picker,
      pickRecords(store, ({ facets }, ctx) => mine(ctx, facets?.artists)),
    ),
    activity: bind(
      routes.activity,
      async ({ params, query, ctx }: WithId & { query: { before?: string | undefined } }) => {
        const { no } = await access.seen(ctx, params.id);
        const rows = await activityOf(ctx.tenantId, store.definition.name, no, 50, query.before);
        return { rows: seenLog(ctx, defined, rows) };
      },
    ),
  };
};

const writing = <T extends TravelFields, I extends object>(
  routes: Bound,
  { store, access, prepare, renewed = (_, copy) => copy }: TravelParts<T, I>,
) => ({
  create: bind(routes.create, async ({ body, ctx }: { body: I & { showId?: Id }; ctx: UserContext }) => {
    checkInternal(ctx);
    const { showId } = body;
    const linked = showId ? { showIds: [await checkShow(ctx, showId)] } : {};
    const made = await store.create(ctx, { ...(await prepare(ctx, without<I>(body, 'showId'))), ...linked });
    return access.shown(ctx, made);
  }),
  update: bind(routes.update, async ({ params, body, ctx }: WithId & { body: I & { rev: number } }) => {
    const before = await access.forUpdate(ctx, params.id, body.rev);
    const after = await prepare(ctx, without<I>(body, 'rev'), before);
    return access.shown(ctx, await store.update(ctx, before, after));
  }),
  remove: bind(routes.remove, async ({ params, ctx }: WithId) => {
    await store.remove(ctx, await access.inside(ctx, params.id));
    return done;
  }),
  restore: bind(routes.restore, async ({ params, ctx }: WithId) => {
    const gone = checkTravel(ctx, await store.getDeleted(ctx, params.id));
    checkInternal(ctx);
    return access.shown(ctx, await store.restore(ctx, gone));
  }),
  copy: bind(routes.copy, async ({ params, ctx }: WithId) => {
    const source: T = plain(await access.inside(ctx, params.id));
    return access.shown(ctx, await store.create(ctx, renewed(ctx, copiedTravel(source)), { action: 'copy' }));
  }),
});

const linking = <T extends TravelFields, I>(routes: Bound, { access, area }: TravelParts<T, I>) => {
  const change =
    (action: string, to: typeof withShow) =>
    async ({ params, body, ctx }: Linking) => {
      await access.inside(ctx, params.id);
      const show = await checkShow(ctx, body.showId);
      await area.change(ctx, params.id, (shows) => to(shows, show), action);
      return access.shown(ctx, await access.inside(ctx, params.id));
    };
  return {
    linkShow: bind(routes.linkShow, change('linkTravel', withShow)),
    unlinkShow: bind(routes.unlinkShow, change('unlinkTravel', withoutShow)),
  };
};

/** The endpoints of `travelRoutes`. */
export const travelHandlers = <T extends TravelFields, I extends object>(routes: Bound, parts: TravelParts<T, I>) => ({
  ...reading(routes, parts),
  ...writing(routes, parts),
  ...linking(routes, parts),
});
