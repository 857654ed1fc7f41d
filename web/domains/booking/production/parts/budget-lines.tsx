import { useLingui } from '@lingui/react/macro';
import { useFormContext, useWatch } from 'react-hook-form';
import {
  BUDGET_CATEGORIES,
  type BudgetInput,
  type BudgetLine,
  isFromShows,
  MAX_BUDGET_LINES,
} from '#shared/domains/booking/production/budget.ts';
import { useCurrencyCodes } from '#web/domains/reference/currency/widgets/use-currency-codes.ts';
import { useMe } from '#web/platform/me.ts';
import { MoneyField } from '#web/ui/controls/money-field.tsx';
import { ControlField, SelectField, TextField } from '#web/ui/form/fields.tsx';
import { LinesField } from '#web/ui/form/lines-field.tsx';
import { useCategoryNames } from './budget-words.ts';
import './budget.css';

type LinePath = `lines.${number}`;
const useLine = (path: LinePath): BudgetLine => useWatch<BudgetInput, LinePath>({ name: path });

/** Asks for the planned amount of a line and its currency. */
function PlannedField({ path }: { readonly path: LinePath }) {
  const { t } = useLingui();
  const { setValue } = useFormContext<BudgetInput>();
  const { currency } = useLine(path);
  const currencies = useCurrencyCodes(currency);
  return (
    <ControlField<number> name={`${path}.planned`} label={t`Planned`} group>
      {({ value, onChange }) => (
        <MoneyField
          live
          label={t`Planned`}
          currencies={currencies}
          value={{ minor: value, currency }}
          onChange={(money) => {
            onChange(money.minor);
            if (money.currency !== currency) setValue(`${path}.currency`, money.currency, { shouldDirty: true });
          }}
        />
      )}
    </ControlField>
  );
}

function ActualField({ path }: { readonly path: LinePath }) {
  const { t } = useLingui();
  const { category, currency } = useLine(path);
  if (isFromShows(category)) return <span className="meta pr-from">{t`Actual: from the shows`}</span>;
  return (
    <ControlField<number | undefined> name={`${path}.actual`} label={t`Actual`} group>
      {({ value, onChange }) => (
        <MoneyField
          live
          label={t`Actual`}
          value={{ minor: value ?? 0, currency }}
          onChange={({ minor }) => onChange(minor === 0 ? undefined : minor)}
        />
      )}
    </ControlField>
  );
}

function CategoryField({ path }: { readonly path: LinePath }) {
  const { t } = useLingui();
  const names = useCategoryNames();
  const options = BUDGET_CATEGORIES.map((value) => ({ value, label: names[value] }));
  return <SelectField name={`${path}.category`} label={t`Category`} options={options} />;
}

/** Edits the planned and the actual amount of every line. */
export function BudgetLines() {
  const { t } = useLingui();
  const { currency } = useMe().tenant;
  const payers = { agency: t`Agency`, artist: t`Artist`, promoter: t`Promoter` };
  return (
    <LinesField
      name="lines"
      legend={t`Budget lines`}
      lineOf={(place) => t`Line ${place}`}
      removeOf={(place) => t`Remove line ${place}`}
      add={t`Add a line`}
      blank={{ category: 'travel', text: '', payer: 'agency', currency, planned: 0 }}
      max={MAX_BUDGET_LINES}
      className="pr-line"
    >
      {(path) => (
        <>
          <CategoryField path={path as LinePath} />
          <TextField name={`${path}.text`} label={t`Description`} maxLength={100} />
          <SelectField name={`${path}.payer`} label={t`Paid by`} options={payers} />
          <PlannedField path={path as LinePath} />
          <ActualField path={path as LinePath} />
        </>
      )}
    </LinesField>
  );
}
