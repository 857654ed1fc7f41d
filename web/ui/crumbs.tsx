import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PageLink } from './page-link.tsx';

export interface Crumb {
  readonly label: ReactNode;
  /** The last one is the page itself. */
  readonly to?: string;
}
interface CrumbsProps {
  readonly items: readonly Crumb[];
  /** At the right: the place in the list, next and previous, more. */
  readonly children?: ReactNode;
}
export function Crumbs({ items, children }: CrumbsProps) {
  const { t } = useLingui();
  return (
    <div className="crumb">
      <nav aria-label={t`Path`} className="row">
        {items.map(({ label, to }, i) => (
          <span key={to ?? i} className="row">
            {i > 0 && <span className="dim">/</span>}
            {to ? (
              <PageLink to={to} className="link">
                {label}
              </PageLink>
            ) : (
              <span className="mut">{label}</span>
            )}
          </span>
        ))}
      </nav>
      {children && <span className="push row">{children}</span>}
    </div>
  );
}
