import { askForPrint, type Printable } from '#functions/domains/agreements/agreement/public/ask-print.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';

/** A show of a bulk send that may have to wait for a print. */
export interface Waiting {
  readonly runId: Id;
  readonly showId: Id;
  /** The kind whose print has just ended. If that failed, the show is refused. */
  readonly printed?: string | undefined;
}

/** Whether a record has its files. If not, asks for them; the printer then goes on with the show. */
export async function isPrinted<T extends object>(
  ctx: UserContext,
  kind: Printable<T>,
  record: Stored<T>,
  { runId, showId, printed }: Waiting,
): Promise<boolean> {
  const { entity } = kind;
  const known = await kind.rendering.renderingOf(ctx.tenantId, record);
  if (known?.state === 'ready') return true;
  if (known?.state === 'failed' && printed === entity) throw new AppError('bulkSend.printFailed');
  await askForPrint(ctx, kind, record, { type: 'bulkSend', payload: { runId, showId, printed: entity } });
  return false;
}
