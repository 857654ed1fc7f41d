import { exportList } from '#functions/domains/attached/excel-template/public/begin.ts';
import { excelTemplateStore } from '#functions/domains/attached/excel-template/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { showExportContract } from '#shared/domains/booking/show-export/contract.ts';
import { AppError } from '#shared/kernel/contract/error.ts';

export const handler = endpoint(showExportContract.routes.customerSpecific, async ({ query, ctx }) => {
  const { locale = ctx.locale, from, to, ...request } = query;
  if (from && to && to < from) throw new AppError('endBeforeBegin', { field: 'to' });
  const templates = await excelTemplateStore.all(ctx, 'show');
  const template = templates.find(({ isActive, isDefault }) => isActive && isDefault);
  if (!template) throw new AppError('showExport.noTemplate');
  const period = { ...(from ? { from } : {}), ...(to ? { to } : {}) };
  return exportList(ctx, { mainArea: 'show', templateId: template.id, locale, request: { ...request, ...period } });
});
