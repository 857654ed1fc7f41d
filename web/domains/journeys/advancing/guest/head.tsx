import { Trans } from '@lingui/react/macro';
import { useFormat } from '#web/platform/format.ts';
import { localToday } from '#web/platform/today.ts';
import { Notice } from '#web/ui/notice.tsx';
import { useGuest } from './answering.ts';

/** How much is answered, and until when. */
export function Progress({ asked, answered }: { readonly asked: number; readonly answered: number }) {
  const { view } = useGuest();
  const { day } = useFormat();
  const until = day({ date: view.deadline }, { year: true });
  const isLate = view.canAnswer && !view.submittedAt && view.deadline < localToday();
  return (
    <div className="ag-progress">
      <progress value={answered} max={Math.max(1, asked)} aria-labelledby="ag-progress" />
      <p id="ag-progress" className="row wrap num">
        <span className="strong">
          <Trans>
            {answered} of {asked} answered
          </Trans>
        </span>
        <span className={isLate ? 'ag-late' : 'meta'}>
          {isLate ? <Trans>was due {until}</Trans> : <Trans>please answer by {until}</Trans>}
        </span>
      </p>
    </div>
  );
}

/** Explains the state of the request to its reader. */
export function StateNotice() {
  const { view } = useGuest();
  const { agency, state, submittedAt } = view;
  const { day } = useFormat();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (state === 'approved')
    return (
      <Notice tone="green" fact={<Trans>{agency} has approved the answers.</Trans>}>
        <Trans>If something changes, ask for a change at the question.</Trans>
      </Notice>
    );
  if (state === 'changesRequested' && !submittedAt)
    return (
      <Notice tone="amber" fact={<Trans>{agency} has returned some answers.</Trans>}>
        <Trans>Each says why. Change them and send them again.</Trans>
      </Notice>
    );
  if (!submittedAt) return null;
  const on = day({ instant: submittedAt, zone }, { year: true });
  return (
    <Notice tone="green" fact={<Trans>You sent your answers on {on}.</Trans>}>
      <Trans>You can still change them until {agency} approves them.</Trans>
    </Notice>
  );
}
