import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { fileContract } from '#shared/domains/attached/file/contract.ts';
import { FREE_LINK_MAX, FREE_MULTILINE_MAX, FREE_TEXT_MAX } from '#shared/domains/identity/free-field/limits.ts';
import type { FreeFieldView, FreeReference } from '#shared/domains/identity/free-field/schemas.ts';
import { isAskedOfNew } from '#shared/domains/identity/free-field/values.ts';
import type { Money } from '#shared/kernel/money/money.ts';
import type { RecordSubject } from '#shared/kernel/record/subject.ts';
import { CompanyPicker } from '#web/domains/identity/roster/widgets/company-picker.tsx';
import { ContactPicker } from '#web/domains/identity/roster/widgets/contact-picker.tsx';
import { queryOf } from '#web/platform/api.ts';
import { Checkbox } from '#web/ui/choice.tsx';
import { MoneyField } from '#web/ui/controls/money-field.tsx';
import { NumberInput } from '#web/ui/controls/number-input.tsx';
import { anyYears } from '#web/ui/controls/years.ts';
import { DateField } from '#web/ui/form/date-field.tsx';
import { type Control, ControlField, TextareaField, TextField } from '#web/ui/form/fields.tsx';
import { Select } from '#web/ui/input.tsx';
import { pickedItem } from '#web/ui/record/picked-item.ts';
import type { PickerProps } from '#web/ui/record/record-picker.tsx';

interface Common {
  readonly name: string;
  readonly label: string;
  readonly must: boolean;
  readonly help: string;
  readonly className: string;
}
interface FreeControlProps {
  readonly field: FreeFieldView;
  /** The record whose files can be chosen; none while it is new. */
  readonly target?: RecordSubject | undefined;
}
type Part<V> = Control<V | null | undefined>;

/** Decimals of a free number. */
const DIGITS = 3;
const SCALE = 10 ** DIGITS;
const NumberControl = ({ value, onChange, onBlur }: Part<number>) => (
  <NumberInput
    signed
    digits={DIGITS}
    value={typeof value === 'number' ? Math.round(value * SCALE) : undefined}
    onChange={(read) => onChange(read === undefined ? null : read / SCALE)}
    onBlur={onBlur}
  />
);

interface Choices {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}
function ChoiceControl({ options, value, onChange }: Choices) {
  const { t } = useLingui();
  return (
    <Select placeholder={t`none`} value={value} options={options} onChange={(event) => onChange(event.target.value)} />
  );
}

const offered = ({ options }: FreeFieldView, chosen: readonly number[]) =>
  options.filter(({ no, isActive }) => isActive || chosen.includes(no));

function ManyControl({ field, value, onChange }: Part<number[]> & { readonly field: FreeFieldView }) {
  const chosen = value ?? [];
  const toggle = (no: number) => (chosen.includes(no) ? chosen.filter((one) => one !== no) : [...chosen, no]);
  return (
    <span className="row wrap">
      {offered(field, chosen).map(({ no, name }) => (
        <Checkbox key={no} checked={chosen.includes(no)} onChange={() => onChange(toggle(no))}>
          {name}
        </Checkbox>
      ))}
    </span>
  );
}

type PickProps = Part<FreeReference> & { readonly picker: ComponentType<PickerProps> };
const PickControl = ({ picker: Picker, value, onChange }: PickProps) => (
  <Picker
    value={value ? pickedItem(value.id, value.name) : null}
    onChange={(item) => onChange(item && { id: item.key, name: item.value })}
  />
);

function FileControl({ value, onChange, target }: Part<FreeReference> & Pick<FreeControlProps, 'target'>) {
  const { t } = useLingui();
  const files = useQuery({
    ...queryOf(fileContract.routes.list, { body: target ?? { entity: 'show', recordId: '' } }),
    enabled: target !== undefined,
  });
  const own = files.data?.rows.map(({ id, name }) => ({ id, name })) ?? [];
  const all = value && !own.some(({ id }) => id === value.id) ? [value, ...own] : own;
  return (
    <Select
      disabled={!target}
      placeholder={target ? t`none` : t`once files are attached`}
      value={value?.id ?? ''}
      options={all.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(event) => onChange(all.find(({ id }) => id === event.target.value) ?? null)}
    />
  );
}

const flagOf = (value: string): boolean | null => (value === '' ? null : value === 'yes');

function MoneyAnswer({ currency, common }: { readonly currency: string; readonly common: Common }) {
  return (
    <ControlField<Money | null | undefined> {...common}>
      {({ value, onChange }) => (
        <MoneyField allowNegative value={value ?? { minor: 0, currency }} onChange={onChange} />
      )}
    </ControlField>
  );
}

function YesNoAnswer({ common }: { readonly common: Common }) {
  const { t } = useLingui();
  return (
    <ControlField<boolean | null | undefined> {...common}>
      {({ value, onChange }) => (
        <ChoiceControl
          options={[
            { value: 'yes', label: t`yes` },
            { value: 'no', label: t`no` },
          ]}
          value={typeof value === 'boolean' ? (value ? 'yes' : 'no') : ''}
          onChange={(next) => onChange(flagOf(next))}
        />
      )}
    </ControlField>
  );
}

interface ChoiceAnswerProps extends Pick<FreeControlProps, 'field'> {
  readonly common: Common;
}
function ChoiceAnswer({ field, common }: ChoiceAnswerProps) {
  return (
    <ControlField<number | null | undefined> {...common}>
      {({ value, onChange }) => (
        <ChoiceControl
          options={offered(field, value ? [value] : []).map(({ no, name }) => ({ value: String(no), label: name }))}
          value={value ? String(value) : ''}
          onChange={(next) => onChange(next ? Number(next) : null)}
        />
      )}
    </ControlField>
  );
}

/** The control of one free field in a form, by its type. */
export function FreeControl({ field, target }: FreeControlProps) {
  const { id, type, currency, help, name: label } = field;
  const must = field.isMandatory && (target !== undefined || isAskedOfNew(field));
  const common: Common = {
    name: `freeFields.${id}`,
    label,
    must,
    help,
    className: type === 'multiline' ? 'rec-wide' : '',
  };
  switch (type) {
    case 'text':
      return <TextField {...common} maxLength={FREE_TEXT_MAX} />;
    case 'link':
      return <TextField {...common} maxLength={FREE_LINK_MAX} />;
    case 'multiline':
      return <TextareaField {...common} rows={3} maxLength={FREE_MULTILINE_MAX} />;
    case 'number':
      return (
        <ControlField<number | null | undefined> {...common}>
          {(control) => <NumberControl {...control} />}
        </ControlField>
      );
    case 'money':
      return <MoneyAnswer currency={currency} common={common} />;
    case 'date':
      return <DateField {...common} years={anyYears} />;
    case 'yesNo':
      return <YesNoAnswer common={common} />;
    case 'choice':
      return <ChoiceAnswer field={field} common={common} />;
    case 'multiChoice':
      return (
        <ControlField<number[] | null | undefined> {...common} group>
          {(control) => <ManyControl {...control} field={field} />}
        </ControlField>
      );
    case 'file':
      return (
        <ControlField<FreeReference | null | undefined> {...common}>
          {(control) => <FileControl {...control} target={target} />}
        </ControlField>
      );
    default:
      return (
        <ControlField<FreeReference | null | undefined> {...common}>
          {(control) => <PickControl {...control} picker={type === 'company' ? CompanyPicker : ContactPicker} />}
        </ControlField>
      );
  }
}
