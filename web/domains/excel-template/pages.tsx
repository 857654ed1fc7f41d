import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { excelTemplateContract } from '#shared/domains/excel-template/contract.ts';
import { EXCEL_AREAS, type ExcelTemplate } from '#shared/domains/excel-template/schemas.ts';
import { inReadingOrder } from '#shared/kernel/main-area.ts';
import { useAreaNames } from '#web/domains/system/widgets/master/area-place.ts';
import { masterPages } from '#web/domains/system/widgets/master/master-pages.tsx';
import { useScopePlace } from '#web/domains/system/widgets/master/scope-place.tsx';

function usePlace(record?: ExcelTemplate) {
  const { t } = useLingui();
  return useScopePlace({
    path: '/exceltemplate',
    edit: (id) => `/exceltemplate/detail/${id}`,
    field: 'mainArea',
    values: inReadingOrder(EXCEL_AREAS),
    label: t`Records they are for`,
    record,
    names: { ...useAreaNames(), venue: t`Venues`, payment: t`Payments` },
  });
}

export const { ListPage, formPages } = masterPages({
  routes: excelTemplateContract.routes,
  domain: 'excel-template',
  form: () => import('./form.tsx'),
  usePlace,
  words: {
    title: msg`Excel templates`,
    text: msg`Which columns a list has as an Excel file, in which order, and what they are called.`,
    add: msg`New Excel template`,
    empty: msg`No Excel templates here yet; lists come out with all columns`,
    marked: msg`The agency’s own export: used where nobody is asked`,
  },
  columns: [{ id: 'columns', label: msg`Columns`, figures: true, render: ({ columns }) => columns.length }],
});
