import { Trans } from '@lingui/react/macro';
import { RotateCcw } from 'lucide-react';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { phaseOf, showsCompletion } from '#shared/domains/agreements/esign/phase.ts';
import { isSigned } from '#shared/domains/agreements/esign/states.ts';
import type { EsignView } from '#shared/domains/agreements/esign/view.ts';
import { useFormat } from '#web/platform/format.ts';
import { useCan, useMe } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { CodeLine } from '../guest/code-line.tsx';
import { useAct } from '../queries.ts';

/** The names of those who are asked at the moment. */
const waiting = ({ participants }: EsignView): string =>
  participants
    .filter(({ state }) => state === 'invited' || state === 'opened' || state === 'bounced')
    .flatMap(({ people }) => people.map(({ name }) => name))
    .join(', ');

function Again({ view }: { readonly view: EsignView }) {
  const revising = useAct(esignContract.routes.revise, { id: view.id });
  if (!useCan()('esign.create') || view.revisedBy) return null;
  return (
    <Button size="sm" icon={<RotateCcw size={13} />} busy={revising.isPending} onClick={() => revising.mutate({})}>
      <Trans>Begin again</Trans>
    </Button>
  );
}

/** The date and the reason of an end (product spec, section 4). Documents before their end have neither. */
function Completion({ view: { state, ending } }: { readonly view: EsignView }) {
  const { day } = useFormat();
  const { zone } = useMe().user;
  if (!ending || !showsCompletion(phaseOf(state))) return null;
  const { date, at, reason } = ending;
  const on = day(date ? { date } : { instant: at, zone }, { year: true });
  return (
    <>
      {reason && <span>{reason} </span>}
      <span className="num">{isSigned(state) ? <Trans>Completed on {on}.</Trans> : <Trans>Ended on {on}.</Trans>}</span>
    </>
  );
}

function Ended({ view }: { readonly view: EsignView }) {
  const { byName = '' } = view.ending ?? {};
  if (view.state === 'declined')
    return (
      <Notice tone="red" fact={<Trans>{byName} declined.</Trans>} action={<Again view={view} />}>
        <Completion view={view} />
      </Notice>
    );
  if (view.state === 'expired')
    return (
      <Notice tone="amber" fact={<Trans>It can no longer be signed.</Trans>} action={<Again view={view} />}>
        <Trans>Extend it: signatures that were given stay valid.</Trans> <Completion view={view} />
      </Notice>
    );
  if (view.state === 'discarded')
    return (
      <Notice tone="blue" fact={<Trans>{byName} discarded it.</Trans>} action={<Again view={view} />}>
        <Completion view={view} />
      </Notice>
    );
  return (
    <Notice tone="green" fact={<Trans>Signed outside Backline.</Trans>}>
      <Completion view={view} />
    </Notice>
  );
}

/** A print takes seconds. After this long, it has failed or its message was lost. */
const PRINT_MS = 60_000;
/** Prints a new version again that does not come. */
function PrintAgain({ view, since }: { readonly view: EsignView; readonly since: string }) {
  const printing = useAct(esignContract.routes.printAgain, { id: view.id });
  const can = useCan();
  if (!can('esign.send') || Date.now() - Date.parse(since) < PRINT_MS) return null;
  return (
    <Button size="sm" busy={printing.isPending} onClick={() => printing.mutate({})}>
      <Trans>Try again</Trans>
    </Button>
  );
}

/** Says in words how the document stands and what is next. */
export function Standing({ view }: { readonly view: EsignView }) {
  const { day } = useFormat();
  const { zone } = useMe().user;
  const { state, hold, expiresAt, code } = view;
  if (state === 'completing')
    return (
      <Notice tone="blue" fact={<Trans>Everyone has signed.</Trans>}>
        <Trans>The files are being sealed. That takes a moment.</Trans>
      </Notice>
    );
  if (state === 'completed')
    return (
      <Notice tone="green" fact={<Trans>Signed and sealed.</Trans>}>
        <Trans>Everyone has the sealed files by email.</Trans> <Completion view={view} />
        {code && <CodeLine code={code} />}
      </Notice>
    );
  if (state !== 'outForSignature') return <Ended view={view} />;
  if (hold)
    return (
      <Notice
        tone="amber"
        fact={<Trans>On hold.</Trans>}
        action={hold.for === 'rendering' && <PrintAgain view={view} since={hold.since} />}
      >
        {hold.for === 'correction' ? (
          <Trans>Decide on the corrections. Until then, no one can sign.</Trans>
        ) : (
          <Trans>A new version is being made. Until then, no one can sign.</Trans>
        )}
      </Notice>
    );
  return (
    <Notice tone="blue" fact={<Trans>Waiting for {waiting(view)}.</Trans>}>
      {expiresAt ? <Trans>It can be signed until {day({ instant: expiresAt, zone }, { year: true })}.</Trans> : null}
    </Notice>
  );
}
