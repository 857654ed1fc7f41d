import { Plural, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { BillRow } from '#shared/domains/operator/subscription/schemas.ts';
import { SettlementMark } from '#web/domains/agreements/invoice/widgets/settlement-mark.tsx';
import { useFormat } from '#web/platform/format.ts';
import { Card } from '#web/ui/card.tsx';
import './subscription.css';

function BillLine({ bill, children }: { readonly bill: BillRow; readonly children: ReactNode }) {
  const { money, day } = useFormat();
  const { from, to, kind, seats, total, currency } = bill;
  return (
    <li>
      <span className="grow">
        {children}
        <span className="meta">
          {kind === 'seats' ? (
            <Plural value={seats} one="# more seat" other="# more seats" />
          ) : (
            <Plural value={seats} one="# seat" other="# seats" />
          )}
          {` · ${day({ date: from })} – ${day({ date: to })}`}
        </span>
      </span>
      <SettlementMark invoice={bill} />
      <span className="num sub-sum">{money(total, currency)}</span>
    </li>
  );
}

interface BillsCardProps {
  readonly bills: readonly BillRow[];
  /** The number of a bill, as a link or a button that opens it. */
  readonly nameOf: (bill: BillRow) => ReactNode;
}
/** The bills of an agency, the newest first. */
export function BillsCard({ bills, nameOf }: BillsCardProps) {
  const { t } = useLingui();
  return (
    <Card title={t`Bills`} count={bills.length}>
      {bills.length === 0 && <p className="card-b meta">{t`No bills yet.`}</p>}
      <ul className="lines sub-bills">
        {bills.map((bill) => (
          <BillLine key={bill.invoiceId} bill={bill}>
            {nameOf(bill)}
          </BillLine>
        ))}
      </ul>
    </Card>
  );
}
