import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { exponentOf, MAX_MINOR, type Money } from '#shared/kernel/money/money.ts';
import { says } from '#web/platform/says.ts';
import { Select } from '../input.tsx';
import { NumberInput, numberText } from './number-input.tsx';

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

/** An amount in the culture's form, kept in minor units; its currency always stands beside it. */
export function MoneyField(props: MoneyFieldProps) {
  const { value, onChange, label, currencies = [value.currency], allowNegative, disabled, live = false, blank } = props;
  const { t } = useLingui();
  const id = useId();
  const digits = exponentOf(value.currency);
  const shape = { digits, least: digits, signed: allowNegative };
  const say = (minor: number | undefined) => {
    if (minor === undefined && blank) blank.onBlank();
    else onChange({ ...value, minor: minor ?? 0 });
  };
  const tooBig = () => says('tooBig', { max: `${numberText(MAX_MINOR, shape)} ${value.currency}` });
  const currencyField = currencies.length > 1 && (
    <Select
      id={`${id}-currency`}
      aria-label={t`Currency`}
      className="ctl-year"
      disabled={disabled}
      value={value.currency}
      options={currencies.map((code) => ({ value: code, label: code }))}
      onChange={({ target }) => onChange({ minor: value.minor ?? 0, currency: target.value })}
    />
  );
  return (
    <NumberInput
      {...shape}
      {...(label ? { 'aria-label': label } : {})}
      live={live}
      disabled={disabled}
      value={value.minor}
      placeholder={numberText(blank?.minor, shape)}
      suffix={currencies.length > 1 ? undefined : value.currency}
      wrong={t`not a valid amount`}
      max={{ value: MAX_MINOR, says: tooBig }}
      beside={currencyField}
      onChange={say}
    />
  );
}
