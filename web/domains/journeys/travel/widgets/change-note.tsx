import { Trans } from '@lingui/react/macro';
import { ArrowRightLeft, TriangleAlert } from 'lucide-react';
import { cx } from '#web/ui/cx.ts';
import { DurationText } from './duration-text.tsx';
import './segments.css';

/** Minutes in which few people get from one gate or platform to another. */
const TIGHT = 45;

interface ChangeNoteProps {
  /** Undefined where one does not change there. */
  readonly minutes: number | undefined;
  readonly place: string;
}
/** How long there is to change between two stretches of a journey. */
export function ChangeNote({ minutes, place }: ChangeNoteProps) {
  if (minutes === undefined || !place) return null;
  const isMissed = minutes < 0;
  const Icon = minutes < TIGHT ? TriangleAlert : ArrowRightLeft;
  return (
    <p className={cx('leg-note', isMissed ? 'missed' : minutes < TIGHT && 'tight')}>
      <Icon size={13} aria-hidden="true" />
      <span className="num">
        {isMissed ? (
          <Trans>
            Departs {place} <DurationText minutes={-minutes} /> before this one arrives
          </Trans>
        ) : (
          <Trans>
            <DurationText minutes={minutes} /> to change in {place}
          </Trans>
        )}
      </span>
    </p>
  );
}
