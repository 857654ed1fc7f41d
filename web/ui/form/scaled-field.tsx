import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { formatNumber } from '#web/platform/format.ts';
import { Problem } from '../controls/problem.tsx';
import { useFieldProps } from '../field.tsx';
import { Input } from '../input.tsx';
import { ControlField } from './fields.tsx';

const SCALE = 1_000;

interface Scaled {
  /** Parts in one whole: thousandths unless said. */
  readonly scale?: number;
  readonly signed?: boolean;
  /** Figures after the comma that are always shown. */
  readonly least?: number;
}
/** `12.5` and `12,5` are both twelve and a half; what is no number is left to the schema to refuse. */
export function scaledOf(typed: string, { scale = SCALE, signed = false }: Scaled = {}): number | undefined {
  const text = typed.trim().replace('%', '').replace(',', '.').replace('−', '-').trim();
  const isNumber = /^-?(\d+(\.\d*)?|\.\d+)$/.test(text) && (signed || !text.startsWith('-'));
  return isNumber ? Math.round(Number(text) * scale) : undefined;
}
/** What may be typed on, so without groups: a field that says 1,500 would come back as one and a half. */
export const scaledText = (value: number | undefined, { scale = SCALE, least = 0 }: Scaled = {}): string =>
  value === undefined
    ? ''
    : formatNumber(value / scale, {
        useGrouping: false,
        minimumFractionDigits: least,
        maximumFractionDigits: Math.round(Math.log10(scale)),
      });

interface ScaledInputProps extends Scaled {
  readonly value: number | undefined;
  readonly onChange: (value: number | undefined) => void;
  readonly onBlur: () => void;
  readonly suffix: string | undefined;
}
/** What it cannot read stays as it was typed, with a word that it is no number. */
function ScaledInput({ value, onChange, onBlur, suffix, ...scaled }: ScaledInputProps) {
  const { t } = useLingui();
  const [draft, setDraft] = useState<string>();
  const [wrong, setWrong] = useState(false);
  const field = useFieldProps();
  const id = useId();
  const leave = () => {
    const isRead = !draft?.trim() || scaledOf(draft, scaled) !== undefined;
    setWrong(!isRead);
    if (isRead) setDraft(undefined);
    onBlur();
  };
  return (
    <span className="ctl-stack">
      <Input
        figures
        inputMode="decimal"
        {...(suffix ? { suffix } : {})}
        {...(wrong ? { 'aria-describedby': id } : {})}
        aria-invalid={wrong || field['aria-invalid']}
        value={draft ?? scaledText(value, scaled)}
        onChange={(event) => {
          setDraft(event.target.value);
          onChange(scaledOf(event.target.value, scaled));
        }}
        onKeyDown={(event) => event.key === 'Enter' && leave()}
        onBlur={leave}
      />
      <Problem id={id} text={wrong ? t`not a valid number` : undefined} />
    </span>
  );
}

interface ScaledFieldProps extends Scaled {
  readonly name: string;
  readonly label: string;
  readonly must?: boolean;
  readonly className?: string;
  readonly suffix?: string;
}
/** A number with up to three decimals, kept as a whole number of thousandths: a rate, a quantity (money section 1). */
export const ScaledField = ({ suffix, scale, signed, least, ...field }: ScaledFieldProps) => (
  <ControlField<number | undefined> {...field}>
    {({ value, onChange, onBlur }) => (
      <ScaledInput
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        suffix={suffix}
        {...(scale ? { scale } : {})}
        {...(signed ? { signed } : {})}
        {...(least ? { least } : {})}
      />
    )}
  </ControlField>
);
