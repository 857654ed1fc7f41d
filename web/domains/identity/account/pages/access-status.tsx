import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { mayBeSignedIn } from '#web/platform/kept-token.ts';
import { signOut } from '#web/platform/session.ts';
import { Button } from '#web/ui/button.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { AccessState, accessQuery } from '../parts/access-state.tsx';
import { EntryPage } from '../parts/entry-page.tsx';

/** Explains the reason that the server put into the address. Without a reason it names both. */
function Why({ reason }: { readonly reason: unknown }) {
  if (reason === 'agency')
    return (
      <Trans>
        Your agency's workspace is closed, so its users can't sign in. The agency's administrator can ask for it to be
        reopened.
      </Trans>
    );
  if (reason === 'address')
    return (
      <Trans>
        Your agency lets its team in from certain IP addresses only, and yours isn't one of them. Use the agency's
        network, or ask an administrator to add your address.
      </Trans>
    );
  if (reason === 'own') return <Trans>Your access has ended. An administrator of your agency can restore it.</Trans>;
  return (
    <Trans>
      Your temporary access has ended, or your agency's subscription is on hold. An administrator of your agency can
      restore it.
    </Trans>
  );
}

/** The page for a user whose agency, or whose own access, is not open. Whoever is signed in sees the access to each agency. */
export function AccessStatusPage() {
  const { reason } = useSearch({ strict: false }) as { readonly reason?: unknown };
  const { data, isLoading } = useQuery({ ...accessQuery, enabled: mayBeSignedIn(), retry: false });
  const rows = data?.rows ?? [];
  const isElsewhere = reason === 'address';
  const isIn = !isElsewhere && rows.some(({ state }) => state === 'active' || state === 'notBegun');
  return (
    <EntryPage
      title={isIn ? <Trans>Your access</Trans> : <Trans>You don't have access</Trans>}
      text={(isElsewhere || (rows.length === 0 && !isLoading)) && <Why reason={reason} />}
    >
      {isLoading && <SkeletonLines lines={3} />}
      {rows.map((access) => (
        <AccessState key={access.userId} access={access} />
      ))}
      {/* Fetching ahead would be refused, and lead to the sign-in. */}
      <Link to="/" preload={false} className="btn lg">
        <Trans>Try again</Trans>
      </Link>
      <div className="entry-links">
        <Button kind="ghost" onClick={() => void signOut()}>
          <Trans>Sign out</Trans>
        </Button>
      </div>
    </EntryPage>
  );
}
