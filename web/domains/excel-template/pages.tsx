import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { excelTemplateContract } from '#shared/domains/excel-template/contract.ts';
import {
  type ChosenColumn,
  EXCEL_AREAS,
  type ExcelArea,
  type ExcelTemplate,
  ExcelTemplateInput,
} from '#shared/domains/excel-template/schemas.ts';
import { useAreaNames } from '#web/domains/system/widgets/master/area-place.ts';
import { masterPages } from '#web/domains/system/widgets/master/master-pages.tsx';
import { useScopePlace } from '#web/domains/system/widgets/master/scope-place.tsx';
import { ControlField } from '#web/ui/form/fields.tsx';
import { ColumnsField } from './parts/columns-field.tsx';

function usePlace(record?: ExcelTemplate) {
  const { t } = useLingui();
  return useScopePlace({
    path: '/exceltemplate',
    edit: (id) => `/exceltemplate/detail/${id}`,
    field: 'mainArea',
    values: EXCEL_AREAS,
    label: t`Records they are for`,
    record,
    names: { ...useAreaNames(), venue: t`Venues` },
  });
}

function Fields() {
  const { t } = useLingui();
  const area: ExcelArea = useWatch({ name: 'mainArea' });
  return (
    <ControlField<ChosenColumn[]> name="columns" label={t`Columns`} must group>
      {({ value, onChange }) => <ColumnsField area={area} value={value} onChange={onChange} />}
    </ControlField>
  );
}

export const { ListPage, NewPage, EditPage } = masterPages({
  routes: excelTemplateContract.routes,
  domain: 'excel-template',
  schema: ExcelTemplateInput,
  blank: { columns: [] },
  usePlace,
  words: {
    title: msg`Excel templates`,
    text: msg`Which columns a list has as an Excel file, in which order, and what they are called.`,
    add: msg`New Excel template`,
    empty: msg`No Excel templates here yet; lists come out with all columns`,
    marked: msg`The agency’s own export: used where nobody is asked`,
  },
  columns: [{ id: 'columns', label: msg`Columns`, figures: true, render: ({ columns }) => columns.length }],
  Fields,
});
