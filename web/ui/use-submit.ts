import { useState } from 'react';
import { isAway, isExpected, isSignedOut } from '#web/platform/api-error.ts';
import { useBackOnline } from '#web/platform/back-online.ts';
import { says } from '#web/platform/says.ts';
import { askPatience } from './patience.ts';
import { createSubmitGuard } from './submit-guard.ts';

export type Step = () => Promise<unknown>;

/** A step that takes a while: busy as long as it runs, and what the server refuses in words is there to be shown. */
export function useStep() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isOut, setOut] = useState(false);
  useBackOnline(() => isOut && setProblem(undefined));
  /** Whether it went through. */
  const run = async (step: Step): Promise<boolean> => {
    setBusy(true);
    setProblem(undefined);
    setOut(false);
    try {
      await step();
      return true;
    } catch (error) {
      if (isSignedOut(error)) setProblem(says('signedOut'));
      else if (isExpected(error)) setProblem(error.message);
      else if (isAway(error)) {
        setProblem(says('offline'));
        setOut(true);
      } else throw error;
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, run };
}

/** A step that is sent once, however often it is asked for (spec section 4). */
export function useSubmit() {
  const { busy, problem, run } = useStep();
  const [guard] = useState(createSubmitGuard);
  const submit = async (step: Step): Promise<void> => {
    const verdict = guard.ask(performance.now());
    if (verdict === 'patience') askPatience();
    if (verdict !== 'go') return;
    let isDone = false;
    await guard
      .during(async () => {
        isDone = await run(step);
      })()
      .finally(() => !isDone && guard.reset());
  };
  return { busy, problem, submit };
}
