import { targetOf } from '#functions/domains/identity/target/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { fileContract } from '#shared/domains/attached/file/contract.ts';
import { filesOn, linkedWith, papersOf } from '../related.ts';
import { withThumbnails } from '../thumbnail.ts';

export const handler = endpoint(fileContract.routes.related, async ({ body, ctx }) => {
  await targetOf(ctx, body);
  const linked = await linkedWith(ctx, body);
  const [files, papers] = await Promise.all([filesOn(ctx, linked, body), papersOf(ctx, linked)]);
  return { rows: await withThumbnails(files), papers };
});
