import { useLingui } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import { FILE_GROUPS, hasChoices, QUESTION_KINDS } from '#shared/domains/journeys/advancing-template/kinds.ts';
import {
  HELP_MAX,
  LABEL_MAX,
  LONG_ANSWER_MAX,
  MAX_CHOICES,
  TEXT_ANSWER_MAX,
} from '#shared/domains/journeys/advancing-template/limits.ts';
import type { Question } from '#shared/domains/journeys/advancing-template/schemas.ts';
import { ChoicesField } from '#web/ui/form/choices-field.tsx';
import { CheckboxField, ControlField, SelectField, TextareaField, TextField } from '#web/ui/form/fields.tsx';
import { LanguageTextField } from '#web/ui/form/language-text-field.tsx';
import { LinesField } from '#web/ui/form/lines-field.tsx';
import { Select } from '#web/ui/input.tsx';
import { newKey } from '../model/parts.ts';
import { useFileWords } from '../widgets/file-words.ts';
import { ConditionField } from './condition-field.tsx';
import { TargetField } from './target-field.tsx';
import { TextWithLanguages } from './text-with-languages.tsx';
import { useKindWords, useModeWords } from './words.ts';

/** Another kind has other targets, so it starts without one. */
function KindField({ path }: { readonly path: string }) {
  const { t } = useLingui();
  const { setValue } = useFormContext();
  const words = useKindWords();
  return (
    <ControlField<string> name={`${path}.kind`} label={t`Kind of answer`}>
      {({ value, onChange }) => (
        <Select
          value={value}
          options={QUESTION_KINDS.map((kind) => ({ value: kind, label: words[kind] }))}
          onChange={({ target }) => {
            onChange(target.value);
            setValue(`${path}.target`, '', { shouldDirty: true });
            setValue(`${path}.takeOverAtOnce`, false, { shouldDirty: true });
          }}
        />
      )}
    </ControlField>
  );
}

function ChoiceLines({ path }: { readonly path: string }) {
  const { t } = useLingui();
  return (
    <LinesField
      name={`${path}.choices`}
      legend={t`Choices`}
      lineOf={(place) => t`Choice ${place}`}
      removeOf={(place) => t`Remove choice ${place}`}
      add={t`Add a choice`}
      blank={{ key: newKey(), label: '', labels: {} }}
      max={MAX_CHOICES}
      className="adt-choice"
    >
      {(line, place) => (
        <TextWithLanguages name={`${line}.label`} label={t`Choice ${place}`} must maxLength={LABEL_MAX} />
      )}
    </LinesField>
  );
}

function FileGroups({ path }: { readonly path: string }) {
  const { t } = useLingui();
  const words = useFileWords();
  return (
    <ChoicesField
      name={`${path}.fileGroups`}
      label={t`Accepted files`}
      help={t`Choose none to accept all`}
      options={FILE_GROUPS.map((value) => ({ value, label: words[value] }))}
    />
  );
}

/** The fields of one question. */
export function QuestionFields({ question, path }: { readonly question: Question; readonly path: string }) {
  const { t } = useLingui();
  const { kind, target } = question;
  return (
    <div className="adt-fields">
      <TextWithLanguages name={`${path}.label`} label={t`Question`} must maxLength={LABEL_MAX} />
      <LanguageTextField name={`${path}.help`} label={t`Help text`} maxLength={HELP_MAX} />
      <div className="adt-pair">
        <KindField path={path} />
        <SelectField name={`${path}.mode`} label={t`People outside`} options={useModeWords()} />
      </div>
      {hasChoices(kind) && <ChoiceLines path={path} />}
      {kind === 'file' && <FileGroups path={path} />}
      {kind === 'money' && <TextField name={`${path}.currency`} label={t`Currency`} must maxLength={3} />}
      {kind === 'text' && <TextField name={`${path}.preset`} label={t`Suggested answer`} maxLength={TEXT_ANSWER_MAX} />}
      {kind === 'longText' && (
        <TextareaField name={`${path}.preset`} label={t`Suggested answer`} maxLength={LONG_ANSWER_MAX} rows={3} />
      )}
      <div className="adt-pair">
        <TargetField question={question} path={path} />
        <ConditionField question={question} path={path} />
      </div>
      {target !== '' && !target.startsWith('venue.') && (
        <CheckboxField name={`${path}.takeOverAtOnce`} label={t`Take the answer over without a decision`} />
      )}
      <CheckboxField name={`${path}.reuseAtVenue`} label={t`Suggest the last answer at the same venue`} />
    </div>
  );
}
