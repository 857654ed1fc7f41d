import * as z from 'zod';
import { MAX_BATCH } from '#shared/domains/attached/my-selection/schemas.ts';
import { reads, writes } from '#shared/kernel/contract/access.ts';
import { pageApi } from '#shared/kernel/contract/record-contract.ts';
import { route } from '#shared/kernel/contract/route.ts';
import { AGREEMENT_KINDS } from '#shared/kernel/record/agreement.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { MadeFile } from '#shared/kernel/record/made-file.ts';
import { Locale } from '#shared/kernel/text/locale.ts';
import { Instant } from '#shared/kernel/time/date.ts';

export const ArchiveInput = z.object({
  kind: z.enum(AGREEMENT_KINDS),
  /** The list's own request, as it is filtered. */
  request: z.record(z.string(), z.unknown()).default({}),
  /** The selection within the list. */
  ids: z.array(Id).min(1).max(MAX_BATCH).optional(),
  /** The language of the index. */
  locale: Locale,
});
export type ArchiveInput = z.infer<typeof ArchiveInput>;

export const ArchiveState = MadeFile.extend({
  /** Agreements of the list without a signed document. */
  unsigned: z.int(),
  /** Until then, the archive can be fetched. */
  expiresAt: Instant,
});
export type ArchiveState = z.infer<typeof ArchiveState>;

/** Archives of signed documents. The list that they come from requires its own right as well. */
export const archiveRoutes = {
  startArchive: route(pageApi('POST', '/signedarchive'), writes('esign.read'), {
    timeout: 29,
    body: ArchiveInput,
    output: ArchiveState,
  }),
  archiveState: route(pageApi('GET', '/signedarchive/{id}'), reads('esign.read', 'files:read'), {
    output: ArchiveState,
  }),
};
