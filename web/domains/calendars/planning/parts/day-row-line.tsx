import { useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { Avatar } from '#web/ui/avatar.tsx';
import { IconButton } from '#web/ui/button.tsx';
import type { DayRow } from '../model/day-rows.ts';

interface Props {
  readonly row: DayRow;
  /** px */
  readonly height: number;
  /** The way of keys to what the pointer does by a drag over empty hours. */
  readonly onCreate: (() => void) | undefined;
}

/** Draws the row of an artist, or of a team. */
export function DayRowLine({ row, height, onCreate }: Props) {
  const { t } = useLingui();
  return (
    <div className="day-row" style={{ height }}>
      <div className="day-name">
        <Avatar name={row.name} size={26} />
        <span className="col">
          <b className="cut">{row.name}</b>
          {row.detail && <span className="micro cut">{row.detail}</span>}
        </span>
        {onCreate && (
          <IconButton label={t`New appointment for ${row.name}`} onClick={onCreate}>
            <Plus size={14} aria-hidden="true" />
          </IconButton>
        )}
      </div>
      <div className="day-hours" />
    </div>
  );
}
