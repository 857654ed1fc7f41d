import * as z from 'zod';
import { ExportState } from '#shared/domains/attached/excel-template/schemas.ts';
import { reads, writes } from '#shared/kernel/contract/access.ts';
import { FileUrl } from '#shared/kernel/contract/parts.ts';
import { core } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { Locale } from '#shared/kernel/text/locale.ts';
import { typedText } from '#shared/kernel/text/text.ts';
import { LocalDate } from '#shared/kernel/time/date.ts';

/**
 * The exports for a promoter's office or an agency's temporary help, as semicolon-separated text of fixed columns:
 * - `schedule`: number, date, start, end, zone, artist, venue, city, status, promoter, description
 * - `contacts`: number, date, artist, venue, city, promoter, contact, contactEmail, signer, payer, owner
 * - `production`: number, date, artist, venue, room, city, capacity, tickets, announceAt, onSaleAt, billing, externalNotes
 * - `deals`: number, date, artist, promoter, payer, status, fee, currency; for those who may see deals
 */
export const TS_EXPORT_TYPES = ['schedule', 'contacts', 'production', 'deals'] as const;
export const TsExportType = z.enum(TS_EXPORT_TYPES, { error: 'choice' });
export type TsExportType = z.infer<typeof TsExportType>;
/** The most rows of a file, which are read while the caller waits. */
export const MAX_TS_ROWS = 5000;

export const showExportContract = contract('show-export', {
  errors: {
    endBeforeBegin: 400,
    'showExport.tooLong': 409,
    'showExport.noTemplate': 404,
    'export.tooLong': 409,
    'export.nothing': 409,
  },
  routes: {
    /** Lists the Word templates for a show, each in its language. */
    detailOptions: route(core('POST', '/show/ExportOptionsForDetail'), reads('show.read'), {
      body: z.object({ showId: Id.optional() }),
      output: z.object({
        templates: z.array(z.object({ id: Id, name: z.string(), locale: Locale })),
        locales: z.array(Locale),
      }),
    }),
    /**
     * Starts the agency's own export of its shows, with no further choices. It uses the Excel template of shows that
     * the agency marked as its own. `GET /api/v1/exports/{id}` returns the progress.
     */
    customerSpecific: route(core('GET', '/show/export/customerspecific'), writes('show.read'), {
      timeout: 29,
      query: z.object({
        keyword: typedText().trim().max(100).default(''),
        from: LocalDate.optional(),
        to: LocalDate.optional(),
        locale: Locale.optional(),
      }),
      output: ExportState,
    }),
    /** Exports the shows of a period in order, without cancelled ones. */
    temporarySecretary: route(
      core('GET', '/show/export/temporarysecretary'),
      reads('show.read', 'files:read', 'files:write'),
      {
        timeout: 29,
        query: z.object({
          tsExportType: TsExportType.default('schedule'),
          from: LocalDate,
          to: LocalDate,
          locale: Locale.optional(),
        }),
        output: FileUrl,
      },
    ),
  },
});
