import type { Weighed } from '#functions/platform/files/usage.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { imageRoutes } from '#shared/kernel/contract/image-contract.ts';
import type { Route } from '#shared/kernel/contract/route.ts';
import type { UserContext } from '../endpoint/context.ts';
import { bind } from './bind.ts';
import type { MasterFields, MasterStore } from './master.ts';
import { type MasterBound, type MasterRules, masterHandlers } from './master-handlers.ts';
import { type FileRoom, files, uploadHandler } from './uploads.ts';

type Pictures<F extends string> = Readonly<Record<F, string>>;
interface Named {
  readonly params: { readonly id: string };
  readonly ctx: UserContext;
}

async function accepted({ accept }: FileRoom, tenantId: string, field: string, key: string) {
  try {
    return await accept({ tenantId, key, purpose: 'logo' });
  } catch (e) {
    throw e instanceof AppError ? new AppError(e.code, { ...e.details[0], field }) : e;
  }
}

/** Takes over what was uploaded; what is kept already stays, and no other key means anything. */
async function takeImages<const F extends string, I extends Pictures<F>>(
  room: FileRoom,
  { tenantId }: Pick<UserContext, 'tenantId'>,
  fields: readonly F[],
  input: I,
  before?: Pictures<F> & Weighed,
): Promise<I & Weighed> {
  const keep = async (field: F) => {
    const key = input[field];
    const stays = !key || key === before?.[field];
    return stays ? { key, size: key ? (before?.bytes?.[field] ?? 0) : 0 } : accepted(room, tenantId, field, key);
  };
  const taken = await Promise.all(fields.map(async (field) => [field, await keep(field)] as const));
  const keys = Object.fromEntries(taken.map(([field, { key }]) => [field, key]));
  const bytes = Object.fromEntries(taken.map(([field, { size }]) => [field, size]));
  return { ...input, ...keys, bytes };
}

/** The endpoints of `imageRoutes`. */
const imageHandlers = <const F extends string, I extends MasterFields & Pictures<F>>(
  routes: Readonly<Record<keyof ReturnType<typeof imageRoutes>, Route>>,
  store: MasterStore<I>,
  fields: readonly F[],
  room: FileRoom,
) => ({
  presignImage: uploadHandler(routes.presignImage, room),
  images: bind<Named>(routes.images, async ({ params, ctx }) => {
    const record = await store.get(ctx, params.id);
    const kept = fields.filter((field) => record[field]);
    // Told from their first bytes when they arrived; a browser draws either without being told again.
    const { presignDownload } = await files();
    const show = (key: string) => presignDownload({ key, name: record.name, type: 'image/png', inline: true });
    const shown = await Promise.all(kept.map(async (field) => [field, await show(record[field])] as const));
    return Object.fromEntries(shown);
  }),
});

interface ImageMaster<F extends string, I> extends Omit<MasterRules<I>, 'prepare'> {
  readonly images: readonly F[];
  readonly room: FileRoom;
}
/** The endpoints of a master made by `withImages`. */
export const imageMasterHandlers = <const F extends string, I extends MasterFields & Pictures<F>>(
  routes: MasterBound & Readonly<Record<keyof ReturnType<typeof imageRoutes>, Route>>,
  store: MasterStore<I>,
  { images, room, ...rules }: ImageMaster<F, I>,
) => ({
  ...masterHandlers(routes, store, {
    ...rules,
    prepare: (ctx, input, before) => takeImages(room, ctx, images, input, before),
  }),
  ...imageHandlers(routes, store, images, room),
});
