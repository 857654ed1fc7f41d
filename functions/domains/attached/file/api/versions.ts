import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { fileContract } from '#shared/domains/attached/file/contract.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { fileFor } from '../public/access.ts';
import { versionsOf } from '../store.ts';
import { withThumbnails } from '../thumbnail.ts';

/** Former versions stay inside: they were never made visible. */
export const handler = endpoint(fileContract.routes.versions, async ({ params, ctx }) => {
  if (ctx.actor.environment === 'external') throw new AppError('notFound');
  const files = await versionsOf(ctx, await fileFor(ctx, params.id));
  return { rows: await withThumbnails(files) };
});
