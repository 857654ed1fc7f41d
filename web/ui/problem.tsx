import { Trans } from '@lingui/react/macro';
import { isExpected, isSignedOut } from '#web/platform/api-error.ts';
import { Notice } from '#web/ui/notice.tsx';

interface ProblemProps {
  readonly error: Error | null;
  readonly className?: string | undefined;
}
/** Says why the last press had no effect. The page says itself that a session is lost. */
export function Problem({ error, className }: ProblemProps) {
  if (!error || isSignedOut(error)) return null;
  return (
    <Notice tone="red" className={className}>
      {isExpected(error) ? error.message : <Trans>Please try again in a moment.</Trans>}
    </Notice>
  );
}
