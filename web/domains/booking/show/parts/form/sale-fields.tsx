import { Plural, useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { CURRENCY_CODES } from '#shared/data/currencies.ts';
import { MAX_TICKETS } from '#shared/domains/booking/show/parts.ts';
import { ticketTotals } from '#shared/domains/booking/show/rules.ts';
import { ageRestrictionContract } from '#shared/domains/reference/age-restriction/contract.ts';
import type { Money } from '#shared/kernel/money/money.ts';
import { MasterSelect } from '#web/kits/master/master-select.tsx';
import { formatMoney } from '#web/platform/format.ts';
import { useCan, useMe } from '#web/platform/me.ts';
import { MoneyField } from '#web/ui/controls/money-field.tsx';
import { ControlField, SwitchField, TextField } from '#web/ui/form/fields.tsx';
import { LinesField } from '#web/ui/form/lines-field.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import type { ShowValues } from '../../model/form.ts';
import { MomentField } from './moment-field.tsx';

export function PriceField({ name, label }: { readonly name: string; readonly label: string }) {
  return (
    <ControlField<Money> name={name} label={label}>
      {({ value, onChange }) => <MoneyField value={value} currencies={CURRENCY_CODES} onChange={onChange} />}
    </ControlField>
  );
}

/** `900 tickets, € 33,500.00 when sold out` */
function Total() {
  const tickets = useWatch<ShowValues, 'tickets'>({ name: 'tickets' }) ?? [];
  const count = tickets.reduce((sum, { number }) => sum + (number || 0), 0);
  if (count === 0) return null;
  const sums = ticketTotals(tickets.map((ticket) => ({ ...ticket, number: ticket.number || 0 })));
  const amount = sums.map(({ minor, currency }) => formatMoney(minor, currency)).join(' + ');
  return (
    <p className="meta num" aria-live="polite">
      <Plural value={count} one={`# ticket, ${amount} when sold out`} other={`# tickets, ${amount} when sold out`} />
    </p>
  );
}

function Tickets() {
  const { t } = useLingui();
  const { currency } = useMe().tenant;
  return (
    <LinesField
      name="tickets"
      legend={t`Ticket prices`}
      lineOf={(place) => t`Ticket price ${place}`}
      removeOf={(place) => t`Remove ticket price ${place}`}
      add={t`Add ticket price`}
      blank={{ name: '', price: { minor: 0, currency }, number: 0 }}
      max={MAX_TICKETS}
      className="sh-line3"
    >
      {(path) => (
        <>
          <TextField name={`${path}.name`} label={t`Ticket type`} must maxLength={50} />
          <PriceField name={`${path}.price`} label={t`Price`} />
          <NumberField name={`${path}.number`} label={t`Number`} />
        </>
      )}
    </LinesField>
  );
}

/** When it is announced and sold, for how much, and to whom. Times are on the clock of the place. */
export function SaleFields() {
  const { t } = useLingui();
  const can = useCan();
  return (
    <div className="sh-stack">
      <div className="cols2">
        <MomentField name="announceAt" label={t`Announcement`} />
        <MomentField name="onSaleAt" label={t`On sale`} />
        {can('masterData.read') && (
          <MasterSelect name="ageRestrictionId" label={t`Age restriction`} list={ageRestrictionContract.routes.list} />
        )}
        <TextField name="ticketUrl" label={t`Ticket page`} maxLength={200} inputMode="url" />
      </div>
      <SwitchField name="isSoldOut" label={t`Sold out`} />
      <Tickets />
      <Total />
    </div>
  );
}
