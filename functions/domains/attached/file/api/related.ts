import { targetOf } from '#functions/domains/identity/subject/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { fileContract } from '#shared/domains/attached/file/contract.ts';
import { agreementsOf, filesOn, linkedWith } from '../related.ts';
import { withThumbnails } from '../thumbnail.ts';

export const handler = endpoint(fileContract.routes.related, async ({ body, ctx }) => {
  await targetOf(ctx, body);
  const linked = await linkedWith(ctx, body);
  const [files, agreements] = await Promise.all([filesOn(ctx, linked, body), agreementsOf(ctx, linked)]);
  return { rows: await withThumbnails(files), papers: agreements };
});
