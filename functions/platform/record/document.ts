import type { Weighed } from '#functions/platform/files/usage.ts';
import type { documentRoutes } from '#shared/kernel/contract/document-contract.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Route } from '#shared/kernel/contract/route.ts';
import { isFileName } from '#shared/kernel/record/file.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import type { UserContext } from '../endpoint/context.ts';
import { bind } from './bind.ts';
import type { MasterFields, MasterStore, Placed } from './master.ts';
import type { MasterRules } from './master-handlers.ts';
import { type FileRoom, files, uploadHandler } from './uploads.ts';

interface Documented {
  readonly fileKey: string;
  readonly fileName: string;
}
interface Fetching {
  readonly params: { readonly id: Id };
  readonly ctx: UserContext;
}

/** Takes over the agreement that was sent; what is kept already stays, under the name it has now. */
export async function takeDocument<I extends Documented>(
  { accept }: FileRoom,
  { tenantId }: Pick<UserContext, 'tenantId'>,
  input: I,
  before?: Documented & Weighed,
): Promise<I & Weighed> {
  const { fileKey, fileName } = input;
  if (!fileKey) return { ...input, fileName: '', bytes: {} };
  if (!isFileName(fileName)) throw new AppError('file.name', { field: 'fileName', params: { max: 200 } });
  if (fileKey === before?.fileKey) return { ...input, bytes: before.bytes };
  const { key, size } = await accept({ tenantId, key: fileKey, purpose: 'document' });
  return { ...input, fileKey: key, bytes: { fileKey: size } };
}

interface DocumentRules<I> extends Pick<MasterRules<I>, 'checkAccess'> {
  readonly room: FileRoom;
}
/** The endpoints of `documentRoutes`. */
export const documentHandlers = <I extends MasterFields & Documented>(
  routes: Readonly<Record<keyof ReturnType<typeof documentRoutes>, Route>>,
  store: MasterStore<I>,
  { room, checkAccess }: DocumentRules<I>,
) => ({
  presign: uploadHandler(routes.presign, room),
  download: bind<Fetching>(routes.download, async ({ params, ctx }) => {
    const record: Stored<Placed<I>> = await store.get(ctx, params.id);
    checkAccess?.(ctx, record);
    const { fileKey, fileName: name } = record;
    if (!fileKey) throw new AppError('file.gone');
    const { presignDownload } = await files();
    return { url: await presignDownload({ key: fileKey, name, type: 'application/octet-stream' }), name };
  }),
});
