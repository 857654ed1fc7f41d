import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Kbd } from '../kbd.tsx';

export interface BatchAction {
  readonly id: string;
  readonly label: ReactNode;
  readonly icon: ReactNode;
  /** In grey: "3 unlocked". */
  readonly note?: ReactNode;
  readonly onRun: (ids: readonly string[]) => void;
}
interface BatchBarProps {
  readonly ids: readonly string[];
  readonly actions: readonly BatchAction[];
  readonly total: number;
  readonly onSelectAll: (() => void) | undefined;
  readonly onClear: () => void;
}
/** Dark, at the foot, while "my selection" holds something. */
export function BatchBar({ ids, actions, total, onSelectAll, onClear }: BatchBarProps) {
  const { t } = useLingui();
  if (ids.length === 0) return null;
  return (
    <div className="batch" role="toolbar" aria-label={t`My selection`}>
      <b className="num">
        <Plural value={ids.length} one="# selected" other="# selected" />
      </b>
      {onSelectAll && ids.length < total && (
        <button type="button" className="blink" onClick={onSelectAll}>
          <Trans>Select all {total}</Trans>
        </button>
      )}
      <i />
      {actions.map(({ id, label, icon, note, onRun }) => (
        <button key={id} type="button" onClick={() => onRun(ids)}>
          {icon}
          {label}
          {note && <span className="num">{note}</span>}
        </button>
      ))}
      <i />
      <button type="button" aria-label={t`Clear selection`} onClick={onClear}>
        <X size={15} />
        <Kbd keys="escape" />
      </button>
    </div>
  );
}
