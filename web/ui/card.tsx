import { type ReactNode, useEffect, useId, useRef } from 'react';
import { cx } from './cx.ts';
import { Count } from './status.tsx';

interface CardProps {
  readonly title?: ReactNode;
  readonly icon?: ReactNode;
  readonly count?: number | string;
  readonly action?: ReactNode;
  readonly className?: string;
  /** The card's id, to which an address with a hash leads: `payments` for `#payments`. */
  readonly anchor?: string;
  readonly children: ReactNode;
}
export const Card = ({ title, icon, count, action, className, anchor, children }: CardProps) => {
  const id = useId();
  const ref = useRef<HTMLElement>(null);
  // The page's data may arrive after its address was followed: a card that appears late scrolls into view itself.
  useEffect(() => {
    if (anchor && window.location.hash === `#${anchor}`) ref.current?.scrollIntoView();
  }, [anchor]);
  return (
    <section ref={ref} id={anchor} className={cx('card', className)} aria-labelledby={title ? id : undefined}>
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
