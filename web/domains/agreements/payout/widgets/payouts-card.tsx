import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Banknote, Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { payoutContract } from '#shared/domains/agreements/payout/contract.ts';
import { leftOf } from '#shared/domains/agreements/payout/rules.ts';
import type { Payout } from '#shared/domains/agreements/payout/schemas.ts';
import type { PurchaseAgreement } from '#shared/domains/agreements/purchase-agreement/schemas.ts';
import '#web/domains/agreements/payment/widgets/payments.css';
import { queryOf } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { CardStates } from '#web/ui/card-states.tsx';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import { PayoutRow } from '../parts/payout-row.tsx';
import './payouts.css';

const PayoutDialog = dialogPart(async () => (await import('../parts/payout-dialog.tsx')).PayoutDialog);

/** Lists the payouts of an approved purchase agreement. */
export function PayoutsCard({ agreement }: { readonly agreement: PurchaseAgreement }) {
  const { t } = useLingui();
  const may = useCan()('purchaseAgreement.pay');
  const [open, setOpen] = useState<Payout | 'new'>();
  const { data, isError } = useQuery(queryOf(payoutContract.routes.ofAgreement, { params: { id: agreement.id } }));
  return (
    <Card
      anchor="payouts"
      title={t`Payouts`}
      icon={<Banknote size={15} aria-hidden="true" />}
      count={data?.rows.length ?? 0}
      action={
        may &&
        leftOf(agreement) > 0 && (
          <Button size="sm" icon={<Plus size={13} />} onClick={() => setOpen('new')}>
            {t`Plan payout`}
          </Button>
        )
      }
    >
      <CardStates
        isError={isError}
        count={data?.rows.length}
        lines={2}
        failed={t`Couldn't load the payouts.`}
        empty={t`No payouts yet.`}
      />
      <ul className="pay-list po-list">
        {data?.rows.map((payout) => (
          <PayoutRow key={payout.id} payout={payout} onChange={may ? () => setOpen(payout) : undefined} />
        ))}
      </ul>
      <Suspense>
        {open && (
          <PayoutDialog
            agreement={agreement}
            payout={open === 'new' ? undefined : open}
            onClose={() => setOpen(undefined)}
          />
        )}
      </Suspense>
    </Card>
  );
}
