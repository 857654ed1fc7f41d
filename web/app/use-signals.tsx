import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { kernelMessages, translate } from '#shared/kernel/messages.ts';
import { currentLocale } from '#web/platform/i18n.ts';
import { onSignal } from '#web/platform/signals.ts';
import { dialogs } from '#web/ui/dialogs.ts';

/** Draws what the platform has to say (spec section 8). */
export function useSignals(): void {
  const { t } = useLingui();
  useEffect(() => {
    const limit = onSignal('tooManyActions', (message) => {
      const text = message || translate(kernelMessages, currentLocale(), 'tooManyActions');
      void dialogs.inform({ title: t`Error`, text, tone: 'red' });
    });
    const unexpected = onSignal('unexpected', ({ message, code }) => {
      const text = message || translate(kernelMessages, currentLocale(), 'unexpected');
      const named = code ? (
        <>
          {text} <Trans>Code to mention: {code}</Trans>
        </>
      ) : (
        text
      );
      void dialogs.inform({ title: t`This did not work`, text: named });
    });
    return () => {
      limit();
      unexpected();
    };
  }, [t]);
}
