import { Trans, useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { hasGuarantee, hasShare } from '#shared/domains/booking/deal/formula.ts';
import { type DealInput, type Exchange, MAX_BONUSES } from '#shared/domains/booking/deal/schemas.ts';
import { CurrencyField } from '#web/domains/reference/currency/widgets/currency-field.tsx';
import { formatNumber } from '#web/platform/format.ts';
import { useMe } from '#web/platform/me.ts';
import { Card } from '#web/ui/card.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import { SelectField } from '#web/ui/form/fields.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { RateTextField } from '#web/ui/form/rate-text-field.tsx';
import { ScaledField } from '#web/ui/form/scaled-field.tsx';
import { AmountField } from './amount-field.tsx';
import { RowsCard } from './rows-card.tsx';

/** Other money than the agency's: the rate that was frozen, or one said by hand. */
function RateField({ frozen }: { readonly frozen: Exchange | undefined }) {
  const { t } = useLingui();
  const base = useMe().tenant.currency;
  const currency = useWatch<DealInput, 'currency'>({ name: 'currency' });
  if (currency === base) return null;
  const kept = frozen && frozen.base === base ? frozen : undefined;
  const rate = kept && formatNumber(Number(kept.rate), { maximumFractionDigits: 6 });
  return (
    <RateTextField
      name="exchangeRate"
      label={t`Rate, ${currency} per ${base}`}
      placeholder={rate ?? t`of the day`}
      help={
        kept ? (
          <Trans>
            {rate} since {kept.date}
          </Trans>
        ) : (
          t`Frozen when the deal is saved`
        )
      }
    />
  );
}

export function TermsCard({ frozen }: { readonly frozen: Exchange | undefined }) {
  const { t } = useLingui();
  const type = useWatch<DealInput, 'type'>({ name: 'type' });
  const currency = useWatch<DealInput, 'currency'>({ name: 'currency' });
  return (
    <Card title={t`Terms`}>
      <div className="card-b dl-form">
        {hasGuarantee(type) && <AmountField name="guarantee" label={t`Guarantee (G)`} />}
        {hasShare(type) && <ScaledField name="percentage" label={t`Share (p)`} suffix="%" />}
        {type === 'plus' && <ScaledField name="promoterProfit" label={t`Promoter's profit`} suffix="%" />}
        <ScaledField name="taxRate" label={t`Tax on tickets`} suffix="%" />
        <SelectField
          name="taxMode"
          label={t`Prices`}
          options={[
            { value: 'included', label: t`incl. tax` },
            { value: 'onTop', label: t`excl. tax` },
          ]}
        />
        <CurrencyField name="currency" label={t`Currency`} kept={currency} />
        <RateField frozen={frozen} />
        <DateField name="signedOn" label={t`Signed on`} className="dl-date" />
      </div>
    </Card>
  );
}

/** Only for deals with steps. */
export function BonusesCard() {
  const { t } = useLingui();
  const type = useWatch<DealInput, 'type'>({ name: 'type' });
  if (type !== 'tierBonus') return null;
  return (
    <RowsCard
      name="bonuses"
      title={t`Bonuses`}
      max={MAX_BONUSES}
      add={t`Step`}
      remove={(place) => t`Remove step ${place}`}
      blank={() => ({ at: 1, amount: 0 })}
      className="dl-bonuses"
      heads={[
        { label: t`From tickets sold`, figures: true },
        { label: t`Bonus`, figures: true },
      ]}
      empty={t`No steps yet: the artist receives the guarantee.`}
    >
      {(path) => (
        <>
          <NumberField name={`${path}.at`} label={t`From tickets sold`} className="dl-cell" />
          <AmountField name={`${path}.amount`} label={t`Bonus`} className="dl-cell" />
        </>
      )}
    </RowsCard>
  );
}
