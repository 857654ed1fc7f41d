import { useLingui } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import type { AgreementView } from '#shared/domains/agreements/agreement/schemas.ts';
import { useAgreementKind } from '#web/domains/agreements/agreement/widgets/kind.tsx';
import { useTemplates } from '#web/domains/attached/word-template/widgets/use-templates.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/input.tsx';
import type { DraftValues } from './draft-values.ts';

const BUILT_IN = ['standard', 'word'] as const;

/** Our own layout, our wording in Word, or one of the agency's Word templates: one choice for two fields. */
export function TemplateField({ own }: { readonly own: AgreementView['wordTemplate'] }) {
  const { t } = useLingui();
  const { watch, setValue, formState } = useFormContext<DraftValues>();
  const templates = useTemplates('record', useAgreementKind().entity);
  const [template, wordTemplateId] = [watch('template'), watch('wordTemplateId')];
  const retired = own && !templates.some(({ id }) => id === own.wordTemplateId);
  const options = [
    { value: 'standard', label: t`Standard layout (PDF)` },
    { value: 'word', label: t`Standard Word layout` },
    ...templates.map(({ id, name }) => ({ value: id, label: name })),
    ...(retired ? [{ value: own.wordTemplateId, label: own.name }] : []),
  ];
  const choose = (value: string) => {
    const built = BUILT_IN.find((one) => one === value);
    setValue('wordTemplateId', built ? undefined : value, { shouldDirty: true });
    setValue('template', built ?? 'word', { shouldDirty: true });
  };
  return (
    <Field label={t`Template`} error={formState.errors.wordTemplateId?.message}>
      <Select value={wordTemplateId ?? template} options={options} onChange={(event) => choose(event.target.value)} />
    </Field>
  );
}
