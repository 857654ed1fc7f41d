import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { leave } from '#web/platform/auth.ts';
import { EntryPage } from '../parts/entry-page.tsx';

/** The page for a session that ended because the agency allows no more: nobody used it for longest. */
export function MultiUsePage() {
  useEffect(() => {
    void leave().catch(() => undefined);
  }, []);
  return (
    <EntryPage
      title={<Trans>You are signed in elsewhere</Trans>}
      text={
        <Trans>
          Your account was open on more devices than your agency allows, so this session has ended. If that wasn't you,
          reset your password.
        </Trans>
      }
    >
      <Link to="/account/signin" search={{}} className="btn primary lg">
        <Trans>Sign in here</Trans>
      </Link>
      <div className="entry-links">
        <Link to="/account/resetmypassword" search={{}} className="link">
          <Trans>Reset my password</Trans>
        </Link>
      </div>
    </EntryPage>
  );
}
