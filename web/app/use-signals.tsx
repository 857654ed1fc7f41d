import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { says } from '#web/platform/says.ts';
import { onSignal } from '#web/platform/signals.ts';
import { dialogs } from '#web/ui/dialogs.ts';

/** Draws what the platform has to say (spec section 8). */
export function useSignals(): void {
  const { t } = useLingui();
  useEffect(() => {
    let told = false;
    const limit = onSignal('tooManyActions', (message) => {
      // A page asks several things at once: they are refused together and need one answer.
      if (told) return;
      told = true;
      const text = message || says('tooManyActions');
      void dialogs.inform({ title: t`Error`, text, tone: 'red' }).then(() => {
        told = false;
      });
    });
    const unexpected = onSignal('unexpected', ({ message, code }) => {
      const text = message || says('unexpected');
      const named = code ? (
        <>
          {text} <Trans>Reference code: {code}</Trans>
        </>
      ) : (
        text
      );
      void dialogs.inform({ title: t`Something went wrong`, text: named });
    });
    return () => {
      limit();
      unexpected();
    };
  }, [t]);
}
