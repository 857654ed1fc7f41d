import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import { contractContract } from '#shared/domains/agreements/contract/contract.ts';
import { quoteContract } from '#shared/domains/agreements/quote/contract.ts';
import type { Quote } from '#shared/domains/agreements/quote/schemas.ts';
import type { OwnActions } from '#web/domains/agreements/agreement/widgets/kind.tsx';
import { mutationOf } from '#web/platform/api.ts';
import { useCan, useMe } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { dialogs } from '#web/ui/dialogs.ts';
import { useGoTo } from '#web/ui/record/use-go-to.ts';

const { accept, decline, makeContract, get, list, activity } = quoteContract.routes;
const SHOWN = [get.id, list.id, activity.id, contractContract.routes.list.id];

function useAnswers() {
  const queries = useQueryClient();
  const goTo = useGoTo();
  const again = () =>
    void queries.invalidateQueries({ predicate: ({ queryKey }) => SHOWN.includes(String(queryKey[0])) });
  const accepting = useMutation({ ...mutationOf(accept), onSuccess: again });
  const declining = useMutation({ ...mutationOf(decline), onSuccess: again });
  const making = useMutation({
    ...mutationOf(makeContract),
    onSuccess: (made) => {
      again();
      goTo(`/contract/${made.id}`);
    },
  });
  return { accepting, declining, making };
}

/** Staff mark what the promoter answered, and make the contract of a yes. */
export function useQuoteActions(agreement: Quote): OwnActions {
  const { t } = useLingui();
  const can = useCan();
  const isInternal = useMe().user.environment === 'internal';
  const { id, rev, number, stage, isExpired, contract, lockedAt } = agreement;
  const { accepting, declining, making } = useAnswers();
  const at = { params: { id }, body: { rev } };
  const askWhy = async () => {
    const reason = await dialogs.reason({ title: t`Why was ${number} declined?`, action: t`Mark as declined` });
    if (reason) declining.mutate({ params: { id }, body: { rev, reason } });
  };
  const mayAnswer = isInternal && (stage === 'sent' || stage === 'expired') && !lockedAt && can('quote.update');
  const yes = {
    id: 'accept',
    label: t`Mark as accepted`,
    icon: <Check size={15} />,
    onSelect: () => accepting.mutate(at),
  };
  const no = { id: 'decline', label: t`Mark as declined`, icon: <X size={15} />, onSelect: () => void askWhy() };
  const mayMake = isInternal && stage === 'accepted' && !contract && can('contract.create');
  return {
    ...(mayMake
      ? {
          next: (
            <Button kind="primary" busy={making.isPending} onClick={() => making.mutate(at)}>
              {t`New contract`}
            </Button>
          ),
        }
      : {}),
    more: mayAnswer ? [...(isExpired ? [] : [yes]), no] : [],
  };
}
