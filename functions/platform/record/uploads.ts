import type { Route } from '#shared/kernel/contract/route.ts';
import type { UserContext } from '../endpoint/context.ts';
import { bind } from './bind.ts';

type Files = typeof import('#functions/platform/files/files.ts');

/**
 * Loads the files on demand. All operations of a master share one module, and those without files must not carry the S3
 * client.
 */
export const files = (): Promise<Files> => import('#functions/platform/files/files.ts');

/** The agency's storage: checks and takes over uploads. */
export interface FileRoom {
  readonly check: (ctx: Pick<UserContext, 'tenantId'>, size: number) => Promise<void>;
  /** Takes over an upload if there is room for it. */
  readonly accept: Files['acceptUpload'];
}

interface Sending {
  readonly body: Omit<Parameters<Files['presignUpload']>[0], 'tenantId'>;
  readonly ctx: UserContext;
}
/** The endpoint of `uploadRoute`. */
export const uploadHandler = (route: Route, room: FileRoom) =>
  bind<Sending>(route, async ({ body, ctx }) => {
    const ticket = await (await files()).presignUpload({ tenantId: ctx.tenantId, ...body });
    await room.check(ctx, body.size);
    return ticket;
  });
