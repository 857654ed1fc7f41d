import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import type { PaperView } from '#shared/domains/paper/schemas.ts';
import { purchaseAgreementContract } from '#shared/domains/purchase-agreement/contract.ts';
import type { OwnActions } from '#web/domains/paper/widgets/kind.tsx';
import { mutationOf } from '#web/platform/api.ts';
import { useCan, useMe } from '#web/platform/me.ts';

const { sign, get, list, activity } = purchaseAgreementContract.routes;
const SHOWN = [get.id, list.id, activity.id];

/** Staff mark that both sides have signed. */
export function usePurchaseActions({ id, rev, stage, lockedAt }: PaperView): OwnActions {
  const { t } = useLingui();
  const queries = useQueryClient();
  const can = useCan();
  const isInside = useMe().user.environment === 'internal';
  const signing = useMutation({
    ...mutationOf(sign),
    onSuccess: () =>
      void queries.invalidateQueries({ predicate: ({ queryKey }) => SHOWN.includes(String(queryKey[0])) }),
  });
  const mark = {
    id: 'sign',
    label: t`Mark as signed`,
    icon: <Check size={15} />,
    onSelect: () => signing.mutate({ params: { id }, body: { rev } }),
  };
  return { more: isInside && stage === 'sent' && !lockedAt && can('purchaseAgreement.update') ? [mark] : [] };
}
