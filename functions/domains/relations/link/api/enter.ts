import { isStaff, liveLink } from '#functions/domains/relations/link/public/link-access.ts';
import { enterLink, fileOf } from '#functions/domains/relations/link/public/recipient.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { linkContract } from '#shared/domains/relations/link/contract.ts';

export const handler = endpoint(linkContract.routes.enter, async ({ params, body, ctx }) => {
  const link = await liveLink(ctx, 'download', params.secret);
  const { name, type, size } = fileOf(link);
  await enterLink(ctx, link, { secret: params.secret, code: body.code });
  const { title, about, recipient } = link;
  const isPreview = isStaff(ctx, link);
  return { title, ...(about ? { about } : {}), name, type, size, recipient: recipient.name, isPreview };
});
