import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { webformContract } from '#shared/domains/booking/webform/contract.ts';
import { isOpen } from '#shared/domains/booking/webform/rules.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { ageOf, isWorked } from '../guard.ts';
import { formAt } from '../live.ts';
import { languageOf } from '../page/frame.ts';
import { askingPage, closedPage, thanksPage } from '../page/render.ts';

/** Takes a request in, or shows the form again with what is wrong. A robot reads what everybody reads. */
export const handler = endpoint(webformContract.routes.submit, async ({ params, body, ctx }) => {
  const found = await formAt(params.address);
  if (!found) throw new AppError('notFound');
  const { tenantId, form } = found;
  const { free, ...values } = body;
  const locale = languageOf(form, body.language, ctx.locales);
  if (!isOpen(form)) return closedPage(tenantId, form, locale);
  const age = ageOf(form.address, body.stamp, ctx.now);
  if (body.homepage || age === 'fast') return thanksPage(tenantId, form, locale);
  const again = (problems: readonly { readonly code: string }[]) =>
    askingPage(ctx, tenantId, form, locale, { values, free, problems });
  if (age === 'void' || (body.js && !isWorked(body.stamp, body.work))) return again([{ code: 'webform.work' }]);
  const { receive } = await import('../receive.ts');
  const outcome = await receive(ctx, found, locale, body);
  if (outcome === 'tooMany') return { ...(await again([{ code: 'tooManyActions' }])), status: 403 };
  return outcome.length > 0 ? again(outcome) : thanksPage(tenantId, form, locale);
});
