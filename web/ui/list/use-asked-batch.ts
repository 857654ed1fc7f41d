import { useState } from 'react';
import type { BatchTarget } from '#web/platform/batches.ts';
import type { Batch } from './use-batch.tsx';

type Run = Batch['run'];
/** A batch that waits for the answer of a dialog. */
export function useAskedBatch() {
  const [asked, setAsked] = useState<{ readonly batch: Batch; readonly target: BatchTarget }>();
  const close = () => setAsked(undefined);
  const run = (operation: Parameters<Run>[0], values: readonly string[], removed: readonly string[] = []) => {
    asked?.batch.run(operation, asked.target, values, removed);
    close();
  };
  const ask = (batch: Batch) => (target: BatchTarget) => setAsked({ batch, target });
  return { target: asked?.target, ask, run, close };
}
