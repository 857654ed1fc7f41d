import * as z from 'zod';
import { BatchReport } from '#shared/domains/attached/my-selection/schemas.ts';
import { reads, writes } from '#shared/kernel/contract/access.ts';
import { core, v1 } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { LocalDate } from '#shared/kernel/time/date.ts';

const Ids = z.array(Id).max(50).default([]);
/** Shows of a period, both days included; an empty choice leaves all. */
export const LockSelection = z.object({
  from: LocalDate,
  to: LocalDate,
  /** Of the artists on the bill. */
  bookkeepingIds: Ids,
  ownerIds: Ids,
  statusIds: Ids,
});
export type LockSelection = z.infer<typeof LockSelection>;

export const showLockContract = contract('show-lock', {
  errors: { endBeforeBegin: 400, 'batch.nothing': 400, 'batch.tooMany': 400, 'showLock.changed': 409 },
  routes: {
    countUnlocked: route(core('POST', '/show/BatchLock/CountUnlocked'), reads('show.lock'), {
      aliases: [v1('GET', '/shows/countunlocked')],
      body: LockSelection,
      output: z.object({ count: z.int() }),
    }),
    /** Begins the batch that locks them; it is reported on and resumed like any batch of a selection. */
    lockSelection: route(core('POST', '/show/BatchLock/Lock'), writes('show.lock'), {
      aliases: [v1('POST', '/shows/lockselection')],
      /** `expected` is what was counted: others than those the user was told of are not locked. */
      body: LockSelection.extend({ expected: z.int().min(0).optional() }),
      output: BatchReport,
    }),
  },
});
