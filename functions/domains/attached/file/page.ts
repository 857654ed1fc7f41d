import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { Filter } from '#functions/platform/list-index/types.ts';
import { queryOf } from '#functions/platform/record/request.ts';
import type { ListRequest } from '#shared/kernel/contract/list.ts';
import { CURRENT, fileMapping, fileStore } from './store.ts';
import { withThumbnails } from './thumbnail.ts';

/** A page of files as they are shown, the newest of each name. */
export async function pageOfFiles(ctx: UserContext, request: ListRequest, within: readonly Filter[] = []) {
  const page = await fileStore.page(ctx, queryOf(fileMapping, request, [CURRENT, ...within]));
  return { ...page, rows: await withThumbnails(page.rows) };
}
