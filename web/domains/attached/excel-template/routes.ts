import { msg } from '@lingui/core/macro';
import { EXCEL_KINDS } from '#shared/domains/attached/excel-template/schemas.ts';
import { masterRoutes } from '#web/kits/master/master-routes.ts';

export const excelTemplateRoutes = masterRoutes({
  domain: 'excel-template',
  path: '/exceltemplate/$mainArea',
  edit: '/exceltemplate/detail/$key',
  title: msg`Excel templates`,
  accepts: ({ mainArea }) => EXCEL_KINDS.some((area) => area === mainArea),
  load: () => import('./pages.tsx'),
});
