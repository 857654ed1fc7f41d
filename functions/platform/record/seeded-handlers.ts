import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { ListNames } from '#shared/kernel/contract/list.ts';
import type { Route } from '#shared/kernel/contract/route.ts';
import type { seededRoutes } from '#shared/kernel/contract/seeded-contract.ts';
import { queued } from '#shared/kernel/record/ids.ts';
import type { Follows } from '#shared/kernel/record/seeded.ts';
import { bind } from './bind.ts';
import {
  createRecord,
  getRecord,
  listRecords,
  pickRecords,
  recordActivity,
  removeRecord,
  restoreRecord,
  updateRecord,
} from './handlers.ts';
import { type Maintenance, queueWork } from './outbox.ts';
import { seededMapping } from './seeded-store.ts';
import type { RecordStore } from './store.ts';

type SeededBound = Readonly<Record<keyof ReturnType<typeof seededRoutes>, Route>>;

/** The endpoints of `publishedRoutes`; `sync` is the event of the work. */
export const seededHandlers = <T extends Follows<object>>(
  routes: SeededBound,
  store: RecordStore<T>,
  { names, sync }: { readonly names: ListNames; readonly sync: Maintenance },
) => ({
  list: bind(routes.list, listRecords(store, seededMapping(names))),
  get: bind(routes.get, getRecord(store)),
  create: bind(
    routes.create,
    createRecord(store, (_ctx, input: T) => input),
  ),
  // The published values stay with the record: a later sync uses them to recognise the agency's own changes.
  update: bind(
    routes.update,
    updateRecord(store, (_ctx, input: T, { published }) => ({ ...input, ...(published ? { published } : {}) })),
  ),
  remove: bind(routes.remove, removeRecord(store)),
  restore: bind(routes.restore, restoreRecord(store)),
  picker: bind(
    routes.picker,
    pickRecords(store, ({ facets }) => facets?.active === 1),
  ),
  activity: bind(routes.activity, recordActivity(store)),
  // The sync covers every agency, which takes longer than a request may.
  sync: bind(routes.sync, async ({ ctx }: { readonly ctx: UserContext }) => {
    await queueWork(ctx, sync);
    return queued;
  }),
});
