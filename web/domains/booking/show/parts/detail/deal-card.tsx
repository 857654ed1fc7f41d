import { Trans } from '@lingui/react/macro';
import { type ComponentType, Suspense } from 'react';
import type { Show } from '#shared/domains/booking/show/schemas.ts';
import { formatMoney, formatNumber } from '#web/platform/format.ts';
import { useCan } from '#web/platform/me.ts';
import { Card } from '#web/ui/card.tsx';
import { Facts } from '#web/ui/record/facts.tsx';
import { ContractFact } from './contract-fact.tsx';

function AgreedFee({ show: { fee, dealType } }: { readonly show: Show }) {
  const seesDeal = useCan()('show.readDeal');
  if (fee)
    return (
      <>
        <div className="sd-big num">{formatMoney(fee.minor, fee.currency)}</div>
        <p className="meta">
          {dealType && dealType !== 'flat' ? <Trans>guaranteed fee</Trans> : <Trans>artist's fee</Trans>}
        </p>
      </>
    );
  if (!seesDeal) return null;
  return <p className="mut">{dealType ? <Trans>No guaranteed fee</Trans> : <Trans>No fee agreed yet</Trans>}</p>;
}

interface DealCardProps {
  readonly show: Show;
  /** The terms of the deal, from its own domain. */
  readonly Terms: ComponentType<{ readonly showId: string }>;
}
/** The agreed fee and the expected result. */
export function DealCard({ show, Terms }: DealCardProps) {
  const can = useCan();
  const { billing, capacity, venue, dealType, expected, id } = show;
  const room = capacity ?? venue?.capacity;
  return (
    <Card title={<Trans>Deal</Trans>}>
      <div className="card-b">
        <AgreedFee show={show} />
        <Facts
          items={[
            {
              id: 'expected',
              label: <Trans>Expected</Trans>,
              value: expected && <span className="num">{formatMoney(expected.minor, expected.currency)}</span>,
            },
          ]}
        />
        <Suspense>{dealType && can('show.readDeal') && <Terms showId={id} />}</Suspense>
        <Facts
          items={[
            {
              id: 'contract',
              label: <Trans>Contract</Trans>,
              value: can('contract.read') && <ContractFact showId={id} />,
            },
            { id: 'billing', label: <Trans>Billing</Trans>, value: billing },
            {
              id: 'capacity',
              label: <Trans>Capacity</Trans>,
              value: room !== undefined && <span className="num">{formatNumber(room)}</span>,
            },
          ]}
        />
      </div>
    </Card>
  );
}
