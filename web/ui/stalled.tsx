import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

/** A worker takes a chunk in a few seconds and tries a failed one again within a minute. */
const STALLED_MS = 60_000;

interface StalledProps {
  /** How far the work is. */
  readonly progress: number | string;
  readonly onResume: () => Promise<unknown>;
}
/** Work behind the scenes that has not moved for a while can be sent on its way again: what is done stays done. */
export function Stalled({ progress, onResume }: StalledProps) {
  const [seen, setSeen] = useState({ progress, stalled: false });
  const resuming = useMutation({ mutationFn: onResume, onSuccess: () => setSeen({ progress, stalled: false }) });
  const isStalled = seen.stalled && seen.progress === progress;
  useEffect(() => {
    if (isStalled) return;
    const timer = setTimeout(() => setSeen({ progress, stalled: true }), STALLED_MS);
    return () => clearTimeout(timer);
  }, [progress, isStalled]);
  if (!isStalled) return null;
  return (
    <Notice
      tone="amber"
      action={
        <Button size="sm" busy={resuming.isPending} onClick={() => resuming.mutate()}>
          <Trans>Resume</Trans>
        </Button>
      }
    >
      {resuming.error?.message ?? <Trans>No progress for a minute.</Trans>}
    </Notice>
  );
}
