import { useLingui } from '@lingui/react/macro';
import { MAX_EXPENSES, type Party } from '#shared/domains/booking/deal/schemas.ts';
import { SelectField, TextField } from '#web/ui/form/fields.tsx';
import { newKey } from '../model/values.ts';
import { AmountField } from './amount-field.tsx';
import { RowsCard } from './rows-card.tsx';
import { optionsOf, usePartyWords } from './words.ts';

const blank = () => ({ key: newKey(), name: '', kind: 'fixed', amount: 0, handler: 'promoter', payer: 'promoter' });

function ExpenseFields({ parties, path }: Readonly<{ parties: Readonly<Record<Party, string>>; path: string }>) {
  const { t } = useLingui();
  return (
    <>
      <TextField name={`${path}.name`} label={t`Description`} className="dl-cell" />
      <SelectField name={`${path}.handler`} label={t`Handled by`} className="dl-cell" options={optionsOf(parties)} />
      <SelectField
        name={`${path}.payer`}
        label={t`Paid by`}
        className="dl-cell"
        options={optionsOf(parties, ['promoter', 'agency', 'artist'])}
      />
      <SelectField
        name={`${path}.kind`}
        label={t`Per`}
        className="dl-cell"
        options={[
          { value: 'fixed', label: t`show` },
          { value: 'perTicket', label: t`ticket` },
        ]}
      />
      <AmountField name={`${path}.amount`} label={t`Amount`} className="dl-cell" />
      <AmountField name={`${path}.cap`} label={t`Maximum`} className="dl-cell" optional />
    </>
  );
}

/** Costs: who fronts them, who bears them, and the most that counts. */
export function ExpensesCard() {
  const { t } = useLingui();
  const parties = usePartyWords();
  return (
    <RowsCard
      name="expenses"
      title={t`Expenses`}
      max={MAX_EXPENSES}
      add={t`Expense`}
      remove={(place) => t`Remove expense ${place}`}
      blank={blank}
      className="dl-expenses"
      heads={[
        { label: t`Description` },
        { label: t`Handled by` },
        { label: t`Paid by` },
        { label: t`Per` },
        { label: t`Amount`, figures: true },
        { label: t`Maximum`, figures: true },
      ]}
      empty={t`Promoter-paid costs are deducted before the split.`}
      foot={
        <div className="dl-cap">
          <AmountField name="expensesCap" label={t`Cap on promoter's expenses`} optional />
        </div>
      }
    >
      {(path) => <ExpenseFields parties={parties} path={path} />}
    </RowsCard>
  );
}
