import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { excelTemplateContract } from '#shared/domains/attached/excel-template/contract.ts';
import { exportList } from '../public/begin.ts';

export const handler = endpoint(excelTemplateContract.routes.startExport, ({ body, ctx }) => exportList(ctx, body));
