import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Check, Clock } from 'lucide-react';
import { memo } from 'react';
import { headsOf } from '#shared/domains/journeys/guest-list/rules.ts';
import type { DoorGuest } from '#shared/domains/journeys/guest-list-link/view.ts';
import { formatTime } from '#web/platform/format.ts';
import { Button } from '#web/ui/button.tsx';

const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

interface DoorLineProps {
  readonly guest: DoorGuest;
  readonly place: string;
  /** The server does not have the last act yet. */
  readonly isWaiting: boolean;
  /** Left out for those who only look. */
  readonly onAct: ((guest: DoorGuest, isHere: boolean) => void) | undefined;
}

function Words({ guest, place, isWaiting }: Omit<DoorLineProps, 'onAct'>) {
  const { t } = useLingui();
  const { name, plusOnes, note, status, collectedAt } = guest;
  const time = collectedAt && formatTime(collectedAt, zone());
  return (
    <span className="col grow gl-words">
      <span className="row wrap">
        <span className="strong">{name}</span>
        {plusOnes > 0 && <b className="num gl-plus">+{plusOnes}</b>}
        {isWaiting && (
          <span className="row" title={t`Not sent yet`}>
            <Clock size={13} role="img" aria-label={t`Not sent yet`} />
          </span>
        )}
      </span>
      <span className="meta">
        {status === 'collected' && time && (
          <span className="num">
            <Trans>in at {time}</Trans>
            {' · '}
          </span>
        )}
        {[place, note].filter(Boolean).join(' · ')}
      </span>
    </span>
  );
}

/** One guest of a door: a tap checks them in with their plus ones, and another button takes that back. */
export const DoorLine = memo(function DoorLine({ onAct, ...props }: DoorLineProps) {
  const { t } = useLingui();
  const { guest } = props;
  const { name, status } = guest;
  const isHere = status === 'collected';
  const heads = headsOf(guest);
  return (
    <li className="gg-line" data-status={status}>
      {onAct && !isHere ? (
        <button
          type="button"
          className="gg-in"
          aria-label={heads > 1 ? t`Check in ${name}, ${heads} people` : t`Check in ${name}`}
          onClick={() => onAct(guest, true)}
        >
          <span className="gl-door" aria-hidden="true">
            <Check size={20} />
          </span>
          <Words {...props} />
        </button>
      ) : (
        <span className="gg-in">
          <span className="gl-door" aria-hidden="true">
            {isHere && <Check size={20} />}
          </span>
          <Words {...props} />
        </span>
      )}
      {onAct && isHere && (
        <Button aria-label={t`Undo the check-in of ${name}`} onClick={() => onAct(guest, false)}>
          {t`Undo`}
        </Button>
      )}
      {!onAct && isHere && (
        <span className="meta num">
          <Plural value={heads} one="# person" other="# people" />
        </span>
      )}
    </li>
  );
});
