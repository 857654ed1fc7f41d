import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { MAX_MINOR, type Money } from '#shared/kernel/money.ts';
import { currentTag } from '#web/platform/i18n.ts';
import { says } from '#web/platform/says.ts';
import { useFieldProps } from '../field.tsx';
import { Input, Select } from '../input.tsx';
import { moneyText, parseMoney } from './money-text.ts';
import { Problem } from './problem.tsx';
import './controls.css';

interface MoneyFieldProps {
  readonly value: Pick<Money, 'currency'> & { readonly minor?: number | undefined };
  readonly onChange: (value: Money) => void;
  readonly label?: string | undefined;
  /** On offer; one alone is only shown. */
  readonly currencies?: readonly string[] | undefined;
  /** Stands grey while there is no amount; who empties the field takes the amount back. */
  readonly blank?: { readonly minor: number; readonly onBlank: () => void } | undefined;
  readonly allowNegative?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** Says every amount while it is typed, for what is worked out beside it. */
  readonly live?: boolean | undefined;
}

type Verdict = 'right' | 'tooBig' | 'none';
function verdictOf(minor: number | undefined, allowNegative: boolean): Verdict {
  if (minor === undefined || (minor < 0 && !allowNegative)) return 'none';
  return Math.abs(minor) > MAX_MINOR ? 'tooBig' : 'right';
}

/** An amount in the culture's form, kept in minor units; its currency always stands beside it. */
export function MoneyField(props: MoneyFieldProps) {
  const { value, onChange, label, currencies = [value.currency], allowNegative = false, disabled, live, blank } = props;
  const { t } = useLingui();
  const culture = currentTag();
  const field = useFieldProps();
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const [verdict, setVerdict] = useState<Verdict>('right');
  const wrong = verdict !== 'right';
  const read = (text: string) => {
    const minor = text.trim() === '' ? 0 : parseMoney(text, value.currency, culture);
    return { minor: minor ?? 0, verdict: verdictOf(minor, allowNegative) };
  };
  const say = (text: string, minor: number) => {
    if (blank && text.trim() === '') blank.onBlank();
    else onChange({ ...value, minor });
  };
  const shown = (minor: number | undefined) => (minor === undefined ? '' : moneyText(minor, value.currency, culture));
  const type = (text: string) => {
    setDraft(text);
    const { minor, verdict: now } = read(text);
    if (live && now === 'right') say(text, minor);
  };
  const take = () => {
    if (draft === undefined) return;
    const { minor, verdict: now } = read(draft);
    setVerdict(now);
    if (now !== 'right') return;
    setDraft(undefined);
    say(draft, minor);
  };
  const problem = () => {
    if (verdict === 'none') return t`not a valid amount`;
    const max = `${moneyText(MAX_MINOR, value.currency, culture)} ${value.currency}`;
    return says('tooBig', { max });
  };
  const change = (currency: string) => onChange({ minor: value.minor ?? 0, currency });
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
          value={draft ?? shown(value.minor)}
          placeholder={shown(blank?.minor)}
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
      <Problem id={id} text={wrong ? problem() : undefined} />
    </span>
  );
}
