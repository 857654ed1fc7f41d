import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { icalendarFeedContract } from '#shared/domains/calendars/icalendar-feed/contract.ts';
import type { Feed } from '#shared/domains/calendars/icalendar-feed/schemas.ts';
import { SettingsFrame } from '#web/kits/settings/settings-frame.tsx';
import { call } from '#web/platform/api.ts';
import { useMe } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { Later } from '#web/ui/later.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { part } from '#web/ui/part.tsx';
import { useRemoval } from '#web/ui/record/use-removal.tsx';
import { AddressesCard } from '../parts/addresses-card.tsx';
import { feedQuery } from '../queries.ts';
import '../icalendar-feed.css';

const FeedForm = part(async () => (await import('../parts/feed-form.tsx')).FeedForm);
const ComingCard = part(async () => (await import('../parts/coming-card.tsx')).ComingCard);
const GoogleCard = part(
  async () => (await import('#web/domains/calendars/google-calendar/widgets/google-card.tsx')).GoogleCard,
);
const route = getRouteApi('/app/icalendarfeed/$key');
const base = '/personalsettings/icalendar-feeds';

function Remove({ feed }: { readonly feed: Feed }) {
  const remove = useRemoval();
  const ask = () =>
    remove({
      base,
      name: feed.title,
      text: <Trans>Every calendar that uses it stops updating at once.</Trans>,
      remove: () => call(icalendarFeedContract.routes.remove, { params: { id: feed.id } }),
    });
  return (
    <Button kind="danger" icon={<Trash2 size={14} />} onClick={() => void ask()}>
      <Trans>Delete feed</Trans>
    </Button>
  );
}

/** Shows a feed: the addresses and their devices, the content and the format. */
export function FeedPage() {
  const { key } = route.useParams();
  const { user } = useMe();
  const feed = useSuspenseQuery(feedQuery(key)).data;
  const isOwn = feed.owner.userId === user.id;
  const owner = feed.owner.name;
  return (
    <SettingsFrame
      title={feed.title}
      text={isOwn ? <Trans>90 days back and 18 months ahead</Trans> : <Trans>Calendar feed of {owner}</Trans>}
      actions={
        <>
          <PageLink to={base} className="link">
            <Trans>Calendar feeds</Trans>
          </PageLink>
          <Remove feed={feed} />
        </>
      }
    >
      <AddressesCard feed={feed} isOwn={isOwn} />
      <Later lines={2}>{isOwn && <GoogleCard feedId={feed.id} />}</Later>
      <Later lines={8}>{isOwn && <FeedForm key={feed.rev} feed={feed} />}</Later>
      <Later lines={4}>{isOwn && <ComingCard feed={feed} />}</Later>
    </SettingsFrame>
  );
}
