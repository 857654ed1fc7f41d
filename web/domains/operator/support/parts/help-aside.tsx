import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useShortcut } from '#web/platform/keys.ts';
import { IconButton } from '#web/ui/button.tsx';
import './support.css';

/** Takes the focus as it opens, and gives it back to who opened it unless it has gone elsewhere since. */
function useFocusWithin() {
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const own = box.current;
    const opener = document.activeElement;
    own?.focus();
    return () => {
      if (opener instanceof HTMLElement && own?.contains(document.activeElement)) opener.focus();
    };
  }, []);
  return box;
}

/** Beside the page, which goes on: what somebody reads they do at once. Below 1200 px it lies over the page's side. */
export function HelpAside({ onClose, children }: { readonly onClose: () => void; readonly children: ReactNode }) {
  const { t } = useLingui();
  const box = useFocusWithin();
  useShortcut('escape', onClose);
  return (
    <aside ref={box} className="help" aria-label={t`Help`} tabIndex={-1}>
      <header className="row">
        <h2 className="grow">{t`Help`}</h2>
        <IconButton label={t`Close help`} keys="escape" onClick={onClose}>
          <X size={15} />
        </IconButton>
      </header>
      <div className="help-b">{children}</div>
    </aside>
  );
}
