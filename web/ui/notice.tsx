import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

/** Red: money, law, double booking. Amber: may hurt. Blue: to know. Green: done. */
type NoticeTone = 'red' | 'amber' | 'blue' | 'green';
const ICONS = { red: CircleAlert, amber: TriangleAlert, blue: Info, green: CircleCheck } as const;

interface NoticeProps {
  readonly tone: NoticeTone;
  /** The fact; the children say its consequence. */
  readonly fact?: ReactNode;
  readonly action?: ReactNode;
  readonly children?: ReactNode;
  readonly className?: string | undefined;
}
export function Notice({ tone, fact, action, children, className }: NoticeProps) {
  const Icon = ICONS[tone];
  return (
    <div className={cx('notice', tone, className)} role={tone === 'red' ? 'alert' : undefined}>
      <Icon size={15} aria-hidden="true" />
      <div className="grow">
        {fact && <b>{fact} </b>}
        {children}
      </div>
      {action}
    </div>
  );
}
