import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Link2Off, Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { icalendarFeedContract } from '#shared/domains/calendars/icalendar-feed/contract.ts';
import { type Feed, type FeedSecretRow, MAX_SECRETS } from '#shared/domains/calendars/icalendar-feed/schemas.ts';
import { call } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import { dialogs } from '#web/ui/dialogs.ts';
import { Tag } from '#web/ui/status.tsx';
import { feedQuery, feedsQuery } from '../queries.ts';

const AddressDialog = dialogPart(async () => (await import('./address-dialog.tsx')).AddressDialog);

function useRevoke(feed: Feed) {
  const { t } = useLingui();
  const queries = useQueryClient();
  return async ({ id: secretId, label }: FeedSecretRow) => {
    const sure = await dialogs.confirm({
      title: t`Withdraw ${label}'s address?`,
      text: t`The calendar stops updating there at once. The feed's other addresses keep working.`,
      action: t`Withdraw address`,
      danger: true,
    });
    if (!sure) return;
    const after = await call(icalendarFeedContract.routes.revokeAddress, {
      params: { id: feed.id },
      body: { secretId },
    });
    queries.setQueryData(feedQuery(feed.id).queryKey, after);
    await queries.invalidateQueries({ queryKey: feedsQuery().queryKey });
  };
}

function State({ secret }: { readonly secret: FeedSecretRow }) {
  const { day } = useFormat();
  if (secret.state === 'revoked') return <Tag>{<Trans>Withdrawn</Trans>}</Tag>;
  if (secret.state === 'unused') return <Tag>{<Trans>Expired: unused for 180 days</Trans>}</Tag>;
  return (
    <span className="meta num">
      {secret.lastUsedOn ? <Trans>Last used on {day({ date: secret.lastUsedOn })}</Trans> : <Trans>Not used yet</Trans>}
    </span>
  );
}

/** One address for each device, so that each can be stopped by itself. */
export function AddressesCard({ feed, isOwn }: { readonly feed: Feed; readonly isOwn: boolean }) {
  const { t } = useLingui();
  const revoke = useRevoke(feed);
  const [adding, setAdding] = useState(false);
  const live = feed.secrets.filter(({ state }) => state === 'live');
  const add = (
    <Button size="sm" icon={<Plus size={14} />} disabled={live.length >= MAX_SECRETS} onClick={() => setAdding(true)}>
      {t`New address`}
    </Button>
  );
  return (
    <Card title={t`Addresses`} count={live.length} action={isOwn && add}>
      {feed.secrets.length === 0 && (
        <p className="card-b meta">
          {t`Create an address for each device that shows this calendar. It is shown only once.`}
        </p>
      )}
      <ul>
        {feed.secrets.map((secret) => (
          <li key={secret.id} className="if-row">
            <span className="col grow">
              <span className="strong cut">{secret.label}</span>
              <State secret={secret} />
            </span>
            {secret.state === 'live' && (
              <IconButton label={t`Withdraw ${secret.label}'s address`} onClick={() => void revoke(secret)}>
                <Link2Off size={15} />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      <Suspense>{adding && <AddressDialog feed={feed} onClose={() => setAdding(false)} />}</Suspense>
    </Card>
  );
}
