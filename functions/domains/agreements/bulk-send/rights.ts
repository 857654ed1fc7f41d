import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { rightsFor } from '#shared/domains/agreements/bulk-send/rights.ts';
import type { BulkOptions } from '#shared/domains/agreements/bulk-send/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';

/** Refuses a caller who lacks a right for one of the steps: it would end half-way. */
export function checkRights(
  { actor }: Pick<UserContext, 'actor'>,
  options: Pick<BulkOptions, 'isSent' | 'withInvoice'>,
): void {
  if (rightsFor(options).some((right) => !actor.permissions.has(right))) throw new AppError('denied');
}
