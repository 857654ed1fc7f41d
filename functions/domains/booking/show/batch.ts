import { bySummary, owning } from '#functions/domains/identity/user/public/batch.ts';
import { chosenStatus } from '#functions/domains/reference/status/public/batch.ts';
import { tagging } from '#functions/domains/reference/tag/public/batch.ts';
import { commit } from '#functions/platform/data/write.ts';
import {
  type BatchDefinition,
  type BatchOperation,
  referred,
  removing,
  restoring,
} from '#functions/platform/record/batch.ts';
import { locked, unlocked } from '#functions/platform/record/lock.ts';
import { servicesOf } from '#functions/records/book.ts';
import { checkUnlocked } from '#shared/domains/booking/show/rules.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { withStatus } from './change.ts';
import { checkConfirm } from './prepare.ts';
import { copying } from './public/copies.ts';
import { rankedIn } from './public/queue.ts';
import { checkAccess, seenShows } from './public/sees.ts';
import { showMapping, showStore } from './store.ts';

type Operation = BatchOperation<ShowFields>;

const status: Operation = {
  permission: 'show.update',
  takesValues: true,
  prepare: async (ctx, values) => {
    const target = await chosenStatus(ctx, 'show', values);
    return async (show, once) => {
      if (show.statusId === target.id) return;
      checkUnlocked(show);
      checkConfirm(ctx, show.phase, target.phase);
      await rankedIn(ctx, show, target.phase, 0, (rank, turns) => {
        const extra = [...(once.extra ?? []), ...turns];
        return showStore.update(ctx, show, withStatus(show, target, rank), { action: 'status', ...once, extra });
      });
    };
  },
};

const lock: Operation = {
  permission: 'show.lock',
  prepare: (ctx) => (show, once) => locked(ctx, showStore, show, once),
};

const unlock: Operation = {
  permission: 'show.unlock',
  prepare: (ctx, _values, _removed, { reason }) => {
    if (!reason) throw new AppError('required', { field: 'reason' });
    return (show, once) => unlocked(ctx, showStore, show, reason, once);
  },
};

/** Once more, as many days later, in the production named: begun by the copy of a production. */
const copyInto: Operation = {
  permission: 'show.create',
  takesValues: true,
  prepare: async (ctx, values, _removed, { shiftDays = 0 }) => {
    const { records, isOwn } = await servicesOf('production');
    const { id: productionId, name } = await referred(ctx, records, values, (one) => isOwn(ctx, one));
    return (show, { extra = [] }) =>
      copying(ctx, [show.id], shiftDays, { productionId, name }, (writes) => commit([...writes, ...extra]));
  },
};

export const showBatch: BatchDefinition<ShowFields> = {
  store: showStore,
  mapping: showMapping,
  always: seenShows,
  check: checkAccess,
  operations: {
    status,
    owner: owning(showStore, 'show.update', { ...bySummary(), checkChangeable: checkUnlocked }),
    lock,
    unlock,
    copyInto,
    tags: tagging('show', showStore, 'show.update', checkUnlocked),
    delete: removing(showStore, 'show.delete', checkUnlocked),
    restore: restoring(showStore, 'show.delete'),
  },
};
