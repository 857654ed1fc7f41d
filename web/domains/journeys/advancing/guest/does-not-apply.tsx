import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { advancingLinkContract } from '#shared/domains/journeys/advancing-link/contract.ts';
import type { SeenAnswer, SeenQuestion } from '#shared/domains/journeys/advancing-link/view.ts';
import { useAct, useGuest } from './answering.ts';
import { ReasonForm } from './reason-form.tsx';

/** Says that a question does not apply, with the reason. */
export function DoesNotApply({ question, answer }: { readonly question: SeenQuestion; readonly answer: SeenAnswer }) {
  const { settled } = useGuest();
  const [isOpen, setOpen] = useState(false);
  const providing = useAct(advancingLinkContract.routes.provide, () => setOpen(false));
  const send = async (reason: string) => {
    const now = await settled();
    const rev = now.answers.find(({ key }) => key === answer.key)?.rev ?? answer.rev;
    providing.mutate({ items: [{ key: answer.key, rev, notApplicable: reason }] });
  };
  const { label } = question;
  if (!isOpen)
    return (
      <button type="button" className="link ag-link" onClick={() => setOpen(true)}>
        <Trans>
          Does not apply<span className="sr">: {label}</span>
        </Trans>
      </button>
    );
  return (
    <ReasonForm
      action={<Trans>It does not apply</Trans>}
      busy={providing.isPending}
      error={providing.error}
      onReason={(reason) => void send(reason)}
      onCancel={() => setOpen(false)}
    />
  );
}
