import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { messageTemplateContract } from '#shared/domains/attached/message-template/contract.ts';
import type { RecordSubject } from '#shared/kernel/record/subject.ts';
import { mutationOf, queryOf } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/input.tsx';
import { Notice } from '#web/ui/notice.tsx';

const { choices, process } = messageTemplateContract.routes;

/** Fills subject and text from a template; what the record has no value for is named. */
export function TemplateChoice({ target }: { readonly target: RecordSubject }) {
  const { t } = useLingui();
  const can = useCan();
  const { setValue } = useFormContext();
  const { data } = useQuery({
    ...queryOf(choices, { body: { type: target.entity } }),
    enabled: can('messageTemplate.read'),
  });
  const filling = useMutation({
    ...mutationOf(process),
    onSuccess: ({ subject, body }) => {
      setValue('subject', subject, { shouldDirty: true });
      setValue('body', body, { shouldDirty: true });
    },
  });
  if (!data || data.rows.length === 0) return null;
  const missing = filling.data?.missing.join(', ');
  return (
    <>
      <Field label={t`Template`}>
        <Select
          placeholder={t`None`}
          options={data.rows.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ target: { value } }) =>
            value && filling.mutate({ body: { ...target, messageTemplateId: value } })
          }
        />
      </Field>
      {missing && (
        <Notice tone="amber" fact={<Trans>This record has no value for: {missing}.</Trans>}>
          {t`Fill in the missing text.`}
        </Notice>
      )}
    </>
  );
}
