import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { call } from '#web/platform/api.ts';
import { formatDay } from '#web/platform/format.ts';
import { useCan, useMe } from '#web/platform/me.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { toast } from '#web/ui/toaster.ts';
import { showSigningsQuery } from '../../document-queries.ts';
import { mayRemind, type SigningStep } from '../../model/signing-step.ts';
import { SendForSignature, SIGNING_RIGHTS } from '../../widgets/send-for-signature.tsx';

type WaitsFor = Extract<SigningStep, { kind: 'waitsFor' }>;

/** Names whom it waits for. A person of the other party also has their company. */
const nameOf = ({ waiting, contract: { company } }: WaitsFor): string => {
  const names = waiting.flatMap((one) => one.names).join(', ');
  return company && waiting.every(({ type }) => type === 'outsider') ? `${names} (${company.name})` : names;
};

function WaitingWords({ step }: { readonly step: WaitsFor }) {
  const { zone } = useMe().user;
  const [{ state, invitedAt, deadlineAt }] = step.waiting;
  const name = nameOf(step);
  const on = (instant: string) => formatDay({ instant, zone });
  const isLate = deadlineAt !== undefined && deadlineAt <= new Date().toISOString();
  return (
    <>
      <b>{state === 'bounced' ? <Trans>Email to {name} bounced</Trans> : <Trans>Waits for {name}</Trans>}</b>
      <span className="meta num">
        {invitedAt && <Trans>since {on(invitedAt)}</Trans>}
        {deadlineAt && ', '}
        {deadlineAt &&
          (isLate ? <Trans>deadline passed on {on(deadlineAt)}</Trans> : <Trans>deadline {on(deadlineAt)}</Trans>)}
      </span>
    </>
  );
}

function Words({ step }: { readonly step: SigningStep }): ReactNode {
  const { t } = useLingui();
  if (step.kind === 'waitsFor') return <WaitingWords step={step} />;
  const { number } = step.contract;
  const { byName = '', reason } = ('signing' in step && step.signing.ending) || {};
  const texts: Readonly<Record<Exclude<SigningStep['kind'], 'waitsFor'>, readonly [string, string]>> = {
    beginSigning: [t`Send for signature`, t`${number} is a draft`],
    finishSigning: [t`Send for signature`, t`${number} is prepared, but not sent`],
    checkSigning: [t`Colleagues check the contract`, t`${number} leaves after they agree`],
    countersign: [t`Waits for you: countersign`, number],
    decideCorrections: [t`Decide on the corrections`, t`Until then, no one can sign ${number}`],
    printing: [t`A new version is being made`, number],
    sealing: [t`Being sealed`, t`Everyone has signed ${number}`],
    declined: [t`Declined by ${byName}`, reason ?? number],
    expired: [t`The time to sign has expired`, t`Extend ${number}, or begin again`],
  };
  const [fact, detail] = texts[step.kind];
  return (
    <>
      <b>{fact}</b>
      <span className="meta">{detail}</span>
    </>
  );
}

function Remind({ step: { signing, waiting }, showId }: { readonly step: WaitsFor; readonly showId: string }) {
  const queries = useQueryClient();
  const [{ id: participantId, names }] = waiting;
  const name = names.join(', ');
  const reminding = useMutation({
    mutationFn: () => call(esignContract.routes.remind, { params: { id: signing.id }, body: { participantId } }),
    onSuccess: () => {
      toast(<Trans>{name} is reminded by email</Trans>);
      void queries.invalidateQueries({ queryKey: showSigningsQuery(showId).queryKey });
    },
  });
  return (
    <Button size="sm" busy={reminding.isPending} onClick={() => reminding.mutate()}>
      <Trans>Remind</Trans>
    </Button>
  );
}

function useWayWords(kind: SigningStep['kind']): string {
  const { t } = useLingui();
  if (kind === 'beginSigning') return t`Prepare`;
  return kind === 'countersign' ? t`Countersign` : t`Open`;
}

/** A step of the signing of the show's contract, with the way to take it. */
export function SigningLine({ step, showId }: { readonly step: SigningStep; readonly showId: string }) {
  const can = useCan();
  const words = useWayWords(step.kind);
  const [first] = step.kind === 'waitsFor' ? step.waiting : [];
  const reminds = step.kind === 'waitsFor' && first && can('esign.send') && mayRemind(first, Date.now());
  return (
    <>
      <span className="grow">
        <Words step={step} />
      </span>
      {reminds && <Remind step={step} showId={showId} />}
      {step.kind === 'beginSigning' && SIGNING_RIGHTS.every(can) ? (
        <SendForSignature showId={showId} size="sm" />
      ) : (
        <PageLink to={`/contract/${step.contract.id}/esign`} className={buttonClass({ size: 'sm' })}>
          {words}
        </PageLink>
      )}
    </>
  );
}
