import { useState } from 'react';
import { cultureOf, currentLocale } from '#web/platform/i18n.ts';
import { ControlField } from '#web/ui/form/fields.tsx';
import { Input } from '#web/ui/input.tsx';

/** One percent in thousandths (money section 1). */
const PERCENT = 1_000;

/** `12.5` and `12,5` are both twelve and a half; what is no number is left to the schema to refuse. */
export function rateOf(typed: string): number | undefined {
  const text = typed.trim().replace('%', '').replace(',', '.').trim();
  return /^\d+(\.\d+)?$/.test(text) ? Math.round(Number(text) * PERCENT) : undefined;
}
const textOf = (rate: number | undefined): string =>
  rate === undefined
    ? ''
    : new Intl.NumberFormat(cultureOf(currentLocale()), { maximumFractionDigits: 3 }).format(rate / PERCENT);

/** A share in percent, kept as a whole number of thousandths. */
export function RateField({ name, label }: { readonly name: string; readonly label: string }) {
  const [draft, setDraft] = useState<string>();
  return (
    <ControlField<number | undefined> name={name} label={label}>
      {({ value, onChange, onBlur }) => (
        <Input
          figures
          inputMode="decimal"
          suffix="%"
          value={draft ?? textOf(value)}
          onChange={(event) => {
            setDraft(event.target.value);
            onChange(rateOf(event.target.value));
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
