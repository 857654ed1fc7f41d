import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { masterHandlers } from '#functions/platform/record/master-handlers.ts';
import { excelTemplateContract } from '#shared/domains/attached/excel-template/contract.ts';
import { excelTemplateStore } from './store.ts';

const { routes } = excelTemplateContract;
/** The columns of every area weigh more than all else here: who only reads templates does without. */
const areas = () => import('./public/areas.ts');

/** A template stays in its area: its columns are the area's. */
const master = masterHandlers(routes, excelTemplateStore, {
  prepare: async (ctx, input, before) => {
    const mainArea = before?.mainArea ?? input.mainArea;
    await (await areas()).checkColumns(ctx, mainArea, input.columns);
    return { ...input, mainArea };
  },
});

export const handlers = {
  ...master,
  offered: endpoint(routes.offered, async ({ body, ctx }) => ({
    columns: await (await areas()).offeredColumns(body.mainArea, ctx),
  })),
  columns: endpoint(routes.columns, async ({ params, ctx }) => {
    const { columns, mainArea } = await excelTemplateStore.get(ctx, params.id);
    return { columns, offered: await (await areas()).offeredColumns(mainArea, ctx) };
  }),
  updateColumns: endpoint(routes.updateColumns, async ({ params, body, ctx }) => {
    const before = await excelTemplateStore.getForUpdate(ctx, params.id, body.rev);
    await (await areas()).checkColumns(ctx, before.mainArea, body.columns);
    return excelTemplateStore.update(ctx, before, { ...before, columns: body.columns });
  }),
  forListView: endpoint(routes.forListView, async ({ body, ctx }) => {
    const all = await excelTemplateStore.all(ctx, body.mainArea);
    return { rows: all.filter(({ isActive }) => isActive) };
  }),
};
