import { sheetOf } from '#functions/platform/excel/area.ts';
import type { ServicesOf } from '#functions/records/services.ts';

export const paymentServices = {
  excel: async () => sheetOf((await import('./excel.ts')).paymentExcel),
} satisfies ServicesOf<'payment'>;
