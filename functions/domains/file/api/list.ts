import { titleOfTarget } from '#functions/domains/target/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { fileContract } from '#shared/domains/file/contract.ts';
import { filesOf } from '../store.ts';
import { withThumbnail } from '../thumbnail.ts';

export const handler = endpoint(fileContract.routes.list, async ({ body, ctx }) => {
  await titleOfTarget(ctx, body);
  return { rows: await Promise.all((await filesOf(ctx, body)).map(withThumbnail)) };
});
