import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { PageLink } from '#web/ui/page-link.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { EntryPage } from '../parts/entry-page.tsx';
import { useEnter } from '../parts/use-enter.ts';
import { type Arrived, finishSocial } from '../widgets/social.ts';

const route = getRouteApi('/public/account/callback');
const ACCOUNTS = '/personalsettings/connected-accounts';

/** The person signs in by password, and then connects the account. */
function NotConnected({ provider }: { readonly provider: string }) {
  return (
    <EntryPage
      title={<Trans>Not connected yet</Trans>}
      text={
        <Trans>
          This {provider} account is not connected with a user yet. Sign in with your password; you can connect it then.
        </Trans>
      }
    >
      <Link to="/account/signin" search={{ returnTo: ACCOUNTS }} className="btn primary lg">
        <Trans>Sign in with your password</Trans>
      </Link>
    </EntryPage>
  );
}

function Taken({ provider }: { readonly provider: string }) {
  return (
    <EntryPage
      title={<Trans>Already connected</Trans>}
      text={
        <Trans>
          This {provider} account is connected with a user already. An account can be connected with one user only.
        </Trans>
      }
    >
      <PageLink to={ACCOUNTS} className="btn primary lg">
        <Trans>Back to connected accounts</Trans>
      </PageLink>
    </EntryPage>
  );
}

function Failed() {
  return (
    <EntryPage
      title={<Trans>Not signed in</Trans>}
      text={<Trans>The sign-in was cancelled, or it took too long. Try again.</Trans>}
    >
      <Link to="/account/signin" search={{}} className="btn primary lg">
        <Trans>Back to sign-in</Trans>
      </Link>
    </EntryPage>
  );
}

/** Ends the sign-in, opens the product's session and goes on to the page that the person asked for. */
function useArrival() {
  const search = route.useSearch();
  const enter = useEnter();
  const { history } = useRouter();
  return useQuery({
    queryKey: ['social', search.state],
    queryFn: async (): Promise<Arrived> => {
      const arrived = await finishSocial(search);
      if (arrived.outcome === 'signedIn') await enter(arrived.returnTo);
      if (arrived.outcome === 'ticket' && arrived.purpose === 'connect') history.replace(ACCOUNTS);
      return arrived;
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The page to which a sign-in elsewhere returns. */
export function SocialCallbackPage() {
  const { t } = useLingui();
  const { data, error } = useArrival();
  if (data?.outcome === 'ticket' && data.purpose === 'signIn') return <NotConnected provider={data.provider} />;
  if (data?.outcome === 'taken') return <Taken provider={data.provider} />;
  if (data?.outcome === 'failed' || error) return <Failed />;
  return (
    <EntryPage title={t`Signing in`}>
      <SkeletonLines lines={3} />
    </EntryPage>
  );
}
