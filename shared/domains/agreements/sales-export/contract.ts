import * as z from 'zod';
import { reads, writes } from '#shared/kernel/contract/access.ts';
import { FileUrl, Nothing } from '#shared/kernel/contract/parts.ts';
import { pageApi, v1 } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import {
  BookingMonth,
  ExportMask,
  LockInput,
  MonthRow,
  MonthView,
  SettingsInput,
  ShownSettings,
  UnlockMonthInput,
} from './schemas.ts';

const number = (min: number, max: number) => z.coerce.number().pipe(z.int().min(min).max(max));
const InYear = z.object({ id: Id, year: number(2000, 2099) });
const InMonth = InYear.extend({ month: number(1, 12) });
const OfFile = InMonth.extend({ fileType: ExportMask });
/** Reads all documents of a month. */
const SLOW = 29;

/** A year of a bookkeeping, month by month, with what was exported. */
const Months = z.object({
  bookkeepingId: Id,
  year: z.int(),
  mask: ExportMask,
  lockedThrough: BookingMonth.optional(),
  months: z.array(MonthRow),
});
export type Months = z.infer<typeof Months>;

export const salesExportContract = contract('sales-export', {
  errors: {
    'period.notNext': 409,
    'period.notOver': 409,
    'period.laterLocked': 409,
    'period.notLocked': 409,
    'export.incomplete': 422,
    'export.badValue': 400,
    'export.noFile': 404,
  },
  routes: {
    /** Lists the bookkeepings whose sales can be exported, and how far each is locked. */
    overview: route(v1('GET', '/salesdata/export'), reads('invoice.lockMonth'), {
      aliases: [pageApi('POST', '/invoiceexport/list')],
      output: z.object({
        rows: z.array(z.object({ bookkeepingId: Id, name: z.string(), lockedThrough: BookingMonth.optional() })),
      }),
    }),
    months: route(v1('GET', '/salesdata/months/{id}/{year}'), reads('invoice.lockMonth'), {
      params: InYear,
      output: Months,
    }),
    month: route(v1('GET', '/salesdata/months/{id}/{year}/{month}'), reads('invoice.lockMonth'), {
      timeout: SLOW,
      memory: 1024,
      params: InMonth,
      output: MonthView,
    }),
    /** Locks a month and starts its export. */
    lock: route(v1('POST', '/invoices/lockpermonth'), writes('invoice.lockMonth'), { body: LockInput, output: Months }),
    unlock: route(v1('POST', '/invoices/unlockpermonth'), writes('invoice.unlockMonth'), {
      body: UnlockMonthInput,
      output: Months,
    }),
    /** Returns the address of a file: of a locked month the stored one, of an open month a preview. */
    download: route(
      v1('GET', '/salesdata/export/bookkeeping/{id}/{year}/{month}/{fileType}'),
      reads('invoice.lockMonth', 'files:read', 'files:write'),
      {
        timeout: SLOW,
        memory: 1024,
        params: OfFile,
        /** The run; left out, the one of the present lock. */
        query: z.object({ run: number(1, 999).optional() }),
        output: FileUrl,
      },
    ),
    /** Starts to write a file of a locked month that its run lacks, or that had gaps. */
    build: route(
      v1('POST', '/salesdata/export/bookkeeping/{id}/{year}/{month}/{fileType}'),
      writes('invoice.lockMonth'),
      { params: OfFile, body: Nothing, output: Months },
    ),
    settings: route(v1('GET', '/salesdata/settings/{id}'), reads('masterData.read'), { output: ShownSettings }),
    updateSettings: route(v1('POST', '/salesdata/settings/{id}'), writes('masterData.update'), {
      body: SettingsInput,
      output: ShownSettings,
    }),
  },
});
