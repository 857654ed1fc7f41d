import { Trans } from '@lingui/react/macro';
import { isExpected, isSignedOut } from '#web/platform/api-error.ts';
import { Notice } from '#web/ui/notice.tsx';

/** Says why the last press had no effect. The page says itself that a session is lost. */
export function Problem({ error, className }: Readonly<{ error: Error | null; className?: string | undefined }>) {
  if (!error || isSignedOut(error)) return null;
  return (
    <Notice tone="red" className={className}>
      {isExpected(error) ? error.message : <Trans>Please try again in a moment.</Trans>}
    </Notice>
  );
}
