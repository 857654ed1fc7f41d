import { Trans } from '@lingui/react/macro';
import type { ShowRow } from '#shared/domains/booking/show/schemas.ts';
import { StatusMark } from '#web/domains/reference/status/widgets/status-mark.tsx';
import { useFormat } from '#web/platform/format.ts';
import { localToday } from '#web/platform/today.ts';
import { ExtendOrRelease } from './option-buttons.tsx';

/** Shows the state of an option. While it is an option, the user can extend or release it. */
export function OptionAct({ show, onDone }: { readonly show: ShowRow; readonly onDone: () => void }) {
  const { day } = useFormat();
  const { phase, statusId, expiresOn, lockedAt } = show;
  if (phase !== 'options')
    return (
      <span className="row ibx-now meta">
        <StatusMark area="show" statusId={statusId} phase={phase} />
      </span>
    );
  return (
    <span className="row ibx-now">
      {expiresOn && expiresOn >= localToday() && (
        <span className="meta num">
          <Trans>until {day({ date: expiresOn })}</Trans>
        </span>
      )}
      {!lockedAt && <ExtendOrRelease show={show} size="sm" onDone={onDone} />}
    </span>
  );
}
