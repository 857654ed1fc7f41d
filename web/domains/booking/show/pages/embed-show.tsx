import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Ticket } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { USUAL_START } from '#shared/domains/booking/show/usual-hours.ts';
import type { FreeValues } from '#shared/domains/identity/free-field/schemas.ts';
import { useInternal } from '#web/domains/booking/show/widgets/use-internal.ts';
import { useFreeAsked } from '#web/domains/identity/free-field/widgets/use-free-asked.tsx';
import { statusOfPhase } from '#web/domains/reference/status/widgets/status-menu.ts';
import { statusesQuery } from '#web/domains/reference/status/widgets/use-statuses.ts';
import { call } from '#web/platform/api.ts';
import { isExpected } from '#web/platform/api-error.ts';
import { useCan } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { leadToProblem } from '#web/ui/controls/lead-to-problem.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { wizardQuestion } from '../model/questions.ts';
import { isFilled, STEPS, WizardFields, type WizardStep, type WizardValues } from '../parts/wizard-steps.tsx';
import { ConflictNotice } from '../widgets/conflict-notice.tsx';
import { showWritten } from '../widgets/show-writes.ts';
import { useReleaseRivals } from '../widgets/use-release-rivals.ts';
import '../parts/wizard.css';

function useCreate(values: WizardValues, said: { readonly freeFields?: FreeValues }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const navigate = useNavigate();
  const releaseRivals = useReleaseRivals();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const create = async () => {
    const { artist, statusId } = values;
    if (!artist || busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const body = { ...wizardQuestion({ ...values, artist }), statusId, ...said };
      const show = await call(showContract.routes.insert, { body });
      showWritten(client, [show]);
      await releaseRivals(undefined, show);
      await navigate({ to: '/show/$key', params: { key: show.id } });
    } catch (error) {
      setProblem(isExpected(error) ? error.message : t`Something unexpected happened`);
      setBusy(false);
    }
  };
  return { busy, problem, create };
}

function Steps({ now }: { readonly now: WizardStep }) {
  const { t } = useLingui();
  const names: Readonly<Record<WizardStep, string>> = {
    artist: t`Artist`,
    date: t`Date`,
    venue: t`Venue`,
    status: t`Status`,
  };
  const at = STEPS.indexOf(now);
  return (
    <ol className="wz-steps" aria-label={t`Steps`}>
      {STEPS.map((step, i) => (
        <li key={step} className={i <= at ? 'on' : ''} aria-current={i === at ? 'step' : undefined}>
          {names[step]}
        </li>
      ))}
    </ol>
  );
}

interface WizardStepsProps {
  readonly index: number;
  readonly setIndex: (next: number) => void;
  readonly busy: boolean;
  readonly last: boolean;
  readonly isReady: boolean;
}
function WizardSteps({ index, setIndex, busy, last, isReady }: WizardStepsProps) {
  return (
    <div className="row">
      <Button disabled={index === 0} onClick={() => setIndex(index - 1)}>
        <Trans>Back</Trans>
      </Button>
      <span className="push" />
      <Button type="submit" kind="primary" busy={busy} disabled={!isReady}>
        {last ? <Trans>Create show</Trans> : <Trans>Next</Trans>}
      </Button>
    </div>
  );
}

function Wizard() {
  const { data } = useSuspenseQuery(statusesQuery('show'));
  const [index, setIndex] = useState(0);
  const [values, setValues] = useState<WizardValues>(() => ({
    artist: null,
    date: '',
    time: USUAL_START,
    venue: null,
    statusId: statusOfPhase(data.rows, 'options', 'Option')?.id ?? '',
  }));
  const own = useFreeAsked('show');
  const { busy, problem, create } = useCreate(values, own.said);
  const step = STEPS[index] ?? 'artist';
  const last = index === STEPS.length - 1;
  const isReady = isFilled(step, values) && !(last && own.isMissing);
  const go = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isReady || leadToProblem(event.currentTarget)) return;
    if (last) void create();
    else setIndex(index + 1);
  };
  return (
    <form className="wz" onSubmit={go}>
      <h1>
        <Trans>New show</Trans>
      </h1>
      <Steps now={step} />
      <div className="wz-fields">
        <WizardFields step={step} values={values} onChange={(more) => setValues({ ...values, ...more })} />
        {last && own.controls}
        {values.artist && values.date && index > 0 && (
          <ConflictNotice question={wizardQuestion({ ...values, artist: values.artist })} />
        )}
        {problem && <Notice tone="red">{problem}</Notice>}
      </div>
      <WizardSteps index={index} setIndex={setIndex} busy={busy} last={last} isReady={isReady} />
    </form>
  );
}

/** A show in four steps, without the rest of the application around it: for a panel in another tool. */
export function EmbedShowPage() {
  const can = useCan();
  const internal = useInternal();
  return (
    <main className="wz-page" id="main">
      {can('show.create') && internal ? (
        <Wizard />
      ) : (
        <EmptyState
          icon={Ticket}
          title={<Trans>You don't have permission to create shows</Trans>}
          text={<Trans>An administrator of your agency can give you permission.</Trans>}
        />
      )}
    </main>
  );
}
