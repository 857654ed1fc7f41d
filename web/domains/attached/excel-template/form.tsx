import { useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import {
  type ChosenColumn,
  type ExcelKind,
  ExcelTemplateInput,
} from '#shared/domains/attached/excel-template/schemas.ts';
import { masterForm } from '#web/kits/master/master-config.ts';
import { ControlField } from '#web/ui/form/fields.tsx';
import { ColumnsField } from './parts/columns-field.tsx';

function Fields() {
  const { t } = useLingui();
  const area: ExcelKind = useWatch({ name: 'mainArea' });
  return (
    <ControlField<ChosenColumn[]> name="columns" label={t`Columns`} must group>
      {({ value, onChange }) => <ColumnsField area={area} value={value} onChange={onChange} />}
    </ControlField>
  );
}

export const form = masterForm({ schema: ExcelTemplateInput, blank: { columns: [] }, Fields });
