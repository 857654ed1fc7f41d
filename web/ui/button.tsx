import { type ComponentProps, type MouseEvent, type ReactNode, type Ref, useRef } from 'react';
import { keyLabel } from '#web/platform/keys.ts';
import { cx } from './cx.ts';
import { Kbd } from './kbd.tsx';
import { askPatience, PATIENCE_FROM } from './patience.ts';

interface Look {
  readonly kind?: 'primary' | 'ghost' | 'danger';
  readonly size?: 'sm' | 'lg' | 'xl';
}
interface ButtonProps extends Look, ComponentProps<'button'> {
  readonly icon?: ReactNode;
  /** The shortcut shown on the button; taking the key is the page's work. */
  readonly keys?: string;
  /** Keeps its width while it works, and takes no press until it is done. */
  readonly busy?: boolean;
}

/** Classes of a button, for links that look like one. */
export const buttonClass = ({ kind, size }: Look = {}, className?: string): string => cx('btn', kind, size, className);

/** A press while it works is lost on purpose; one that sends a form is the form's to refuse. */
function usePress({ busy, type, onClick }: Pick<ButtonProps, 'busy' | 'type' | 'onClick'>) {
  const presses = useRef(0);
  return (event: MouseEvent<HTMLButtonElement>) => {
    presses.current = busy ? presses.current + 1 : 1;
    if (!busy || type === 'submit') onClick?.(event);
    else if (presses.current >= PATIENCE_FROM) askPatience();
  };
}

export function Button({ kind, size, icon, keys, busy, className, children, disabled, onClick, ...rest }: ButtonProps) {
  const press = usePress({ busy, type: rest.type, onClick });
  return (
    <button
      type="button"
      className={cx(buttonClass({ ...(kind && { kind }), ...(size && { size }) }), disabled && 'off', className)}
      disabled={disabled}
      aria-busy={busy || undefined}
      {...rest}
      onClick={press}
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
