import { userStore } from '#functions/domains/identity/user/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { presignDownload } from '#functions/platform/files/files.ts';
import { accountContract } from '#shared/domains/identity/account/contract.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';

/** Faces of colleagues are shown to colleagues. */
const maySee = ({ actor }: UserContext, id: Id): boolean => actor.environment === 'internal' || actor.userId === id;

export const handler = endpoint(accountContract.routes.avatar, async ({ params, ctx }) => {
  if (!maySee(ctx, params.id)) throw new AppError('notFound');
  const { avatarKey, name } = await userStore.get(ctx, params.id);
  if (!avatarKey) return {};
  return { url: await presignDownload({ key: avatarKey, name, type: 'image/png', inline: true }) };
});
