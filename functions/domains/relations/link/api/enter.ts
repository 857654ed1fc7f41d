import { openLink } from '#functions/domains/relations/link/public/recipient.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { linkContract } from '#shared/domains/relations/link/contract.ts';

export const handler = endpoint(linkContract.routes.enter, async ({ params, body, ctx }) => {
  const { link, file, isPreview } = await openLink(ctx, 'download', params.secret, body.code);
  const { title, about, recipient } = link;
  const { name, type, size } = file;
  return { title, ...(about ? { about } : {}), name, type, size, recipient: recipient.name, isPreview };
});
