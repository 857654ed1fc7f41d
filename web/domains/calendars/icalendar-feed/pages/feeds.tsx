import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { CalendarSync, ChevronRight, Mail, Plus } from 'lucide-react';
import { useState } from 'react';
import { icalendarFeedContract } from '#shared/domains/calendars/icalendar-feed/contract.ts';
import { type Feed, MAX_FEEDS } from '#shared/domains/calendars/icalendar-feed/schemas.ts';
import { SettingsFrame } from '#web/kits/settings/settings-frame.tsx';
import { mutationOf } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { toast } from '#web/ui/toaster.ts';
import { NewFeedDialog } from '../parts/new-feed-dialog.tsx';
import { feedsQuery } from '../queries.ts';
import '../icalendar-feed.css';

function FeedRow({ feed }: { readonly feed: Feed }) {
  const { day } = useFormat();
  const live = feed.secrets.filter(({ state }) => state === 'live');
  const [last] = live.flatMap(({ lastUsedOn }) => lastUsedOn ?? []).sort((a, b) => b.localeCompare(a));
  return (
    <li>
      <PageLink to={`/icalendarfeed/${feed.id}`} className="if-row">
        <CalendarSync size={16} aria-hidden="true" />
        <span className="col grow">
          <span className="strong cut">{feed.title}</span>
          <span className="meta num">
            <Plural value={live.length} _0="No address yet" one="# address" other="# addresses" />
            {last && (
              <>
                {' · '}
                <Trans>last used on {day({ date: last })}</Trans>
              </>
            )}
          </span>
        </span>
        <ChevronRight size={15} aria-hidden="true" />
      </PageLink>
    </li>
  );
}

function MailOverview() {
  const mail = useMutation({
    ...mutationOf(icalendarFeedContract.routes.emailOverview),
    onSuccess: ({ mailedTo }) => toast(<Trans>The overview is on its way to {mailedTo}</Trans>),
  });
  return (
    <Button size="sm" icon={<Mail size={14} />} busy={mail.isPending} onClick={() => mail.mutate({ body: {} })}>
      <Trans>Email me this overview</Trans>
    </Button>
  );
}

/** One's own calendars elsewhere: which there are, and which devices read them. */
export function FeedsPage() {
  const { t } = useLingui();
  const { rows } = useSuspenseQuery(feedsQuery()).data;
  const [adding, setAdding] = useState(false);
  const add = (
    <Button
      kind="primary"
      icon={<Plus size={14} />}
      disabled={rows.length >= MAX_FEEDS}
      onClick={() => setAdding(true)}
    >
      {t`New feed`}
    </Button>
  );
  return (
    <SettingsFrame
      title={t`Calendar feeds`}
      text={t`Your appointments in Google, Apple or Outlook, always up to date. Without fees and notes.`}
      actions={rows.length > 0 && add}
    >
      {rows.length === 0 ? (
        <EmptyState
          icon={CalendarSync}
          title={t`No calendar feeds yet`}
          text={t`Create a feed, and subscribe to its address on your phone and computer.`}
          actions={add}
        />
      ) : (
        <Card title={t`Feeds`} count={rows.length} action={<MailOverview />}>
          <ul>
            {rows.map((feed) => (
              <FeedRow key={feed.id} feed={feed} />
            ))}
          </ul>
        </Card>
      )}
      {adding && <NewFeedDialog onClose={() => setAdding(false)} />}
    </SettingsFrame>
  );
}
