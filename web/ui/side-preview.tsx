import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { createContext, type ReactNode, useContext } from 'react';
import { buttonClass, IconButton } from './button.tsx';
import { Kbd } from './kbd.tsx';
import { PageLink } from './page-link.tsx';

interface OpenRecord {
  readonly path: string;
  readonly label: string;
}
/** The list says which record its preview shows, so every preview has an Open. */
export const PreviewRecord = createContext<OpenRecord | undefined>(undefined);

interface SidePreviewProps {
  /** Number of the record, small. */
  readonly number?: ReactNode;
  readonly onClose: () => void;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}
/** 336 px beside a list; it pushes columns out and never covers them. */
export function SidePreview({ number, onClose, footer, children }: SidePreviewProps) {
  const { t } = useLingui();
  const record = useContext(PreviewRecord);
  return (
    <aside className="pv" aria-label={t`Preview`}>
      <header className="row">
        <span className="micro num">{number}</span>
        <span className="push micro">{t`use`}</span>
        <Kbd keys="arrowup arrowdown" />
        <IconButton label={t`Close preview`} keys="escape" onClick={onClose}>
          <X size={15} />
        </IconButton>
      </header>
      {children}
      {(footer || record) && (
        <footer className="row wrap">
          {footer}
          {record && (
            <PageLink
              to={record.path}
              className={buttonClass(footer ? {} : { kind: 'primary' })}
              aria-label={t`Open ${record.label}`}
            >
              {t`Open`}
            </PageLink>
          )}
        </footer>
      )}
    </aside>
  );
}
