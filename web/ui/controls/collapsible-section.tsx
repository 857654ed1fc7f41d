import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { formatNumber } from '#web/platform/format.ts';
import { useCookieFlag } from '#web/platform/preferences.ts';
import { cx } from '../cx.ts';
import './controls.css';

interface CollapsibleSectionProps {
  /** Name of the cookie that remembers the section for 365 days. */
  readonly name: string;
  readonly title: ReactNode;
  readonly count?: number | undefined;
  readonly openAtFirst?: boolean | undefined;
  readonly children: ReactNode;
}

/** A section whose head folds it; the browser remembers. */
export function CollapsibleSection({ name, title, count, openAtFirst = true, children }: CollapsibleSectionProps) {
  const [open, setOpen] = useCookieFlag(`section-${name}`, openAtFirst);
  const id = useId();
  return (
    <section>
      <h2>
        <button
          type="button"
          className="ctl-head"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <ChevronDown size={14} className={cx('ctl-fold', !open && 'folded')} aria-hidden="true" />
          {title}
          {count !== undefined && (
            <span className="count">{typeof count === 'number' ? formatNumber(count) : count}</span>
          )}
        </button>
      </h2>
      <div id={id} hidden={!open}>
        {children}
      </div>
    </section>
  );
}
