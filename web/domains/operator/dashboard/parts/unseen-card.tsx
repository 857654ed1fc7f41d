import { useLingui } from '@lingui/react/macro';
import type { Notification } from '#shared/domains/reference/notification/contract.ts';
import { KIND_ICONS, NotificationText } from '#web/domains/reference/notification/widgets/notification-words.tsx';
import { useNotifications } from '#web/domains/reference/notification/widgets/use-notifications.ts';
import { useFormat } from '#web/platform/format.ts';
import { Card } from '#web/ui/card.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';

const SHOWN = 6;

function NewsLine({ notification, onRead }: Readonly<{ notification: Notification; onRead: (id: string) => void }>) {
  const { id, kind, subject, event, target, at } = notification;
  const { near } = useFormat();
  const Icon = KIND_ICONS[kind];
  return (
    <li>
      <i aria-hidden="true" />
      <Icon size={14} aria-hidden="true" />
      <PageLink to={target} className="grow" onClick={() => onRead(id)}>
        <NotificationText kind={kind} subject={subject} event={event} />
      </PageLink>
      <time className="micro num" dateTime={at}>
        {near(at)}
      </time>
    </li>
  );
}

/** Shows the notifications that the user has not seen yet. */
export function UnseenCard() {
  const { t } = useLingui();
  const { latest, allSeen, read } = useNotifications();
  const unseen = latest.data?.rows.filter((row) => !row.seen) ?? [];
  return (
    <Card
      title={t`Unread`}
      count={latest.data?.unseen ?? 0}
      action={
        unseen.length > 0 && (
          <button type="button" className="link" onClick={() => allSeen.mutate()}>
            {t`Mark all as read`}
          </button>
        )
      }
    >
      {latest.isPending && <SkeletonLines lines={4} />}
      {latest.data && unseen.length === 0 && <p className="card-b meta">{t`You're all caught up.`}</p>}
      <ul className="da-news">
        {unseen.slice(0, SHOWN).map((row) => (
          <NewsLine key={row.id} notification={row} onRead={read.mutate} />
        ))}
      </ul>
    </Card>
  );
}
