import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { fileContract } from '#shared/domains/attached/file/contract.ts';
import { PRINTED_KINDS } from '#shared/kernel/record/agreement.ts';
import type { RecordSubject } from '#shared/kernel/record/subject.ts';
import { queryOf } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';
import { Checkbox } from '#web/ui/choice.tsx';
import { ControlField } from '#web/ui/form/fields.tsx';
import { useKindWords } from '#web/ui/record/kinds.ts';

/** Files of the record and of those around it, and contracts as PDF. */
function useAttachables(target: RecordSubject) {
  const { t } = useLingui();
  const enabled = useCan()('file.read');
  const own = useQuery({ ...queryOf(fileContract.routes.list, { body: target }), enabled });
  const around = useQuery({ ...queryOf(fileContract.routes.related, { body: target }), enabled });
  const names = useKindWords('one');
  const agreements = (around.data?.papers ?? []).flatMap(({ kind, ...agreement }) =>
    kind === 'rider' ? [] : [{ kind, ...agreement }],
  );
  const isPrinted = PRINTED_KINDS.some((entity) => entity === target.entity);
  return [
    ...(isPrinted ? [{ value: `${target.entity} ${target.recordId}`, label: t`This document (PDF)` }] : []),
    ...agreements.map(({ kind, id, name }) => ({ value: `${kind} ${id}`, label: `${names[kind]} ${name}` })),
    ...[...(own.data?.rows ?? []), ...(around.data?.rows ?? [])].map(({ id, name }) => ({
      value: `file ${id}`,
      label: name,
    })),
  ];
}

export function AttachmentChoice({ target }: { readonly target: RecordSubject }) {
  const { t } = useLingui();
  const options = useAttachables(target);
  if (options.length === 0) return null;
  return (
    <ControlField<string[]> name="attachments" label={t`Attachments`} group>
      {({ value, onChange }) => (
        <div className="em-files">
          {options.map((option) => (
            <Checkbox
              key={option.value}
              checked={value.includes(option.value)}
              onChange={({ target: { checked } }) =>
                onChange(checked ? [...value, option.value] : value.filter((one) => one !== option.value))
              }
            >
              {option.label}
            </Checkbox>
          ))}
        </div>
      )}
    </ControlField>
  );
}
