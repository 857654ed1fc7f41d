import { useState } from 'react';
import { isExpected } from '#web/platform/api-error.ts';

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
      if (!isExpected(error)) throw error;
      setProblem(error.message);
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, submit };
}
