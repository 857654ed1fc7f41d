import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import { FREE_AREAS } from '#shared/domains/free-field/areas.ts';
import { freeFieldContract } from '#shared/domains/free-field/contract.ts';
import { FREE_TYPES, type FreeField, FreeFieldInput } from '#shared/domains/free-field/schemas.ts';
import { slotKind } from '#shared/domains/free-field/slots.ts';
import { freeFieldCategoryContract } from '#shared/domains/free-field-category/contract.ts';
import { useAreaPlace } from '#web/domains/system/widgets/master/area-place.ts';
import { masterPages } from '#web/domains/system/widgets/master/master-pages.tsx';
import { MasterSelect } from '#web/domains/system/widgets/master/master-select.tsx';
import { SelectField, SwitchField, TextField } from '#web/ui/form/fields.tsx';
import { Tag } from '#web/ui/status.tsx';
import { OptionsField } from '../parts/options-field.tsx';
import { References } from '../parts/references.tsx';
import { useTypeNames } from '../parts/type-names.ts';

function Fields({ record }: { readonly record?: FreeField | undefined }) {
  const { t } = useLingui();
  const names = useTypeNames();
  const { watch } = useFormContext<FreeField>();
  const [type, mainArea] = [watch('type'), watch('mainArea')];
  const isChosen = type === 'choice' || type === 'multiChoice';
  const fixed = record && t`Stays, because records hold values of it`;
  return (
    <>
      <SelectField
        name="type"
        label={t`Type`}
        must
        disabled={record !== undefined}
        help={fixed}
        options={FREE_TYPES.map((value) => ({ value, label: names[value] }))}
      />
      <MasterSelect
        name="categoryId"
        label={t`Heading`}
        must
        list={freeFieldCategoryContract.routes.list}
        scope={{ mainArea }}
      />
      {isChosen && <OptionsField />}
      {type === 'money' && (
        <TextField
          name="currency"
          label={t`Currency`}
          must
          maxLength={3}
          readOnly={record !== undefined}
          help={fixed}
        />
      )}
      <TextField name="help" label={t`Explanation under the field`} maxLength={200} />
      <SwitchField name="isMandatory" label={t`Must be filled in`} />
      <SwitchField
        name="inList"
        label={slotKind(type) ? t`In the list, to filter and sort by` : t`In the list, as a column`}
      />
      {record && <References id={record.id} />}
    </>
  );
}

const Marks = ({ field }: { readonly field: FreeField }) => (
  <span className="row wrap">
    {field.isMandatory && (
      <Tag>
        <Trans>must</Trans>
      </Tag>
    )}
    {field.inList && (
      <Tag tone="blue">
        <Trans>in the list</Trans>
      </Tag>
    )}
  </span>
);

export const { ListPage, NewPage, EditPage } = masterPages({
  routes: freeFieldContract.routes,
  domain: 'free-field',
  schema: FreeFieldInput,
  blank: { type: 'text', currency: 'EUR' },
  usePlace: (record?: FreeField) => useAreaPlace('/freefielddetails', record, FREE_AREAS),
  words: {
    title: msg`Free fields`,
    text: msg`What your agency wants to know besides. Drag them into your order.`,
    add: msg`New free field`,
    empty: msg`No free fields yet`,
  },
  columns: [
    { id: 'type', label: msg`Type`, useWords: useTypeNames },
    { id: 'marks', label: msg`Marks`, render: (field) => <Marks field={field} /> },
  ],
  Fields,
});
