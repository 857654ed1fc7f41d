import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { browserMessages } from '#shared/kernel/browser-messages.ts';
import { translate } from '#shared/kernel/translate.ts';
import { leave } from '#web/platform/auth.ts';
import { currentLocale } from '#web/platform/i18n.ts';
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
      {translate(browserMessages, currentLocale(), 'timedOut')}
    </Dialog>
  );
}
