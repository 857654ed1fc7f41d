import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from './button.tsx';
import { PageLink } from './page-link.tsx';
import { closeToast, toastStore } from './toaster.ts';

/** Waits while the pointer or the focus is on it. */
export function ToastHost() {
  const { t } = useLingui();
  const shown = toastStore.use();
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (!shown || held) return;
    const timer = setTimeout(closeToast, shown.stayMs);
    return () => clearTimeout(timer);
  }, [shown, held]);
  const hold = { onPointerEnter: () => setHeld(true), onPointerLeave: () => setHeld(false) };
  const undo = () => {
    shown?.undo?.();
    closeToast();
  };
  return (
    <div role="status" aria-live="polite" className="toasts">
      {shown && (
        // biome-ignore lint/a11y/noStaticElementInteractions: only waits longer while somebody is on it
        <div className="toast" key={shown.key} {...hold} onFocus={() => setHeld(true)} onBlur={() => setHeld(false)}>
          <span>{shown.text}</span>
          {shown.to && (
            <PageLink to={shown.to} onClick={closeToast}>
              {t`Open`}
            </PageLink>
          )}
          {shown.undo && (
            <button type="button" onClick={undo}>
              {t`Undo`}
            </button>
          )}
          <IconButton label={t`Close`} onClick={closeToast}>
            <X size={15} />
          </IconButton>
        </div>
      )}
    </div>
  );
}
