import { useLingui } from '@lingui/react/macro';
import { GripVertical } from 'lucide-react';
import type { KeyboardEvent } from 'react';

interface GripProps {
  readonly name: string;
  readonly index: number;
  readonly count: number;
  readonly onKeyDown: (event: KeyboardEvent, index: number) => void;
}
/** Moves its row by drag, or by Alt and the arrow keys. */
export function Grip({ name, index, count, onKeyDown }: GripProps) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      className="adt-grip"
      data-grip
      aria-label={t`Move ${name}, place ${index + 1} of ${count}: Alt and the arrow keys`}
      onKeyDown={(event) => onKeyDown(event, index)}
    >
      <GripVertical size={14} aria-hidden="true" />
    </button>
  );
}
