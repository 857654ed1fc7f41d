import { askCode } from '#functions/domains/relations/link/public/code-store.ts';
import { checkNoStaff } from '#functions/domains/relations/link/public/link-access.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { invoiceLinkContract } from '#shared/domains/agreements/invoice-link/contract.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { done } from '#shared/kernel/record/ids.ts';
import { liveInvoice } from '../payer.ts';

/** The code goes to the recipient's address and nowhere else. */
export const handler = endpoint(invoiceLinkContract.routes.sendCode, async ({ params, ctx }) => {
  const { link } = await liveInvoice(ctx, params.secret);
  checkNoStaff(ctx, link);
  if (!link.needsCode) throw new AppError('link.noCode');
  await askCode(ctx, link);
  return done;
});
