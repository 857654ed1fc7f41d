import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import type { AgreementView } from '#shared/domains/agreements/agreement/schemas.ts';
import type { contractContract } from '#shared/domains/agreements/contract/contract.ts';
import type { purchaseAgreementContract } from '#shared/domains/agreements/purchase-agreement/contract.ts';
import { isOfKind } from '#web/domains/agreements/agreement/queries.ts';
import { mutationOf } from '#web/platform/api.ts';
import { useCan, useMe } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { type OwnActions, useAgreementKind } from './kind.tsx';
import { useShowMoved } from './use-show-moved.ts';

type SignRoute = (typeof contractContract | typeof purchaseAgreementContract)['routes']['sign'];

/** Staff mark that both sides have signed. */
export function useSignActions(sign: SignRoute, { id, rev, stage, lockedAt }: AgreementView): OwnActions {
  const queries = useQueryClient();
  const kind = useAgreementKind();
  const can = useCan();
  const isInternal = useMe().user.environment === 'internal';
  const showMoved = useShowMoved();
  const signing = useMutation({
    ...mutationOf(sign),
    onSuccess: () => {
      void queries.invalidateQueries({ predicate: isOfKind(kind) });
      showMoved();
    },
  });
  if (!isInternal || stage !== 'sent' || lockedAt || !can(`${kind.entity}.update`)) return { more: [] };
  return {
    next: (
      <Button
        icon={<Check size={14} />}
        busy={signing.isPending}
        onClick={() => signing.mutate({ params: { id }, body: { rev } })}
      >
        <Trans>Mark as signed</Trans>
      </Button>
    ),
    more: [],
  };
}
