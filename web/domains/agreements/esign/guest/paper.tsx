import { Trans } from '@lingui/react/macro';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { useAct, useGuest } from './guest.ts';
import { TaskForm } from './task-form.tsx';

/** Sends the document to print, sign and return. The sender is told. */
export function Paper() {
  const { invitation, finish } = useGuest();
  const { senderName } = invitation;
  const asking = useAct(esignContract.routes.guestPaper, () => finish(undefined, []));
  const submit = () => {
    asking.mutate({});
    return true;
  };
  return (
    <TaskForm
      title={<Trans>Sign on paper</Trans>}
      lead={
        <Trans>
          You get the document by email. Print it, sign it and send it back to {senderName}, who is told now. You can
          still sign here until it has arrived.
        </Trans>
      }
      action={<Trans>Send me the document</Trans>}
      busy={asking.isPending}
      error={asking.error}
      onSubmit={submit}
    />
  );
}
