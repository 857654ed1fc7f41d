import { avatarsOf } from '#functions/domains/identity/user/public/avatars.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { presignDownload } from '#functions/platform/files/files.ts';
import { accountContract } from '#shared/domains/identity/account/contract.ts';

/** Seconds: whoever asks now may show the faces for an hour. */
const LIFE = 7200;

export const handler = endpoint(accountContract.routes.avatars, async ({ ctx, body }) => {
  const { environment, userId } = ctx.actor;
  const asked = new Set(body.ids);
  const faces = (await avatarsOf(ctx.tenantId)).filter((face) => asked.has(face.userId));
  const seen = faces.filter((face) => environment === 'internal' || face.userId === userId);
  const show = (key: string) => presignDownload({ key, name: 'face', type: 'image/png', inline: true, life: LIFE });
  return { rows: await Promise.all(seen.map(async ({ userId: id, key }) => ({ id, url: await show(key) }))) };
});
