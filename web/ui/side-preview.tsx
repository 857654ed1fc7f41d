import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { Kbd } from './kbd.tsx';

interface SidePreviewProps {
  /** Number of the record, small. */
  readonly number?: ReactNode;
  /** The way to the whole record. */
  readonly open?: ReactNode;
  readonly onClose: () => void;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}
/** 336 px beside a list; it pushes columns out and never covers them. */
export function SidePreview({ number, open, onClose, footer, children }: SidePreviewProps) {
  const { t } = useLingui();
  return (
    <aside className="pv" aria-label={t`Preview`}>
      <header className="row">
        <span className="micro num">{number}</span>
        <span className="push micro">{t`use`}</span>
        <Kbd keys="arrowup arrowdown" />
        {open}
        <IconButton label={t`Close preview`} keys="escape" onClick={onClose}>
          <X size={15} />
        </IconButton>
      </header>
      {children}
      {footer && <footer className="row">{footer}</footer>}
    </aside>
  );
}
