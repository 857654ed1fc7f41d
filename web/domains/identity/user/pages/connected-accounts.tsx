import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { accountContract } from '#shared/domains/identity/account/contract.ts';
import type { OutputOf } from '#shared/kernel/contract/route.ts';
import { SettingsFrame } from '#web/kits/settings/settings-frame.tsx';
import { call, queryOf } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { useRoleNames } from '#web/platform/role-names.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { Status } from '#web/ui/status.tsx';
import { toast } from '#web/ui/toaster.ts';
import { SocialCard } from '../parts/social-card.tsx';
import '../parts/user.css';

const { connected, endSession } = accountContract.routes;

type Accounts = OutputOf<typeof connected>;

function AgencyLine({ agency: { agency, role, isThis } }: { readonly agency: Accounts['agencies'][number] }) {
  const roles = useRoleNames();
  return (
    <li>
      <span className="strong cut">{agency}</span>
      <span className="meta">{roles[role]}</span>
      {isThis && (
        <Status tone="green">
          <Trans>this session</Trans>
        </Status>
      )}
    </li>
  );
}

/** A sign-in from before devices were stored has none. */
function DeviceName({ session: { browser, system } }: { readonly session: Accounts['sessions'][number] }) {
  if (browser && system)
    return (
      <Trans>
        {browser} on {system}
      </Trans>
    );
  return browser ?? system ?? <Trans>Unknown device</Trans>;
}

type SessionLineProps = Readonly<{ session: Accounts['sessions'][number]; end: ReturnType<typeof useEndSession> }>;
function SessionLine({ session, end }: SessionLineProps) {
  const { id, agency, createdAt, lastSeenAt, isThis } = session;
  const { t } = useLingui();
  const { near } = useFormat();
  return (
    <li>
      <span className="col">
        <span className="strong cut">
          <DeviceName session={session} />
        </span>
        <span className="micro cut">{agency}</span>
      </span>
      <span className="meta">
        <Trans>
          since {near(createdAt)}, last used {near(lastSeenAt)}
        </Trans>
      </span>
      {isThis ? (
        <Status tone="green">{t`This device`}</Status>
      ) : (
        <Button size="sm" kind="danger" busy={end.isPending} onClick={() => end.mutate(id)}>
          {t`Sign out`}
        </Button>
      )}
    </li>
  );
}

function useEndSession() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string | undefined) => call(endSession, { body: id === undefined ? {} : { id } }),
    onSuccess: (_, id) =>
      toast(id === undefined ? <Trans>All other devices signed out</Trans> : <Trans>Device signed out</Trans>),
    onSettled: () => queries.invalidateQueries({ queryKey: [connected.id] }),
  });
}

/** Lists the agencies of one email address and password, and the devices that are signed in. */
export function ConnectedAccountsPage() {
  const { t } = useLingui();
  const { data } = useSuspenseQuery(queryOf(connected, {}));
  const end = useEndSession();
  const { email, agencies, sessions } = data;
  return (
    <SettingsFrame title={t`Connected accounts`} text={<Trans>You sign in as {email}.</Trans>}>
      <SocialCard />
      <Card
        title={t`Agencies`}
        count={agencies.length}
        action={
          agencies.length > 1 && (
            <PageLink to="/externalidentity/chooseuser" className="link">
              {t`Switch agency`}
            </PageLink>
          )
        }
      >
        <ul className="lines us-acc">
          {agencies.map((one) => (
            <AgencyLine key={one.userId} agency={one} />
          ))}
        </ul>
      </Card>
      <Card
        title={t`Signed in on`}
        count={sessions.length}
        action={
          sessions.length > 1 && (
            <Button size="sm" kind="danger" busy={end.isPending} onClick={() => end.mutate(undefined)}>
              {t`Sign out all others`}
            </Button>
          )
        }
      >
        <ul className="lines us-acc">
          {sessions.map((session) => (
            <SessionLine key={session.id} session={session} end={end} />
          ))}
        </ul>
      </Card>
    </SettingsFrame>
  );
}
