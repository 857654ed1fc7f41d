import { facesOf } from '#functions/domains/user/faces-store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { presignDownload } from '#functions/platform/files.ts';
import { accountContract } from '#shared/domains/account/contract.ts';

/** Seconds: a page shows the same faces for a while. */
const LIFE = 3600;

export const handler = endpoint(accountContract.routes.avatars, async ({ ctx }) => {
  const { environment, userId } = ctx.actor;
  const faces = await facesOf(ctx.tenantId);
  const seen = faces.filter((face) => environment === 'internal' || face.userId === userId);
  const show = (key: string) => presignDownload({ key, name: 'face', type: 'image/png', inline: true, life: LIFE });
  return { rows: await Promise.all(seen.map(async ({ userId: id, key }) => ({ id, url: await show(key) }))) };
});
