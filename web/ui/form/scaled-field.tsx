import { useState } from 'react';
import { formatNumber } from '#web/platform/format.ts';
import { Input } from '../input.tsx';
import { ControlField } from './fields.tsx';

const SCALE = 1_000;

/** `12.5` and `12,5` are both twelve and a half; what is no number is left to the schema to refuse. */
export function scaledOf(typed: string): number | undefined {
  const text = typed.trim().replace('%', '').replace(',', '.').trim();
  return /^\d+(\.\d+)?$/.test(text) ? Math.round(Number(text) * SCALE) : undefined;
}
/** What may be typed on, so without groups: a field that says 1,500 would come back as one and a half. */
export const scaledText = (value: number | undefined): string =>
  value === undefined ? '' : formatNumber(value / SCALE, { useGrouping: false });

interface ScaledFieldProps {
  readonly name: string;
  readonly label: string;
  readonly must?: boolean;
  readonly className?: string;
  readonly suffix?: string;
}
/** A number with up to three decimals, kept as a whole number of thousandths: a rate, a quantity (money section 1). */
export function ScaledField({ suffix, ...field }: ScaledFieldProps) {
  const [draft, setDraft] = useState<string>();
  return (
    <ControlField<number | undefined> {...field}>
      {({ value, onChange, onBlur }) => (
        <Input
          figures
          inputMode="decimal"
          {...(suffix ? { suffix } : {})}
          value={draft ?? scaledText(value)}
          onChange={(event) => {
            setDraft(event.target.value);
            onChange(scaledOf(event.target.value));
          }}
          onBlur={() => {
            setDraft(undefined);
            onBlur();
          }}
        />
      )}
    </ControlField>
  );
}
