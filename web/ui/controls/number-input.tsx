import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { readTypedNumber, typedNumberText } from '#shared/kernel/text/typed-number.ts';
import { currentTag } from '#web/platform/i18n.ts';
import { useFieldProps } from '../field.tsx';
import { Input } from '../input.tsx';
import { Problem } from './problem.tsx';
import './controls.css';

/** How a field reads and shows its value, which counts parts of `10 ** -digits`. */
export interface NumberShape {
  /** Decimals that may be typed; none unless given. */
  readonly digits?: number | undefined;
  /** Decimals that are always shown. */
  readonly least?: number | undefined;
  readonly signed?: boolean | undefined;
}
export function readNumber(text: string, { digits = 0, signed = false }: NumberShape): number | undefined {
  const value = readTypedNumber(text, currentTag(), digits);
  return value !== undefined && value < 0 && !signed ? undefined : value;
}
export const numberText = (value: number | undefined, { digits = 0, least = 0 }: NumberShape): string =>
  value === undefined || Number.isNaN(value) ? '' : typedNumberText(value, currentTag(), digits, least);

/** The understood value, if the typed text has signs that other cultures read differently. */
function understood(draft: string | undefined, shape: NumberShape): string | undefined {
  const typed = draft?.trim() ?? '';
  if (!/[.,'’\s]/.test(typed)) return undefined;
  const shown = numberText(readNumber(typed, shape), shape);
  return shown && shown !== typed ? shown : undefined;
}

type OfInput = 'aria-label' | 'disabled' | 'icon' | 'placeholder' | 'suffix';
interface TypedNumberOptions extends Pick<NumberInputProps, 'onChange' | 'max' | 'wrong'> {
  readonly live: boolean;
  readonly shape: { digits: number; least: number | undefined; signed: boolean | undefined };
}
/** The typed text until it is a number, and the sentence that refuses it. */
function useTypedNumber({ onChange, max, wrong, live, shape }: TypedNumberOptions) {
  const { t } = useLingui();
  const [draft, setDraft] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const problemOf = (text: string): string | undefined => {
    const read = readNumber(text, shape);
    if (text.trim() === '') return undefined;
    if (read === undefined) return wrong ?? t`not a valid number`;
    return max && Math.abs(read) > max.value ? max.says() : undefined;
  };
  const report = (text: string) => onChange(readNumber(text, shape));
  const type = (text: string) => {
    setDraft(text);
    if (live && !problemOf(text)) report(text);
  };
  const leave = () => {
    if (draft === undefined) return;
    const found = problemOf(draft);
    setProblem(found);
    if (found) return;
    setDraft(undefined);
    if (!live) report(draft);
  };
  return { draft, problem, type, leave };
}

interface NumberInputProps extends NumberShape, Pick<ComponentProps<typeof Input>, OfInput> {
  readonly value: number | undefined;
  /** Undefined for an empty field. A text that is no number is not reported: the field refuses it. */
  readonly onChange: (value: number | undefined) => void;
  readonly onBlur?: (() => void) | undefined;
  /** Largest magnitude, and the sentence that refuses a larger one. */
  readonly max?: { readonly value: number; readonly says: () => string } | undefined;
  /** Sentence for a text that is no number. */
  readonly wrong?: string | undefined;
  /** False: reports a value only when the field is left. */
  readonly live?: boolean | undefined;
  /** A control in the same row. */
  readonly beside?: ReactNode;
}

/** The one field for numbers. It reads by the reader's culture, shows what it understood, and formats on leaving. */
export function NumberInput(props: NumberInputProps) {
  const { value, onChange, onBlur, max, wrong, live = true, beside, digits = 0, least, signed, ...input } = props;
  const shape = { digits, least, signed };
  const field = useFieldProps();
  const id = useId();
  const { draft, problem, type, leave } = useTypedNumber({ onChange, max, wrong, live, shape });
  const hint = understood(draft, shape);
  const described = [field['aria-describedby'], problem && id, hint && `${id}-read`].filter(Boolean).join(' ');
  return (
    <span className="ctl-stack">
      <span className="ctl-anchor row">
        <Input
          {...input}
          figures
          inputMode={digits > 0 || signed ? 'decimal' : 'numeric'}
          autoComplete="off"
          aria-describedby={described || undefined}
          aria-invalid={problem !== undefined || field['aria-invalid']}
          value={draft ?? numberText(value, shape)}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && leave()}
          onBlur={() => {
            leave();
            onBlur?.();
          }}
        />
        {hint && (
          <output className="ctl-read num" id={`${id}-read`}>
            = {hint}
          </output>
        )}
        {beside}
      </span>
      <Problem id={id} text={problem} />
    </span>
  );
}
