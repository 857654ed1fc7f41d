import { useLingui } from '@lingui/react/macro';
import { decides } from '#shared/domains/journeys/advancing-template/kinds.ts';
import type { Question } from '#shared/domains/journeys/advancing-template/schemas.ts';
import { ControlField } from '#web/ui/form/fields.tsx';
import { Select, type SelectOption } from '#web/ui/input.tsx';
import { questionsBefore } from '../model/parts.ts';
import { useSections } from './use-sections.ts';

type Condition = NonNullable<Question['visibleWhen']>;
const textOf = ({ question, value }: Condition): string => `${question} ${value}`;

/** Shows the question for one answer of an earlier one. */
export function ConditionField({ question, path }: { readonly question: Question; readonly path: string }) {
  const { t } = useLingui();
  const { sections } = useSections();
  const valuesOf = ({ kind, choices }: Question): readonly (readonly [string, string])[] =>
    kind === 'yesNo'
      ? [
          ['yes', t`yes`],
          ['no', t`no`],
        ]
      : choices.map(({ key, label }) => [key, label]);
  const options: SelectOption[] = questionsBefore(sections, question.key)
    .filter(({ kind }) => decides(kind))
    .flatMap((one) =>
      valuesOf(one).map(([value, word]) => ({
        value: textOf({ question: one.key, value }),
        label: `${one.label}: ${word}`,
      })),
    );
  return (
    <ControlField<Condition | undefined> name={`${path}.visibleWhen`} label={t`Show this question`}>
      {({ value, onChange }) => (
        <Select
          value={value ? textOf(value) : ''}
          options={[{ value: '', label: t`Always` }, ...options]}
          onChange={({ target }) => {
            const [decider = '', answer = ''] = target.value.split(' ');
            onChange(target.value ? { question: decider, value: answer } : undefined);
          }}
        />
      )}
    </ControlField>
  );
}
