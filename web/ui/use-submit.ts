import { useState } from 'react';
import { browserMessages } from '#shared/kernel/browser-messages.ts';
import { translate } from '#shared/kernel/translate.ts';
import { isAway, isExpected } from '#web/platform/api-error.ts';
import { currentLocale } from '#web/platform/i18n.ts';

/** A step that takes a while: busy as long as it runs, and what the server refuses in words is there to be shown. */
export function useSubmit() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const submit = async (step: () => Promise<unknown>) => {
    setBusy(true);
    setProblem(undefined);
    try {
      await step();
    } catch (error) {
      if (isExpected(error)) setProblem(error.message);
      else if (isAway(error)) setProblem(translate(browserMessages, currentLocale(), 'offline'));
      else throw error;
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, submit };
}
