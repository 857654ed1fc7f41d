import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { BadgeCheck } from 'lucide-react';
import { payoutContract } from '#shared/domains/agreements/payout/contract.ts';
import type { PurchaseAgreement } from '#shared/domains/agreements/purchase-agreement/schemas.ts';
import { payoutWritten } from '#web/domains/agreements/payout/widgets/payout-writes.ts';
import { mutationOf } from '#web/platform/api.ts';
import { Button } from '#web/ui/button.tsx';

/** Approves the artist's invoice for payment. */
export function Approve({ agreement: { id, rev } }: { readonly agreement: PurchaseAgreement }) {
  const queries = useQueryClient();
  const approving = useMutation({
    ...mutationOf(payoutContract.routes.approve),
    onSuccess: () => payoutWritten(queries),
  });
  return (
    <Button
      kind="primary"
      icon={<BadgeCheck size={14} />}
      busy={approving.isPending}
      onClick={() => approving.mutate({ params: { id }, body: { rev } })}
    >
      <Trans>Approve invoice</Trans>
    </Button>
  );
}
