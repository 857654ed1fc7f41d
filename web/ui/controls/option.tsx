import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

type OptionProps = Readonly<{ id: string; active: boolean; onPick: () => void; children: ReactNode }>;
/** An option of a list whose keys belong to the field beside it: the pointer does not take the focus away. */
export const Option = ({ id, active, onPick, children }: OptionProps) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field
  <div
    id={id}
    role="option"
    tabIndex={-1}
    aria-selected={active}
    className={cx('menu-i', active && 'on')}
    onPointerDown={(event) => event.preventDefault()}
    onClick={onPick}
  >
    {children}
  </div>
);
