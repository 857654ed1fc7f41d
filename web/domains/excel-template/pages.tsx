import { useLingui } from '@lingui/react/macro';
import { useParams } from '@tanstack/react-router';
import { excelTemplateContract } from '#shared/domains/excel-template/contract.ts';
import {
  type ChosenColumn,
  EXCEL_AREAS,
  type ExcelArea,
  type ExcelTemplate,
  ExcelTemplateInput,
} from '#shared/domains/excel-template/schemas.ts';
import { useAreaNames } from '#web/domains/system/widgets/master/area-place.tsx';
import type { MasterPlace } from '#web/domains/system/widgets/master/master-config.ts';
import { masterPages } from '#web/domains/system/widgets/master/master-pages.tsx';
import { ControlField } from '#web/ui/form/fields.tsx';
import { useGoTo } from '#web/ui/record/use-go-to.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import { ColumnsField } from './parts/columns-field.tsx';

function useArea(record: ExcelTemplate | undefined): ExcelArea {
  const { mainArea } = useParams({ strict: false }) as { readonly mainArea?: string };
  return record?.mainArea ?? EXCEL_AREAS.find((area) => area === mainArea) ?? 'show';
}

function usePlace(record?: ExcelTemplate): MasterPlace {
  const { t } = useLingui();
  const goTo = useGoTo();
  const names = { ...useAreaNames(), venue: t`Venues` };
  const mainArea = useArea(record);
  return {
    base: `/exceltemplate/${mainArea}`,
    edit: (id) => `/exceltemplate/detail/${id}`,
    scope: { mainArea },
    tabs: (
      <Tabs
        label={t`Records they are for`}
        items={EXCEL_AREAS.map((value) => ({ value, label: names[value] }))}
        value={mainArea}
        onChange={(area) => goTo(`/exceltemplate/${area}`)}
      />
    ),
  };
}

function Fields({ record }: { readonly record?: ExcelTemplate | undefined }) {
  const { t } = useLingui();
  const area = useArea(record);
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
  blank: { mainArea: 'show' as const, name: '', columns: [] as ChosenColumn[], isActive: true },
  usePlace,
  useWords: () => {
    const { t } = useLingui();
    return {
      title: t`Excel templates`,
      text: t`Which columns a list has as an Excel file, in which order, and what they are called.`,
      add: t`New Excel template`,
      empty: t`No Excel templates here yet; lists come out with all columns`,
    };
  },
  useColumns: () => {
    const { t } = useLingui();
    return [
      { id: 'columns', label: t`Columns`, figures: true, render: ({ columns }: ExcelTemplate) => columns.length },
    ];
  },
  Fields,
});
