import { askerOf } from '#functions/domains/identity/user/public/acting.ts';
import { agencyDay } from '#functions/domains/reference/client/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { ArchiveInput, ArchiveState } from '#shared/domains/agreements/esign/archive-routes.ts';
import { ARCHIVE_ROWS_MAX } from '#shared/domains/agreements/esign/limits.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import { inLanguage } from '#shared/kernel/text/translated.ts';
import { agreementsOf, signedOf } from './signed.ts';
import { beginArchive, stateOf } from './store.ts';
import { archiveTexts } from './texts.ts';

/** Begins an archive of the signed documents of a list, as far as the caller may see it. */
export async function startArchive(
  ctx: UserContext,
  { kind, request, ids, locale }: ArchiveInput,
): Promise<ArchiveState> {
  const only = ids?.map(noOf);
  const nos = await agreementsOf(ctx, { kind, request, only });
  if (nos.length > ARCHIVE_ROWS_MAX) throw new AppError('esign.archiveTooLong', { params: { max: ARCHIVE_ROWS_MAX } });
  const { size } = await signedOf(ctx, kind, nos);
  if (size === 0) throw new AppError('esign.nothingSigned');
  const name = `${inLanguage(archiveTexts.archive, locale)} ${await agencyDay(ctx)}.zip`;
  const counts = { total: nos.length, unsigned: nos.length - size };
  const asked = { kind, request, locale, name, ...(only ? { only } : {}) };
  return stateOf(ctx, await beginArchive(ctx, { ...askerOf(ctx), ...asked, ...counts }));
}
