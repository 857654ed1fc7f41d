import { Trans } from '@lingui/react/macro';
import { isExpected } from '#web/platform/api-error.ts';

/** Says why a link did not open, or a code was not sent. */
export const AccessProblem = ({ error }: { readonly error: Error | null }) =>
  error && (
    <p className="meta" role="alert">
      {isExpected(error) ? error.message : <Trans>Please try again in a moment.</Trans>}
    </p>
  );
