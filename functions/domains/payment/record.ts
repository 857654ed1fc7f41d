import { sheetOf } from '#functions/platform/excel/area.ts';
import type { ServicesOf } from '#functions/records/services.ts';

export const paymentServices = {
  excel: async () => sheetOf((await import('./excel-store.ts')).paymentExcel),
} satisfies ServicesOf<'payment'>;
