import { storeDocumentWithin } from '#functions/domains/reference/client/public/store-document.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { presignDownload } from '#functions/platform/files/files.ts';
import { isInternal } from '#functions/platform/session/internal-only.ts';
import { guestListContract } from '#shared/domains/journeys/guest-list/contract.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import { dateOf } from '#shared/kernel/time/date.ts';
import { seenList } from '../public/access.ts';
import { contentOf } from '../public/items.ts';
import { guestSheet } from '../sheet.ts';

export const handler = endpoint(guestListContract.routes.export, async ({ params, ctx }) => {
  const [list, content] = await Promise.all([seenList(ctx, params.id), contentOf(ctx, { no: noOf(params.id) })]);
  const bytes = await guestSheet({ list, content, locale: ctx.locale, isInternal: isInternal(ctx) });
  const { key, type } = await storeDocumentWithin(ctx.tenantId, bytes, 'xlsx');
  const name = `${list.name} ${dateOf(list.show.start)}.xlsx`;
  return { name, url: await presignDownload({ key, name, type }) };
});
