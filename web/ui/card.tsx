import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';
import { Count } from './status.tsx';

interface CardProps {
  readonly title?: ReactNode;
  readonly icon?: ReactNode;
  readonly count?: number | string;
  readonly action?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}
export const Card = ({ title, icon, count, action, className, children }: CardProps) => {
  const id = useId();
  return (
    <section className={cx('card', className)} aria-labelledby={title ? id : undefined}>
      {title && (
        <header className="card-h">
          {icon}
          <h2 id={id}>{title}</h2>
          <Count value={count} />
          {action && <span className="push row">{action}</span>}
        </header>
      )}
      {children}
    </section>
  );
};
