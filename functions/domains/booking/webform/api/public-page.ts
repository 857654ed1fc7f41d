import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { webformContract } from '#shared/domains/booking/webform/contract.ts';
import { isOpen } from '#shared/domains/booking/webform/rules.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { formAt } from '../live.ts';
import { languageOf } from '../page/frame.ts';
import { askingPage, BLANK, closedPage } from '../page/render.ts';

/** The form as anybody sees it, without a script and without an account. */
export const handler = endpoint(webformContract.routes.publicPage, async ({ params, query, ctx }) => {
  const found = await formAt(params.address);
  if (!found) throw new AppError('notFound');
  const { tenantId, form } = found;
  const locale = languageOf(form, query.lang, ctx.locales);
  return isOpen(form) ? askingPage(ctx, tenantId, form, locale, BLANK) : closedPage(tenantId, form, locale);
});
