import { useLingui } from '@lingui/react/macro';
import type { AnswerValue } from '#shared/domains/journeys/advancing-template/answers.ts';
import { LONG_ANSWER_MAX, TEXT_ANSWER_MAX } from '#shared/domains/journeys/advancing-template/limits.ts';
import type { Question } from '#shared/domains/journeys/advancing-template/schemas.ts';
import { exponentOf } from '#shared/kernel/money/money.ts';
import { ownText } from '#shared/kernel/text/custom-texts.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { Checkbox } from '#web/ui/choice.tsx';
import { DatePicker } from '#web/ui/controls/date-picker.tsx';
import { NumberInput } from '#web/ui/controls/number-input.tsx';
import { TimePicker } from '#web/ui/controls/time-picker.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input, Select, Textarea } from '#web/ui/input.tsx';
import { AddressAnswer, FileAnswer, PersonAnswer, PersonsAnswer, TimesAnswer } from './answer-parts.tsx';
import { isMoney } from './answer-shapes.ts';
import './answer.css';

/** How many decimals a number may have. */
const NUMBER_DIGITS = 2;
const SCALE = 10 ** NUMBER_DIGITS;

export interface AnswerProps {
  readonly question: Question;
  readonly locale: Locale;
  readonly value: AnswerValue | undefined;
  readonly onChange: (value: AnswerValue | undefined) => void;
}

const asText = (value: AnswerValue | undefined): string => (typeof value === 'string' ? value : '');
const asKeys = (value: AnswerValue | undefined): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

function MoneyAnswer({ question: { currency }, value, onChange }: AnswerProps) {
  return (
    <NumberInput
      digits={exponentOf(currency)}
      suffix={currency}
      value={isMoney(value) ? value.minor : undefined}
      onChange={(minor) => onChange(minor === undefined ? undefined : { minor, currency })}
    />
  );
}

function ManyAnswer({ question, locale, value, onChange }: AnswerProps) {
  const chosen = asKeys(value);
  const toggled = (key: string, on: boolean) => {
    const next = question.choices.map((one) => one.key).filter((one) => (one === key ? on : chosen.includes(one)));
    onChange(next.length > 0 ? next : undefined);
  };
  return (
    <div className="choices">
      {question.choices.map(({ key, label, labels }) => (
        <Checkbox key={key} checked={chosen.includes(key)} onChange={({ target }) => toggled(key, target.checked)}>
          {ownText(label, labels, locale)}
        </Checkbox>
      ))}
    </div>
  );
}

function YesNoAnswer({ value, onChange }: AnswerProps) {
  const { t } = useLingui();
  const options = [
    { value: '', label: '' },
    { value: 'yes', label: t`yes` },
    { value: 'no', label: t`no` },
  ];
  const shown = typeof value === 'boolean' ? (value ? 'yes' : 'no') : '';
  return (
    <Select
      options={options}
      value={shown}
      onChange={({ target }) => onChange(target.value ? target.value === 'yes' : undefined)}
    />
  );
}

function OneAnswer({ question, locale, value, onChange }: AnswerProps) {
  const options = question.choices.map(({ key, label, labels }) => ({
    value: key,
    label: ownText(label, labels, locale),
  }));
  return (
    <Select
      options={[{ value: '', label: '' }, ...options]}
      value={asText(value)}
      onChange={({ target }) => onChange(target.value || undefined)}
    />
  );
}

const ANSWERS = {
  money: MoneyAnswer,
  choice: OneAnswer,
  multi: ManyAnswer,
  yesNo: YesNoAnswer,
  contact: PersonAnswer,
  address: AddressAnswer,
  timetable: TimesAnswer,
  persons: PersonsAnswer,
  file: FileAnswer,
};

/** The control for one kind of answer. */
function Control(props: AnswerProps) {
  const { question, value, onChange } = props;
  const text = { value: asText(value) || question.preset };
  switch (question.kind) {
    case 'text':
      return <Input {...text} maxLength={TEXT_ANSWER_MAX} onChange={({ target }) => onChange(target.value)} />;
    case 'longText':
      return (
        <Textarea {...text} rows={4} maxLength={LONG_ANSWER_MAX} onChange={({ target }) => onChange(target.value)} />
      );
    case 'number':
      return (
        <NumberInput
          digits={NUMBER_DIGITS}
          signed
          value={typeof value === 'number' ? Math.round(value * SCALE) : undefined}
          onChange={(scaled) => onChange(scaled === undefined ? undefined : scaled / SCALE)}
        />
      );
    case 'date':
      return <DatePicker value={asText(value)} onChange={(day) => onChange(day || undefined)} />;
    case 'time':
      return <TimePicker value={asText(value)} onChange={(time) => onChange(time || undefined)} />;
    default: {
      const Answer = ANSWERS[question.kind];
      return <Answer {...props} />;
    }
  }
}

/** Kinds with several controls have a legend instead of one label. */
const GROUPS: readonly string[] = ['multi', 'contact', 'address', 'timetable', 'persons', 'file'];

/** A question with the control for its answer, in the reader's language. */
export function AnswerField(props: AnswerProps) {
  const { question, locale } = props;
  const { label, labels, help, helps, mode, kind } = question;
  const isFixed = mode === 'readonly';
  return (
    <Field
      label={ownText(label, labels, locale)}
      help={ownText(help, helps, locale) || undefined}
      must={mode === 'required'}
      group={GROUPS.includes(kind)}
    >
      <fieldset className="adt-answer" disabled={isFixed}>
        <Control {...props} />
      </fieldset>
    </Field>
  );
}
