import { useLingui } from '@lingui/react/macro';
import { CAPACITY_MAX, NAME_MAX } from '#shared/domains/agreements/esign/limits.ts';
import { LOCALE_OPTIONS, type Locale } from '#shared/kernel/text/locale.ts';
import { UserPicker } from '#web/domains/identity/user/widgets/user-picker.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input, Select } from '#web/ui/input.tsx';
import { pickedItem } from '#web/ui/record/picked-item.ts';
import type { DraftPerson } from './draft.ts';

type PersonFieldsProps = Readonly<{ person: DraftPerson; onChange: (person: DraftPerson) => void }>;

/** A colleague is chosen. Their name and address are those of their account. */
export function ColleagueField({ person, onChange }: PersonFieldsProps) {
  const { t } = useLingui();
  return (
    <Field label={t`Colleague`} must>
      <UserPicker
        value={person.userId ? pickedItem(person.userId, person.name) : null}
        onChange={(item) => onChange({ ...person, userId: item?.key ?? '', name: item?.value ?? '' })}
      />
    </Field>
  );
}

/** Someone without an account is asked by email. */
export function OutsiderFields({ person, onChange }: PersonFieldsProps) {
  const { t } = useLingui();
  const set = (changes: Partial<DraftPerson>) => onChange({ ...person, ...changes });
  return (
    <>
      <Field label={t`Name`} must>
        <Input
          maxLength={NAME_MAX}
          autoComplete="off"
          value={person.name}
          onChange={(event) => set({ name: event.target.value })}
        />
      </Field>
      <Field label={t`Email`} must>
        <Input
          type="email"
          autoComplete="off"
          value={person.email}
          onChange={(event) => set({ email: event.target.value })}
        />
      </Field>
      <Field label={t`Capacity`}>
        <Input
          maxLength={CAPACITY_MAX}
          autoComplete="off"
          placeholder={t`Director`}
          value={person.capacity}
          onChange={(event) => set({ capacity: event.target.value })}
        />
      </Field>
      <Field label={t`Language`}>
        <Select
          options={LOCALE_OPTIONS}
          value={person.locale}
          onChange={(event) => set({ locale: event.target.value as Locale })}
        />
      </Field>
    </>
  );
}
