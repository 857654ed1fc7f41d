import { useLingui } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import { FREE_TYPES, type FreeField, FreeFieldInput } from '#shared/domains/identity/free-field/schemas.ts';
import { isSortable, slotKind } from '#shared/domains/identity/free-field/slots.ts';
import { freeFieldCategoryContract } from '#shared/domains/identity/free-field-category/contract.ts';
import { masterForm } from '#web/kits/master/master-config.ts';
import { MasterSelect } from '#web/kits/master/master-select.tsx';
import { SelectField, SwitchField, TextField } from '#web/ui/form/fields.tsx';
import { OptionsField } from './options-field.tsx';
import { References } from './references.tsx';
import { useTypeNames } from './type-names.ts';

function TypeField({ record, fixed }: { readonly record: FreeField | undefined; readonly fixed: string | undefined }) {
  const { t } = useLingui();
  const names = useTypeNames();
  return (
    <SelectField
      name="type"
      label={t`Type`}
      must
      disabled={record !== undefined}
      help={fixed}
      options={FREE_TYPES.map((value) => ({ value, label: names[value] }))}
    />
  );
}

function Fields({ record }: { readonly record?: FreeField | undefined }) {
  const { t } = useLingui();
  const { watch } = useFormContext<FreeField>();
  const [type, mainArea] = [watch('type'), watch('mainArea')];
  const isChosen = type === 'choice' || type === 'multiChoice';
  const filters = isSortable(type) ? t`Show, filter and sort in lists` : t`Filter in lists`;
  const fixed = record && t`This field is in use and cannot be changed`;
  return (
    <>
      <TypeField record={record} fixed={fixed} />
      <MasterSelect
        name="categoryId"
        label={t`Heading`}
        must
        list={freeFieldCategoryContract.routes.list}
        scope={{ mainArea }}
        firstAt={`/freefieldcategory/${mainArea}/new`}
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
      <TextField name="help" label={t`Help text`} maxLength={200} />
      <SwitchField name="isMandatory" label={t`Required`} />
      <SwitchField name="inList" label={slotKind(type) ? filters : t`Show in lists`} />
      {record && <References id={record.id} />}
    </>
  );
}

export const form = masterForm({ schema: FreeFieldInput, blank: { type: 'text', currency: 'EUR' }, Fields });
