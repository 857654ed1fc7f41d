import { checkNoStaff, liveLink } from '#functions/domains/relations/link/public/link-access.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { linkContract } from '#shared/domains/relations/link/contract.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { done } from '#shared/kernel/record/ids.ts';
import { askCode } from '../public/code-store.ts';

/** A person at the door wants the code; it goes to the recipient's address and nowhere else. */
export const handler = endpoint(linkContract.routes.sendCode, async ({ params, ctx }) => {
  const link = await liveLink(ctx, 'download', params.secret);
  checkNoStaff(ctx, link);
  if (!link.needsCode) throw new AppError('link.noCode');
  await askCode(ctx, link);
  return done;
});
