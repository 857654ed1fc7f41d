import { itineraryExcel } from '#functions/domains/calendars/itinerary/print/excel.ts';
import { itineraryPdf } from '#functions/domains/calendars/itinerary/print/pdf.ts';
import { fileName } from '#functions/domains/calendars/itinerary/print/texts.ts';
import { storeDocumentWithin } from '#functions/domains/reference/client/public/store-document.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { presignDownload } from '#functions/platform/files/files.ts';
import { itineraryContract } from '#shared/domains/calendars/itinerary/contract.ts';
import { seenItinerary } from '../sheet.ts';

export const handler = endpoint(itineraryContract.routes.export, async ({ query, ctx }) => {
  const { format } = query;
  const itinerary = await seenItinerary(ctx, query);
  const bytes = await (format === 'pdf' ? itineraryPdf(ctx, itinerary, query) : itineraryExcel(itinerary, ctx.locale));
  const { key, type } = await storeDocumentWithin(ctx.tenantId, bytes, format);
  const name = fileName(itinerary, format, ctx.locale);
  return { name, url: await presignDownload({ key, name, type }) };
});
