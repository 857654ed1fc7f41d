import * as z from 'zod';
import { reads } from '#shared/kernel/contract/access.ts';
import { FileUrl } from '#shared/kernel/contract/parts.ts';
import { core } from '#shared/kernel/contract/record-contract.ts';
import { route } from '#shared/kernel/contract/route.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { Locale } from '#shared/kernel/text/locale.ts';

/** Builds the calls of the core API that print one agreement by a Word template. */
export const exportRoutes = <const E extends 'quote' | 'purchaseAgreement'>(entity: E) => {
  const path = `/${entity.toLowerCase()}`;
  return {
    /** Lists the Word templates of the kind, each in its language. */
    exportOptions: route(core('POST', `${path}/ExportOptionsForDetail`), reads(`${entity}.read`), {
      body: z.object({ id: Id.optional() }),
      output: z.object({
        templates: z.array(z.object({ id: Id, name: z.string(), locale: Locale })),
        locales: z.array(Locale),
      }),
    }),
    /** Prints an agreement as a Word file, in its own language or in the preferred one. The agreement stays as it is. */
    exportItem: route(core('GET', `${path}/export/item`), reads(`${entity}.read`, 'files:read', 'files:write'), {
      memory: 1024,
      timeout: 29,
      query: z.object({ id: Id, wordTemplateId: Id, preferredCulture: Locale.optional() }),
      output: FileUrl,
    }),
  };
};
