import { useState } from 'react';
import { formatNumber } from '#web/platform/format.ts';
import { Input } from '#web/ui/input.tsx';

const MAX_RATE = 100_000;
/** Thousandths of a percent, typed as a percentage with a comma or a point. */
const parseRate = (typed: string): number | undefined => {
  const percent = Number(typed.trim().replace(',', '.'));
  const rate = Math.round(percent * 1000);
  return typed.trim() !== '' && rate >= 0 && rate <= MAX_RATE ? rate : undefined;
};
const rateText = (rate: number): string => formatNumber(rate / 1000);

interface RateInputProps {
  readonly value: number;
  readonly onChange: (rate: number) => void;
}
export function RateInput({ value, onChange }: RateInputProps) {
  const [draft, setDraft] = useState<string>();
  const take = () => {
    const rate = parseRate(draft ?? '');
    if (rate !== undefined && rate !== value) onChange(rate);
    setDraft(undefined);
  };
  return (
    <Input
      figures
      inputMode="decimal"
      suffix="%"
      value={draft ?? rateText(value)}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={take}
    />
  );
}
