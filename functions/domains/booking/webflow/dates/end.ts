import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { asked } from './choose.ts';
import { bringAbout, runOf } from './run.ts';
import { aloneAtWork, publishingOf } from './target.ts';

/**
 * Deletes all our items at Webflow. What it cannot delete is told, so that the connection stays for another try. No run
 * may make items meanwhile.
 */
export async function clearItems(ctx: Pick<TenantContext, 'tenantId' | 'now'>): Promise<void> {
  const publishing = await publishingOf(ctx);
  if (!publishing) return;
  const { token, target } = publishing;
  const run = runOf({ token }, { tenantId: ctx.tenantId, collectionId: target.collection.id });
  const isAlone = await aloneAtWork(ctx, () => asked(bringAbout(run, [])));
  if (!isAlone) throw new AppError('webflow.busy');
  if (run.refused.length > 0) throw new AppError('webflow.notRemoved');
}
