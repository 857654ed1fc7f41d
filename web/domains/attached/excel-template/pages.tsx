import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { excelTemplateContract } from '#shared/domains/attached/excel-template/contract.ts';
import { EXCEL_KINDS, type ExcelTemplate } from '#shared/domains/attached/excel-template/schemas.ts';
import { masterPages } from '#web/kits/master/master-pages.tsx';
import { useScopePlace } from '#web/kits/master/scope-place.tsx';
import { useKindWords } from '#web/ui/record/kinds.ts';

function usePlace(record?: ExcelTemplate) {
  const { t } = useLingui();
  return useScopePlace({
    path: '/exceltemplate',
    edit: (id) => `/exceltemplate/detail/${id}`,
    field: 'mainArea',
    values: EXCEL_KINDS,
    label: t`Record type`,
    record,
    names: useKindWords('many'),
  });
}

export const { ListPage, formPages } = masterPages(excelTemplateContract.routes, () => import('./form.tsx'), {
  domain: 'excel-template',
  usePlace,
  words: {
    title: msg`Excel templates`,
    text: msg`Which columns an Excel export has, in what order, and what they're called.`,
    add: msg`New Excel template`,
    empty: msg`No Excel templates yet; lists are exported with all columns`,
    marked: msg`Your agency's default export`,
  },
  columns: [{ id: 'columns', label: msg`Columns`, figures: true, render: ({ columns }) => columns.length }],
});
