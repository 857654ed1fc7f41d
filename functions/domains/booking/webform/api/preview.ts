import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { webformContract } from '#shared/domains/booking/webform/contract.ts';
import { withArtists } from '../live.ts';
import { languageOf } from '../page/frame.ts';
import { askingPage, BLANK } from '../page/render.ts';
import { webformStore } from '../store.ts';

/** The page with details that are not saved yet. */
export const handler = endpoint(webformContract.routes.preview, async ({ body, ctx }) => {
  const { id, locale, ...details } = body;
  const form = { ...(await withArtists(ctx.tenantId, await webformStore.get(ctx, id))), ...details };
  const { html } = await askingPage(ctx, ctx.tenantId, form, languageOf(form, locale, ctx.locales), BLANK);
  return { html };
});
