import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { Money } from '#shared/kernel/money.ts';
import { cultureOf, currentLocale } from '#web/platform/i18n.ts';
import { useFieldProps } from '../field.tsx';
import { Input, Select } from '../input.tsx';
import { moneyText, parseMoney } from './money-text.ts';
import { Problem } from './problem.tsx';
import './controls.css';

interface MoneyFieldProps {
  readonly value: Money;
  readonly onChange: (value: Money) => void;
  readonly label?: string | undefined;
  /** On offer; one alone is only shown. */
  readonly currencies?: readonly string[] | undefined;
  readonly allowNegative?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** Says every amount while it is typed, for what is worked out beside it. */
  readonly live?: boolean | undefined;
}

const isRight = (minor: number | undefined, allowNegative: boolean): minor is number =>
  minor !== undefined && (allowNegative || minor >= 0);

/** An amount in the culture's form, kept in minor units; its currency always stands beside it. */
export function MoneyField(props: MoneyFieldProps) {
  const { value, onChange, label, currencies = [value.currency], allowNegative = false, disabled, live } = props;
  const { t } = useLingui();
  const culture = cultureOf(currentLocale());
  const field = useFieldProps();
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const [wrong, setWrong] = useState(false);
  const read = (text: string) => (text.trim() === '' ? 0 : parseMoney(text, value.currency, culture));
  const type = (text: string) => {
    setDraft(text);
    const minor = read(text);
    if (live && isRight(minor, allowNegative)) onChange({ ...value, minor });
  };
  const take = () => {
    if (draft === undefined) return;
    const minor = read(draft);
    setWrong(!isRight(minor, allowNegative));
    if (!isRight(minor, allowNegative)) return;
    setDraft(undefined);
    onChange({ ...value, minor });
  };
  const change = (currency: string) => onChange({ ...value, currency });
  return (
    <span className="ctl-stack">
      <span className="row">
        <Input
          figures
          inputMode="decimal"
          {...(label ? { 'aria-label': label } : {})}
          {...(wrong ? { 'aria-describedby': id } : {})}
          aria-invalid={wrong || field['aria-invalid']}
          disabled={disabled}
          value={draft ?? moneyText(value.minor, value.currency, culture)}
          suffix={currencies.length > 1 ? undefined : value.currency}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && take()}
          onBlur={take}
        />
        {currencies.length > 1 && (
          <Select
            id={`${id}-currency`}
            aria-label={t`Currency`}
            className="ctl-year"
            disabled={disabled}
            value={value.currency}
            options={currencies.map((code) => ({ value: code, label: code }))}
            onChange={(event) => change(event.target.value)}
          />
        )}
      </span>
      <Problem id={id} text={wrong ? t`this is not an amount` : undefined} />
    </span>
  );
}
