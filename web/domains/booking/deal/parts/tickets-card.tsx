import { useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { type DealInput, MAX_TICKETS } from '#shared/domains/booking/deal/schemas.ts';
import { formatMoney } from '#web/platform/format.ts';
import { TextField } from '#web/ui/form/fields.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { newKey, termsOf } from '../model/values.ts';
import { AmountField, useCurrency } from './amount-field.tsx';
import { RowsCard } from './rows-card.tsx';

function Gross({ place }: { readonly place: number }) {
  const ticket = termsOf(useWatch<DealInput>() as DealInput).tickets[place];
  const currency = useCurrency();
  return <b className="num right dl-fixed">{formatMoney((ticket?.sold ?? 0) * (ticket?.price ?? 0), currency)}</b>;
}

/** Prices with their allotment, and how many the deal is reckoned with. */
export function TicketsCard() {
  const { t } = useLingui();
  return (
    <RowsCard
      name="tickets"
      title={t`Tickets`}
      max={MAX_TICKETS}
      add={t`Price level`}
      remove={(place) => t`Remove price level ${place}`}
      blank={() => ({ key: newKey(), name: '', capacity: 0, price: 0, sold: 0, comps: 0, feePerTicket: 0 })}
      className="dl-tickets"
      heads={[
        { label: t`Level` },
        { label: t`Allotment`, figures: true },
        { label: t`Expected`, figures: true },
        { label: t`Comps`, figures: true },
        { label: t`Price`, figures: true },
        { label: t`Fee per ticket`, figures: true },
        { label: t`Gross`, figures: true },
      ]}
      empty={t`Without ticket prices the deal pays the guarantee.`}
    >
      {(path, place) => (
        <>
          <TextField name={`${path}.name`} label={t`Level`} className="dl-cell" />
          <NumberField name={`${path}.capacity`} label={t`Allotment`} className="dl-cell" />
          <NumberField name={`${path}.sold`} label={t`Expected`} className="dl-cell" />
          <NumberField name={`${path}.comps`} label={t`Comps`} className="dl-cell" />
          <AmountField name={`${path}.price`} label={t`Price`} className="dl-cell" />
          <AmountField name={`${path}.feePerTicket`} label={t`Fee per ticket`} className="dl-cell" />
          <Gross place={place} />
        </>
      )}
    </RowsCard>
  );
}
