import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowUpRight, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClass, IconButton } from './button.tsx';
import { Kbd } from './kbd.tsx';
import { PageLink } from './page-link.tsx';
import { usePhone } from './use-media.ts';

interface SidePreviewProps {
  /** Number of the record, small. */
  readonly number?: ReactNode;
  /** The page of the record; left out where there is none. */
  readonly to?: string;
  /** The record's name, for screen readers: "Open Mira Solano". */
  readonly name?: string;
  readonly onClose: () => void;
  /** Next steps. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}
/**
 * 336 px beside a list; it pushes columns out and never covers them. Open is in its head where the foot holds next
 * steps. On the phone, where a sheet has no head, it is always in the foot.
 */
export function SidePreview({ number, to, name, onClose, footer, children }: SidePreviewProps) {
  const { t } = useLingui();
  const isPhone = usePhone();
  const isInHead = Boolean(footer) && !isPhone;
  const open = to && (
    <PageLink
      to={to}
      className={buttonClass(isInHead ? { size: 'sm' } : footer ? {} : { kind: 'primary' })}
      aria-label={name && t`Open ${name}`}
    >
      <Trans>Open</Trans>
      {isInHead && <ArrowUpRight size={13} aria-hidden="true" />}
    </PageLink>
  );
  return (
    <aside className="pv" aria-label={t`Preview`}>
      <header className="row">
        <span className="micro num">{number}</span>
        <span className="push micro">{t`use`}</span>
        <Kbd keys="arrowup arrowdown" />
        {isInHead && open}
        <IconButton label={t`Close preview`} keys="escape" onClick={onClose}>
          <X size={15} />
        </IconButton>
      </header>
      {children}
      {(footer || open) && (
        <footer className="row wrap">
          {footer}
          {!isInHead && open}
        </footer>
      )}
    </aside>
  );
}
