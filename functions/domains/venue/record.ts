import { targetOf } from '#functions/domains/import/public/target.ts';
import { sheetOf } from '#functions/platform/excel/area.ts';
import type { ServicesOf } from '#functions/records/services.ts';

/** A venue is a company. */
export const venueServices = {
  excel: async () => sheetOf((await import('#functions/domains/company/public/excel.ts')).venueExcel),
  importing: async () => targetOf((await import('#functions/domains/company/public/import.ts')).companyImport),
} satisfies ServicesOf<'venue'>;
