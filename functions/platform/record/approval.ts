import { type Approvable, type ApprovalMachine, approved } from '#shared/kernel/access/approval.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import type { TenantContext, UserContext } from '../endpoint/context.ts';
import type { WriteOptions } from './definition.ts';
import { byFlag } from './request.ts';
import type { RecordStore } from './store.ts';

/** Column, filter and cell of a list whose records may wait for approval. */
export const APPROVAL = { preliminary: 'u8' } as const;
export const approvalFields = { preliminary: byFlag('preliminary') };
export const approvalRow = ({ isPreliminary }: Approvable) => ({ preliminary: isPreliminary ? 1 : 0 });

/** Refused where it waits for none. */
export const approve = <T extends Approvable>(
  ctx: TenantContext,
  store: RecordStore<T>,
  area: ApprovalMachine,
  record: Stored<T>,
  options?: WriteOptions,
): Promise<Stored<T>> => store.update(ctx, record, approved(area, record), { action: 'approve', ...options });

export const approveRecord =
  <T extends Approvable>(store: RecordStore<T>, area: ApprovalMachine) =>
  async ({ body, ctx }: { body: { readonly id: Id; readonly rev: number }; ctx: UserContext }): Promise<Stored<T>> =>
    approve(ctx, store, area, await store.getForUpdate(ctx, body.id, body.rev));
