import { askCode } from '#functions/domains/relations/link/public/code-store.ts';
import { checkNoStaff } from '#functions/domains/relations/link/public/link-access.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { done } from '#shared/kernel/record/ids.ts';
import { openLink } from '../guest.ts';

/** The code goes to the recipient's address and nowhere else. */
export const handler = endpoint(esignContract.routes.sendCode, async ({ params, ctx }) => {
  const link = await openLink(ctx, params.secret);
  checkNoStaff(ctx, link);
  if (!link.needsCode) throw new AppError('link.noCode');
  await askCode(ctx, link);
  return done;
});
