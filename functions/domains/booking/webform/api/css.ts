import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { webformContract } from '#shared/domains/booking/webform/contract.ts';
import { changeForm } from '../change.ts';
import { cleanCss } from '../css.ts';

export const handler = endpoint(webformContract.routes.css, async ({ params, body, ctx }) => {
  const { css: style, dropped } = cleanCss(body.css);
  const webform = await changeForm(ctx, params.id, () => ({ css: body.css, style }), 'css');
  return { webform, dropped: [...dropped] };
});
