import { Trans } from '@lingui/react/macro';
import { invoiceLinkContract } from '#shared/domains/agreements/invoice-link/contract.ts';
import { useFormat } from '#web/platform/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Problem } from '#web/ui/problem.tsx';
import { useCategoryWords } from '../widgets/category-words.ts';
import { useAct, usePayer } from './payer.ts';

function WithdrawButton() {
  const { mutate, isPending, error } = useAct(invoiceLinkContract.routes.withdraw);
  return (
    <>
      <Button size="sm" busy={isPending} onClick={() => mutate({})}>
        <Trans>Withdraw dispute</Trans>
      </Button>
      <Problem error={error} />
    </>
  );
}

/** The open dispute with what happens next, or the reason why the last one was rejected. */
export function DisputeCard() {
  const { view } = usePayer();
  const { money } = useFormat();
  const words = useCategoryWords();
  const { dispute, rejected, currency, agency, isPreview } = view;
  if (rejected)
    return (
      <Notice tone="red" fact={<Trans>{agency} rejected the dispute.</Trans>}>
        {rejected.reason}
      </Notice>
    );
  if (!dispute) return null;
  const amount = money(dispute.amount, currency);
  return (
    <Notice
      tone="amber"
      fact={
        <Trans>
          {dispute.by} disputes {amount}.
        </Trans>
      }
      action={!isPreview && <WithdrawButton />}
    >
      <span className="col">
        <span>
          {words[dispute.category]}: {dispute.text}
        </span>
        {dispute.isAccepted ? (
          <Trans>{agency} accepts it. A credit note follows.</Trans>
        ) : (
          <Trans>{agency} has it and answers by email.</Trans>
        )}
      </span>
    </Notice>
  );
}
