import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { AnswerValue, Person, TimeLine } from '#shared/domains/journeys/advancing-template/answers.ts';
import type { Question } from '#shared/domains/journeys/advancing-template/schemas.ts';
import { addressLines } from '#shared/kernel/geo/address.ts';
import { ownText } from '#shared/kernel/text/custom-texts.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { useFormat } from '#web/platform/format.ts';
import { AnswerFiles } from './answer-files.tsx';
import { isAddress, isFile, isMoney, isPerson, isTime } from './answer-shapes.ts';
import './answer.css';

const personText = ({ name, role, phone, email }: Person): string =>
  [name, role, phone, email].filter(Boolean).join(', ');
const timeText = ({ label, start, end }: TimeLine): string => `${end ? `${start} – ${end}` : start} ${label}`;

interface AnswerTextProps {
  readonly question: Question;
  readonly value: AnswerValue;
  readonly locale: Locale;
  /** Opens a file of the answer. Left out, files are names. */
  readonly onFile?: ((fileId: string) => void) | undefined;
}
type Format = ReturnType<typeof useFormat>;

/** An answer in words, one text a line. */
function linesOf(
  { question, value, locale }: AnswerTextProps,
  format: Format,
  yesNo: (is: boolean) => string,
): string[] {
  const labelOf = (key: string) => {
    const choice = question.choices.find((one) => one.key === key);
    return choice ? ownText(choice.label, choice.labels, locale) : key;
  };
  if (typeof value === 'boolean') return [yesNo(value)];
  if (typeof value === 'number') return [format.number(value)];
  if (typeof value === 'string') {
    if (question.kind === 'choice') return [labelOf(value)];
    return [question.kind === 'date' ? format.day({ date: value }, { year: true }) : value];
  }
  if (Array.isArray(value))
    return value.map((one) => {
      if (typeof one === 'string') return labelOf(one);
      if (isPerson(one)) return personText(one);
      return isTime(one) ? timeText(one) : one.name;
    });
  if (isMoney(value)) return [format.money(value.minor, value.currency)];
  if (isAddress(value)) return addressLines(value, locale);
  return isPerson(value) ? [personText(value)] : [];
}

/** An answer to read. */
export function AnswerText(props: AnswerTextProps): ReactNode {
  const { t } = useLingui();
  const { value, onFile } = props;
  const format = useFormat();
  if (onFile && Array.isArray(value) && value.some(isFile))
    return <AnswerFiles files={value.filter(isFile)} onFile={onFile} />;
  const texts = linesOf(props, format, (is) => (is ? t`yes` : t`no`));
  return (
    <span className="adt-said">
      {texts.map((text, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an answer have nothing but their place
        <span key={i} className="pre">
          {text}
        </span>
      ))}
    </span>
  );
}
