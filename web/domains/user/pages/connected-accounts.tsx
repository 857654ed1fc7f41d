import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { accountContract } from '#shared/domains/account/contract.ts';
import type { Role } from '#shared/kernel/permission.ts';
import { SettingsFrame } from '#web/domains/system/widgets/settings-frame.tsx';
import { call, queryOf } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { useRoleNames } from '#web/platform/role-names.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { Status } from '#web/ui/status.tsx';
import { toast } from '#web/ui/toaster.ts';
import '../parts/user.css';
import type { UseMutationResult } from '@tanstack/react-query';

const { connected, endSession } = accountContract.routes;

interface AgencyLineProps {
  readonly roles: ReturnType<typeof useRoleNames>;
  readonly agency: string;
  readonly role: Role;
  readonly isThis: boolean;
}
function AgencyLine({ roles, agency, role, isThis }: AgencyLineProps) {
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

interface SessionLineProps {
  readonly end: UseMutationResult<{ ok: true }, Error, string, unknown>;
  readonly id: string;
  readonly agency: string;
  readonly createdAt: string;
  readonly lastSeenAt: string;
  readonly isThis: boolean;
}
function SessionLine({ end, id, agency, createdAt, lastSeenAt, isThis }: SessionLineProps) {
  const { t } = useLingui();
  const { near } = useFormat();
  return (
    <li>
      <span className="strong cut">{isThis ? t`This device` : agency}</span>
      <span className="meta">
        <Trans>
          since {near(createdAt)}, last used {near(lastSeenAt)}
        </Trans>
      </span>
      {!isThis && (
        <Button size="sm" kind="danger" busy={end.isPending} onClick={() => end.mutate(id)}>
          <Trans>Sign out</Trans>
        </Button>
      )}
    </li>
  );
}

function useEndSession() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(endSession, { body: { id } }),
    onSuccess: () => toast(<Trans>Device signed out</Trans>),
    onSettled: () => queries.invalidateQueries({ queryKey: [connected.id] }),
  });
}

/** Lists the agencies of one email address and password, and the devices that are signed in. */
export function ConnectedAccountsPage() {
  const { t } = useLingui();
  const roles = useRoleNames();
  const { data } = useSuspenseQuery(queryOf(connected, {}));
  const end = useEndSession();
  const { email, agencies, sessions } = data;
  return (
    <SettingsFrame
      title={<Trans>Connected accounts</Trans>}
      text={<Trans>You sign in as {email} with a password. No other sign-in methods are set up.</Trans>}
    >
      <Card
        title={t`Agencies`}
        count={agencies.length}
        action={
          agencies.length > 1 && (
            <PageLink to="/externalidentity/chooseuser" className="link">
              <Trans>Switch agency</Trans>
            </PageLink>
          )
        }
      >
        <ul className="lines us-acc">
          {agencies.map(({ userId, agency, role, isThis }) => (
            <AgencyLine key={userId} roles={roles} agency={agency} role={role} isThis={isThis} />
          ))}
        </ul>
      </Card>
      <Card title={t`Signed in on`} count={sessions.length}>
        <ul className="lines us-acc">
          {sessions.map(({ id, agency, createdAt, lastSeenAt, isThis }) => (
            <SessionLine
              key={id}
              end={end}
              id={id}
              agency={agency}
              createdAt={createdAt}
              lastSeenAt={lastSeenAt}
              isThis={isThis}
            />
          ))}
        </ul>
      </Card>
    </SettingsFrame>
  );
}
