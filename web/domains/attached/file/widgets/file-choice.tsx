import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { fileContract } from '#shared/domains/attached/file/contract.ts';
import type { RecordSubject } from '#shared/kernel/record/subject.ts';
import { queryOf } from '#web/platform/api.ts';
import { ControlField } from '#web/ui/form/fields.tsx';
import { Select } from '#web/ui/input.tsx';

interface FileChoiceProps {
  readonly name: string;
  readonly subject: RecordSubject;
  /** Help while the record has no file. */
  readonly none: string;
}
/** Chooses one of the files of a record. */
export function FileChoice({ name, subject, none }: FileChoiceProps) {
  const { t } = useLingui();
  const { data } = useQuery(queryOf(fileContract.routes.list, { body: subject }));
  const options = (data?.rows ?? []).map(({ id, name: file }) => ({ value: id, label: file }));
  return (
    <ControlField<string | undefined> name={name} label={t`File`} help={options.length === 0 ? none : undefined}>
      {({ id, value, onChange }) => (
        <Select
          id={id}
          value={value ?? ''}
          placeholder={t`none`}
          options={options}
          onChange={({ target }) => onChange(target.value || undefined)}
        />
      )}
    </ControlField>
  );
}
