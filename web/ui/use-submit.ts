import { useState } from 'react';
import { isAway, isExpected, isSignedOut } from '#web/platform/api-error.ts';
import { says } from '#web/platform/says.ts';

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
      if (isSignedOut(error)) setProblem(says('signedOut'));
      else if (isExpected(error)) setProblem(error.message);
      else if (isAway(error)) setProblem(says('offline'));
      else throw error;
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, submit };
}
