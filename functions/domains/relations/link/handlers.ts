import type { PublicContext } from '#functions/platform/endpoint/context.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { countAction, LINK_FETCHES } from '#functions/platform/session/rate.ts';
import { linkContract } from '#shared/domains/relations/link/contract.ts';
import { liveLink } from './public/link-access.ts';
import { readingLink } from './public/reading-link.ts';
import { enterLink, openedLink } from './public/recipient.ts';
import { copyLink, withdrawLink } from './public/staff.ts';
import { askZip, fetchShared, fetchZip } from './share/fetch.ts';
import { filesToShow } from './share/files.ts';
import { shareFiles, shareRows, shareTo } from './share/staff.ts';
import { shareSeen } from './share/view.ts';

const { routes } = linkContract;

/** The link of a browser that has opened it, for one more file. A reader of 50 files fetches more often than they write. */
async function fetchingLink(ctx: PublicContext, secret: string) {
  const link = await readingLink(ctx, 'download', secret);
  await countAction(`fetch#${link.id}`, LINK_FETCHES, ctx.now);
  return link;
}

/** The operations of links to files. Those of links to a document have files in `api`. */
export const handlers = {
  openFiles: endpoint(routes.openFiles, async ({ params, body, ctx }) => {
    const link = await liveLink(ctx, 'download', params.secret);
    await filesToShow(link);
    await enterLink(ctx, link, { secret: params.secret, code: body.code });
    return shareSeen(ctx, link, body.locale);
  }),
  seeFiles: endpoint(routes.seeFiles, async ({ params, body, ctx }) =>
    shareSeen(ctx, await readingLink(ctx, 'download', params.secret), body.locale),
  ),
  fetchShared: endpoint(routes.fetchShared, async ({ params, body, ctx }) =>
    fetchShared(ctx, await fetchingLink(ctx, params.secret), body.fileId),
  ),
  askZip: endpoint(routes.askZip, async ({ params, ctx }) => {
    const link = await openedLink(ctx, 'download', params.secret);
    await askZip(ctx, link);
    return shareSeen(ctx, link);
  }),
  fetchZip: endpoint(routes.fetchZip, async ({ params, ctx }) => fetchZip(ctx, await fetchingLink(ctx, params.secret))),
  shareFiles: endpoint(routes.shareFiles, ({ body, ctx }) => shareFiles(ctx, body)),
  fileLinks: endpoint(routes.fileLinks, async ({ body, ctx }) => ({ rows: await shareRows(ctx, body) })),
  withdrawFiles: endpoint(routes.withdrawFiles, async ({ params, body, ctx }) =>
    withdrawLink(ctx, await shareTo(ctx, body.entity, params.id)),
  ),
  copyFiles: endpoint(routes.copyFiles, async ({ params, body, ctx }) =>
    copyLink(ctx, await shareTo(ctx, body.entity, params.id)),
  ),
};
