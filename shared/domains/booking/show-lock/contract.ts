import * as z from 'zod';
import { BatchReport } from '#shared/domains/attached/my-selection/schemas.ts';
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

const lock = { audience: 'user', permission: 'show.lock' } as const;

export const showLockContract = contract('show-lock', {
  errors: { endBeforeBegin: 400, 'batch.nothing': 400, 'batch.tooMany': 400, 'showLock.changed': 409 },
  routes: {
    countUnlocked: route({
      ...core('POST', '/show/BatchLock/CountUnlocked'),
      aliases: [v1('GET', '/shows/countunlocked')],
      ...lock,
      grants: ['table:read'],
      body: LockSelection,
      output: z.object({ count: z.int() }),
    }),
    /** Begins the batch that locks them; it is reported on and resumed like any batch of a selection. */
    lockSelection: route({
      ...core('POST', '/show/BatchLock/Lock'),
      aliases: [v1('POST', '/shows/lockselection')],
      ...lock,
      grants: ['table:read', 'table:write'],
      /** `expected` is what was counted: others than those the user was told of are not locked. */
      body: LockSelection.extend({ expected: z.int().min(0).optional() }),
      output: BatchReport,
    }),
  },
});
