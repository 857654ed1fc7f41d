import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { SettlementFigures } from '#shared/domains/booking/deal/figures.ts';
import type { Deal } from '#shared/domains/booking/deal/schemas.ts';
import { formatMoney, formatNumber } from '#web/platform/format.ts';
import { Card } from '#web/ui/card.tsx';
import { MoneyField } from '#web/ui/controls/money-field.tsx';
import { ControlField, TextField } from '#web/ui/form/fields.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { RowsCard } from './rows-card.tsx';

interface OfDeal {
  readonly deal: Deal;
}
interface MoneyProps {
  readonly name: string;
  readonly label: string;
  readonly currency: string;
  readonly allowNegative?: boolean;
  /** The calculated amount, which counts while the field is empty. */
  readonly reckoned?: number | undefined;
}
const Amount = ({ currency, allowNegative, reckoned, ...field }: MoneyProps) => (
  <ControlField<number | undefined> {...field} className="dl-cell">
    {({ value, onChange }) => (
      <MoneyField
        live
        allowNegative={allowNegative}
        value={{ minor: value, currency }}
        blank={reckoned === undefined ? undefined : { minor: reckoned, onBlank: () => onChange(undefined) }}
        onChange={({ minor }) => onChange(minor)}
      />
    )}
  </ControlField>
);

type LinesProps = Readonly<{ title: string; className: string; heads: readonly string[]; children: ReactNode }>;
const Lines = ({ title, className, heads, children }: LinesProps) => (
  <Card title={title}>
    <div className={`dl-rows ${className}`}>
      <div className="dl-row dl-heads" aria-hidden="true">
        {heads.map((head, i) => (
          <span key={head} className={i > 0 ? 'right' : undefined}>
            {head}
          </span>
        ))}
      </div>
      {children}
    </div>
  </Card>
);

/** Tickets as they were counted at the door; until then as the deal reckons with them. */
export function CountsCard({ deal }: OfDeal) {
  const { t } = useLingui();
  if (deal.tickets.length === 0) return null;
  return (
    <Lines title={t`Ticket counts`} className="dl-counts" heads={[t`Level`, t`Allotment`, t`Price`, t`Sold`, t`Comps`]}>
      {deal.tickets.map(({ key, name, capacity, price, sold, comps }, i) => (
        <div key={key} className="dl-row">
          <span className="dl-name">{name}</span>
          <span className="num right mut" data-label={t`Allotment`}>
            {formatNumber(capacity)}
          </span>
          <span className="num right mut" data-label={t`Price`}>
            {formatMoney(price, deal.currency)}
          </span>
          <NumberField
            name={`tickets.${i}.sold`}
            label={t`${name}: sold`}
            placeholder={`${sold}`}
            className="dl-cell"
          />
          <NumberField
            name={`tickets.${i}.comps`}
            label={t`Comps for ${name}`}
            placeholder={`${comps}`}
            className="dl-cell"
          />
        </div>
      ))}
    </Lines>
  );
}

/** Asks for the final expenses. An empty field counts as the agreed amount for the tickets sold. */
export function FinalsCard({ deal, figures }: OfDeal & { readonly figures: SettlementFigures }) {
  const { t } = useLingui();
  if (deal.expenses.length === 0) return null;
  return (
    <Lines title={t`Final expenses`} className="dl-finals" heads={[t`Description`, t`Agreed`, t`Final`]}>
      {deal.expenses.map(({ key, name, kind, amount }, i) => (
        <div key={key} className="dl-row">
          <span className="dl-name">{name}</span>
          <span className="num right mut" data-label={t`Agreed`}>
            {formatMoney(amount, deal.currency)} {kind === 'perTicket' && t`per ticket`}
          </span>
          <Amount
            name={`expenses.${i}.amount`}
            label={t`${name}: final amount`}
            currency={deal.currency}
            reckoned={figures.counted.expenses[i]?.amount}
          />
        </div>
      ))}
    </Lines>
  );
}

/** Deposits as they came in. */
export function ReceivedCard({ deal }: OfDeal) {
  const { t } = useLingui();
  if (deal.deposits.length === 0) return null;
  return (
    <Lines title={t`Deposits received`} className="dl-received" heads={[t`Deposit`, t`Received`]}>
      {deal.deposits.map(({ key, name }, i) => {
        const title = name || t`Deposit ${i + 1}`;
        return (
          <div key={key} className="dl-row">
            <span className="dl-name">{title}</span>
            <Amount name={`received.${i}.amount`} label={t`${title}: received`} currency={deal.currency} />
          </div>
        );
      })}
    </Lines>
  );
}

/** Lists the corrections agreed on the night, in favour of the artist or against. */
export function AdjustmentsCard({ currency }: { readonly currency: string }) {
  const { t } = useLingui();
  return (
    <RowsCard
      name="adjustments"
      title={t`Corrections`}
      max={20}
      add={t`Correction`}
      remove={(place) => t`Remove correction ${place}`}
      blank={() => ({ text: '', amount: 0 })}
      className="dl-adjust"
      heads={[{ label: t`Reason` }, { label: t`Amount`, figures: true }]}
      empty={t`Adjustments agreed on the night (negative to deduct)`}
    >
      {(path) => (
        <>
          <TextField name={`${path}.text`} label={t`Reason`} className="dl-cell" />
          <Amount name={`${path}.amount`} label={t`Amount`} currency={currency} allowNegative />
        </>
      )}
    </RowsCard>
  );
}
