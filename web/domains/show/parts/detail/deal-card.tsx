import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import type { Show } from '#shared/domains/show/schemas.ts';
import { formatMoney, formatNumber } from '#web/platform/format.ts';
import { useCan } from '#web/platform/me.ts';
import { Card } from '#web/ui/card.tsx';
import { part } from '#web/ui/part.tsx';
import { Facts } from '#web/ui/record/facts.tsx';
import { ContractFact } from './contract-fact.tsx';

/** Only a show with a deal fetches it. */
const DealTerms = part(async () => (await import('#web/domains/deal/widgets/deal-terms.tsx')).DealTerms);

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

/** The agreed fee and the expected result. */
export function DealCard({ show }: { readonly show: Show }) {
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
        <Suspense>{dealType && can('show.readDeal') && <DealTerms showId={id} />}</Suspense>
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
