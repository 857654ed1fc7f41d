import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { signOut } from '#web/platform/session.ts';
import { Button } from '#web/ui/button.tsx';
import { EntryPage } from '../parts/entry-page.tsx';

/** Where somebody lands whose agency, or whose own access, is not open. */
export const AccessStatusPage = () => (
  <EntryPage
    title={<Trans>Your access is not open</Trans>}
    text={
      <Trans>
        Temporary access has ended, or your agency's subscription is on hold. An administrator of your agency can open
        it again.
      </Trans>
    }
  >
    <Link to="/" className="btn primary lg">
      <Trans>Try again</Trans>
    </Link>
    <div className="entry-links">
      <Button kind="ghost" onClick={() => void signOut()}>
        <Trans>Sign out</Trans>
      </Button>
    </div>
  </EntryPage>
);
