import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountContract } from '#shared/domains/identity/account/contract.ts';
import type { SocialAccount } from '#shared/domains/identity/account/schemas.ts';
import { beginSocial, forgetTicket, waitingTicket } from '#web/domains/identity/account/widgets/social.ts';
import { call, queryOf } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { siteSettingsQuery } from '#web/platform/site-settings.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { part } from '#web/ui/part.tsx';
import { toast } from '#web/ui/toaster.ts';

const { socialAccounts, connect, disconnect } = accountContract.routes;
const SocialDialog = part(async () => (await import('./social-dialog.tsx')).SocialDialog);

type LineProps = Readonly<{ provider: string; account: SocialAccount | undefined; onDisconnect: () => void }>;
function SocialLine({ provider, account, onDisconnect }: LineProps) {
  const { t } = useLingui();
  const { near } = useFormat();
  const [isLeaving, setLeaving] = useState(false);
  const onConnect = () => {
    setLeaving(true);
    beginSocial(provider, 'connect').catch(() => setLeaving(false));
  };
  return (
    <li>
      <span className="strong cut">{provider}</span>
      <span className="meta">
        {account?.since && <Trans>connected {near(account.since)}</Trans>}
        {account && !account.since && t`connected`}
        {!account && t`not connected`}
      </span>
      {account ? (
        <Button size="sm" kind="danger" onClick={onDisconnect} aria-label={t`Disconnect ${provider}`}>
          {t`Disconnect`}
        </Button>
      ) : (
        <Button size="sm" busy={isLeaving} onClick={onConnect} aria-label={t`Connect ${provider}`}>
          {t`Connect`}
        </Button>
      )}
    </li>
  );
}

/** A question to the user: to connect the account of a ticket, or to disconnect one. */
type Asked = Readonly<{ provider: string; ticket?: string }>;

function Question({ asked: { provider, ticket }, onClose }: Readonly<{ asked: Asked; onClose: () => void }>) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const onProved = async (password: string) => {
    if (ticket) await call(connect, { body: { ticket, password } });
    else await call(disconnect, { body: { provider, password } });
    await queries.invalidateQueries({ queryKey: [socialAccounts.id] });
    onClose();
    toast(ticket ? <Trans>{provider} connected</Trans> : <Trans>{provider} disconnected</Trans>);
  };
  return (
    <SocialDialog
      title={ticket ? t`Connect your ${provider} account?` : t`Disconnect your ${provider} account?`}
      text={ticket ? t`It will then sign you in without your password.` : t`It will no longer sign you in.`}
      action={ticket ? t`Connect` : t`Disconnect`}
      kind={ticket ? 'primary' : 'danger'}
      onClose={onClose}
      onProved={onProved}
    />
  );
}

/** The accounts elsewhere with which the user may sign in. Hidden where no provider is set up. */
export function SocialCard() {
  const { t } = useLingui();
  const { data } = useSuspenseQuery(queryOf(socialAccounts, {}));
  const offered = useQuery(siteSettingsQuery).data?.social?.providers ?? [];
  const [asked, setAsked] = useState<Asked | undefined>(waitingTicket);
  const providers = [...new Set([...offered, ...data.rows.map(({ provider }) => provider)])];
  if (providers.length === 0) return null;
  const onClose = () => {
    forgetTicket();
    setAsked(undefined);
  };
  return (
    <Card title={t`Sign-in with other accounts`}>
      <ul className="lines us-acc">
        {providers.map((provider) => (
          <SocialLine
            key={provider}
            provider={provider}
            account={data.rows.find((row) => row.provider === provider)}
            onDisconnect={() => setAsked({ provider })}
          />
        ))}
      </ul>
      <p className="card-b meta">
        {t`A sign-in with one of these accounts does not ask for your second factor here. If your agency requires one, sign in with your password.`}
      </p>
      {asked && <Question asked={asked} onClose={onClose} />}
    </Card>
  );
}
