import { targetOf } from '#functions/domains/relations/import/public/target.ts';
import { sheetOf } from '#functions/platform/excel/area.ts';
import type { ServicesOf } from '#functions/records/services.ts';

/** A venue is a company. */
export const venueServices = {
  excel: async () => sheetOf((await import('#functions/domains/relations/company/public/excel.ts')).venueExcel),
  importing: async () =>
    targetOf((await import('#functions/domains/relations/company/public/import.ts')).companyImport),
} satisfies ServicesOf<'venue'>;
