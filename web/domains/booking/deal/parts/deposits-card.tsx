import { Trans, useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import type { Figures } from '#shared/domains/booking/deal/figures.ts';
import { type DealInput, MAX_DEPOSITS } from '#shared/domains/booking/deal/schemas.ts';
import { formatDay, formatMoney } from '#web/platform/format.ts';
import { DateField } from '#web/ui/form/date-field.tsx';
import { SelectField, TextField } from '#web/ui/form/fields.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { ScaledField } from '#web/ui/form/scaled-field.tsx';
import { newKey } from '../model/values.ts';
import { AmountField, useCurrency } from './amount-field.tsx';
import { RowsCard } from './rows-card.tsx';
import { optionsOf, useDueWords } from './words.ts';

const blank = () => ({
  key: newKey(),
  name: '',
  kind: 'percent',
  rate: 50_000,
  amount: 0,
  due: { rule: 'afterSigning', days: 14 },
});

interface Row {
  readonly path: `deposits.${number}`;
}
function Part({ path }: Row) {
  const { t } = useLingui();
  const deposit = useWatch<DealInput, Row['path']>({ name: path });
  return deposit?.kind === 'amount' ? (
    <AmountField name={`${path}.amount`} label={t`Amount`} className="dl-cell" />
  ) : (
    <ScaledField name={`${path}.rate`} label={t`Share of the guarantee`} className="dl-cell" suffix="%" />
  );
}
function DueOf({ path }: Row) {
  const { t } = useLingui();
  const deposit = useWatch<DealInput, Row['path']>({ name: path });
  if (deposit?.due?.rule === 'fixed') return <DateField name={`${path}.due.date`} label={t`Day`} />;
  return <NumberField name={`${path}.due.days`} label={t`Days`} must className="dl-cell" />;
}

function Planned({ planned }: { readonly planned: Figures['deposits'][number] | undefined }) {
  const currency = useCurrency();
  if (!planned) return <span />;
  return (
    <span className="num right dl-fixed">
      <b>{formatMoney(planned.amount, currency)}</b>
      <span className="meta">
        {planned.dueOn ? formatDay({ date: planned.dueOn }, { year: true }) : <Trans>when signed</Trans>}
      </span>
    </span>
  );
}

interface DepositFieldsProps {
  readonly figures: Pick<Figures, 'deposits' | 'balance'>;
  readonly dueRules: { value: 'fixed' | 'afterSigning' | 'beforeShow' | 'afterShow'; label: string }[];
  readonly path: string;
  readonly place: number;
}
function DepositFields({ figures, dueRules, path, place }: DepositFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <TextField name={`${path}.name`} label={t`Name`} className="dl-cell" />
      <SelectField
        name={`${path}.kind`}
        label={t`Kind`}
        className="dl-cell"
        options={[
          { value: 'percent', label: t`Percentage` },
          { value: 'amount', label: t`Amount` },
        ]}
      />
      <Part path={path as Row['path']} />
      <SelectField name={`${path}.due.rule`} label={t`Due`} className="dl-cell" options={dueRules} />
      <DueOf path={path as Row['path']} />
      <Planned planned={figures.deposits[place]} />
    </>
  );
}

/** Parts paid before the night, as amounts with their days; they and the balance are what is guaranteed. */
export function DepositsCard({ figures }: { readonly figures: Pick<Figures, 'deposits' | 'balance'> }) {
  const { t } = useLingui();
  const currency = useCurrency();
  const dueRules = optionsOf(useDueWords());
  return (
    <RowsCard
      name="deposits"
      title={t`Deposits`}
      max={MAX_DEPOSITS}
      add={t`Deposit`}
      remove={(place) => t`Remove deposit ${place}`}
      blank={blank}
      className="dl-deposits"
      heads={[
        { label: t`Name` },
        { label: t`Kind` },
        { label: t`Part`, figures: true },
        { label: t`Due` },
        { label: t`When`, figures: true },
        { label: t`Amount`, figures: true },
      ]}
      empty={t`No deposits: everything is paid on the night.`}
      foot={
        <p className="dl-balance">
          {t`Guarantee still due`}
          <b className="num">{formatMoney(figures.balance, currency)}</b>
        </p>
      }
    >
      {(path, place) => <DepositFields figures={figures} dueRules={dueRules} path={path} place={place} />}
    </RowsCard>
  );
}
