import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { EXPORT_LAYOUTS, MAX_PLANNING_DAYS, planningContract } from '#shared/domains/calendars/planning/contract.ts';
import { LOCALES } from '#shared/kernel/text/locale.ts';
import { sheetWords } from '../sheet-words.ts';

export const handler = endpoint(planningContract.routes.exportOptions, async ({ body, ctx }) => {
  const { layouts } = sheetWords(body.locale ?? ctx.locale);
  return {
    layouts: EXPORT_LAYOUTS.map((id) => ({ id, name: layouts[id] })),
    locales: [...LOCALES],
    maxDays: MAX_PLANNING_DAYS,
  };
});
