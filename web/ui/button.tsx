import type { ComponentProps, ReactNode, Ref } from 'react';
import { keyLabel } from '#web/platform/keys.ts';
import { cx } from './cx.ts';
import { Kbd } from './kbd.tsx';

interface Look {
  readonly kind?: 'primary' | 'ghost' | 'danger';
  readonly size?: 'sm' | 'lg' | 'xl';
}
interface ButtonProps extends Look, ComponentProps<'button'> {
  readonly icon?: ReactNode;
  /** The shortcut shown on the button; taking the key is the page's work. */
  readonly keys?: string;
  /** Keeps its width while it works. */
  readonly busy?: boolean;
}

/** Classes of a button, for links that look like one. */
export const buttonClass = ({ kind, size }: Look = {}, className?: string): string => cx('btn', kind, size, className);

export function Button({ kind, size, icon, keys, busy, className, children, disabled, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      className={cx(buttonClass({ ...(kind && { kind }), ...(size && { size }) }), disabled && 'off', className)}
      disabled={disabled}
      aria-busy={busy || undefined}
      {...rest}
    >
      {icon}
      {children}
      {keys && <Kbd keys={keys} />}
    </button>
  );
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Its name; shown as a tooltip with its key. */
  readonly label: string;
  readonly keys?: string | undefined;
  readonly look?: 'box' | 'touch' | undefined;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

export const IconButton = ({ label, keys, look, className, ...rest }: IconButtonProps) => (
  <button
    type="button"
    className={cx('ib', look, className)}
    aria-label={label}
    data-tip={label}
    data-tip-keys={keys && keyLabel(keys)}
    {...rest}
  />
);
