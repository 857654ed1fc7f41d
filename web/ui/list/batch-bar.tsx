import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BatchTarget } from '#web/platform/batches.ts';
import { formatNumber } from '#web/platform/format.ts';
import { Kbd } from '../kbd.tsx';

export interface BatchAction {
  readonly id: string;
  readonly label: ReactNode;
  readonly icon: ReactNode;
  /** In grey: "3 unlocked". */
  readonly note?: ReactNode;
  readonly onRun: (target: BatchTarget) => void;
}
interface BatchBarProps {
  readonly target: BatchTarget;
  readonly actions: readonly BatchAction[];
  readonly total: number;
  /** Takes all that match the filters, on every page. */
  readonly onSelectAll: (() => void) | undefined;
  readonly onClear: () => void;
}
/** Dark, at the foot, while "my selection" holds something. */
export function BatchBar({ target, actions, total: all, onSelectAll, onClear }: BatchBarProps) {
  const { t } = useLingui();
  const total = formatNumber(all);
  if (target.count === 0) return null;
  return (
    <div className="batch" role="toolbar" aria-label={t`My selection`}>
      <b className="num">
        <Plural value={target.count} one="# selected" other="# selected" />
      </b>
      {onSelectAll && !target.matching && target.count < all && (
        <button type="button" className="blink" onClick={onSelectAll}>
          <Trans>Select all {total}</Trans>
        </button>
      )}
      <i />
      {actions.map(({ id, label, icon, note, onRun }) => (
        <button key={id} type="button" onClick={() => onRun(target)}>
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
