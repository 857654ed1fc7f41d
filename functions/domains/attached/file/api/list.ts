import { targetOf } from '#functions/domains/identity/subject/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { fileContract } from '#shared/domains/attached/file/contract.ts';
import { sharedOnly } from '../public/access.ts';
import { filesOf } from '../store.ts';
import { withThumbnails } from '../thumbnail.ts';

export const handler = endpoint(fileContract.routes.list, async ({ body, ctx }) => {
  await targetOf(ctx, body);
  const files = await filesOf(ctx, body, sharedOnly(ctx));
  return { rows: await withThumbnails(files) };
});
