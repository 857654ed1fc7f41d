import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { BulkOptions } from '#shared/domains/agreements/bulk-send/schemas.ts';
import type { Permission } from '#shared/kernel/access/permission.ts';
import { AppError } from '#shared/kernel/contract/error.ts';

/** Refuses a caller who lacks a right for one of the steps: it would end half-way. */
export function checkRights(
  { actor }: Pick<UserContext, 'actor'>,
  { isSent, withInvoice }: Pick<BulkOptions, 'isSent' | 'withInvoice'>,
): void {
  const needed: Permission[] = ['contract.create', 'contract.send', 'esign.create'];
  if (isSent) needed.push('esign.send');
  if (withInvoice) needed.push('invoice.create', 'invoice.issue');
  if (needed.some((right) => !actor.permissions.has(right))) throw new AppError('denied');
}
