import { newId } from '#functions/platform/data/id.ts';
import { presignDownload, putObject } from '#functions/platform/files/files.ts';
import type { UserContext } from '../endpoint/context.ts';

/** Stores a file for fetching; what lies under exports/ goes after a day (infra's files stack). */
export async function offerFile(ctx: UserContext, content: Uint8Array, { name, type }: { name: string; type: string }) {
  const key = `exports/${ctx.tenantId}/${newId(ctx.now)}`;
  await putObject(key, content, type);
  return { url: await presignDownload({ key, name, type }), name };
}
