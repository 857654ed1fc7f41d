import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { leave } from '#web/platform/auth.ts';
import { says } from '#web/platform/says.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

/** 24 hours without a sign of life: signed out; closing the window loads the page anew (spec section 8). */
export function IdleDialog() {
  const { t } = useLingui();
  useEffect(() => {
    void leave().catch(() => undefined);
  }, []);
  const reload = () => location.reload();
  return (
    <Dialog
      open
      title={t`Session timeout`}
      role="alertdialog"
      onClose={reload}
      actions={
        <Button kind="primary" onClick={reload}>
          {t`Close and reload`}
        </Button>
      }
    >
      {says('timedOut')}
    </Dialog>
  );
}
