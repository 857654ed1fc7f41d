import { Trans } from '@lingui/react/macro';
import { isExpected, isSignedOut } from '#web/platform/api-error.ts';
import { Notice } from '#web/ui/notice.tsx';

/** Says why the last press had no effect. A lost session leads to the door, which says so itself. */
export function Problem({ error }: { readonly error: Error | null }) {
  if (!error || isSignedOut(error)) return null;
  return <Notice tone="red">{isExpected(error) ? error.message : <Trans>Please try again in a moment.</Trans>}</Notice>;
}
