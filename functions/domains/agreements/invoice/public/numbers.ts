import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { numbersOf } from '#functions/platform/record/numbers.ts';
import { listQuery } from '#functions/platform/record/request.ts';
import type { ListRequest } from '#shared/kernel/contract/list.ts';
import { invoiceMapping, invoiceStore } from '../store.ts';
import { visibleOnly } from './view.ts';

/** Reads numbers of all invoices that a list's request leaves the caller. Opens no document. */
export const invoiceNumbers = async <const C extends string>(
  ctx: UserContext,
  request: ListRequest,
  columns: readonly C[],
) => numbersOf(invoiceStore, ctx, await listQuery(ctx, invoiceMapping, request, visibleOnly(ctx)), columns);
