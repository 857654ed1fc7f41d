import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Check, CheckCheck, ChevronDown, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { type Notification, notificationContract } from '#shared/domains/notification/contract.ts';
import { call } from '#web/platform/api.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { NearTime } from '#web/ui/near-time.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { type FoldedKind, isFolded, type Run, runsOf } from '../model/runs.ts';
import { KIND_ICONS, NotificationText } from '../widgets/notification-words.tsx';
import { useNotifications } from '../widgets/use-notifications.ts';
import './inbox.css';

const { list } = notificationContract.routes;

/** Pages of the inbox, each beginning where the one before ended. */
const useInbox = () =>
  useInfiniteQuery({
    queryKey: [list.id, 'pages'],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) => call(list, { body: { before: pageParam } }, { signal }),
    getNextPageParam: ({ rows, hasOlder }) => (hasOlder ? rows.at(-1)?.id : undefined),
  });

interface Acts {
  readonly onRead: (id: string) => void;
  readonly onHide: (id: string) => void;
}
interface LineProps extends Acts {
  readonly notification: Notification;
}
function Line({ notification, onRead, onHide }: LineProps) {
  const { t } = useLingui();
  const { id, at, kind, subject, event, target, seen, read } = notification;
  const Icon = KIND_ICONS[kind];
  return (
    <li className={cx(!seen && 'new', !read && 'unread')}>
      <i aria-hidden="true" />
      <Icon size={16} aria-hidden="true" />
      <PageLink to={target} className="grow" onClick={() => !read && onRead(id)}>
        {!seen && (
          <span className="sr">
            <Trans>Unread:</Trans>{' '}
          </span>
        )}
        <NotificationText kind={kind} subject={subject} event={event} />
      </PageLink>
      <NearTime at={at} />
      <span className="row ibx-a">
        {!read && (
          <IconButton label={t`Mark as read`} onClick={() => onRead(id)}>
            <Check size={15} />
          </IconButton>
        )}
        <IconButton label={t`Hide`} onClick={() => onHide(id)}>
          <EyeOff size={15} />
        </IconButton>
      </span>
    </li>
  );
}

interface FoldedProps extends Acts {
  readonly run: Run & { readonly kind: FoldedKind };
}
const each = (rows: readonly Notification[], act: (id: string) => void): void => {
  for (const { id } of rows) act(id);
};

/** Many of one kind under one line, which opens and reads or hides them all. */
function Folded({ run: { kind, rows }, onRead, onHide }: FoldedProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const Icon = KIND_ICONS[kind];
  const count = rows.length;
  const unread = rows.filter((row) => !row.read);
  const text = {
    optionExpires: plural(count, { one: '# option expires soon', other: '# options expire soon' }),
    optionEnded: plural(count, { one: '# option expired', other: '# options expired' }),
  }[kind];
  return (
    <>
      <li className={cx(rows.some((row) => !row.seen) && 'new', unread.length > 0 && 'unread')}>
        <i aria-hidden="true" />
        <Icon size={16} aria-hidden="true" />
        <button type="button" className="row grow ibx-fold" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <b>{text}</b>
          <ChevronDown size={14} aria-hidden="true" />
        </button>
        <NearTime at={rows[0]?.at ?? ''} />
        <span className="row ibx-a">
          {unread.length > 0 && (
            <IconButton label={t`Mark as read`} onClick={() => each(unread, onRead)}>
              <Check size={15} />
            </IconButton>
          )}
          <IconButton label={t`Hide`} onClick={() => each(rows, onHide)}>
            <EyeOff size={15} />
          </IconButton>
        </span>
      </li>
      {isOpen && rows.map((row) => <Line key={row.id} notification={row} onRead={onRead} onHide={onHide} />)}
    </>
  );
}

/** Everything the application had to tell this user, the newest first. */
export function InboxPage() {
  const { t } = useLingui();
  const inbox = useInbox();
  const { read, hide, allRead } = useNotifications();
  const acts = { onRead: read.mutate, onHide: hide.mutate };
  const rows = inbox.data?.pages.flatMap((page) => page.rows) ?? [];
  const unseen = inbox.data?.pages[0]?.unseen ?? 0;
  return (
    <>
      <PageHead title={t`Inbox`}>
        <Button
          disabled={unseen === 0 && !rows.some((row) => !row.read)}
          busy={allRead.isPending}
          onClick={() => allRead.mutate()}
        >
          <Trans>Mark all as read</Trans>
        </Button>
      </PageHead>
      <div className="scroll ibx-s">
        {inbox.isPending && <SkeletonLines lines={8} />}
        {inbox.isError && (
          <EmptyState
            icon={null}
            title={<Trans>Couldn't load the inbox</Trans>}
            actions={
              <Button onClick={() => void inbox.refetch()}>
                <Trans>Try again</Trans>
              </Button>
            }
          />
        )}
        {inbox.data && rows.length === 0 && (
          <EmptyState
            icon={CheckCheck}
            title={<Trans>You're all caught up</Trans>}
            text={<Trans>Expiring options, opened links and finished documents appear here.</Trans>}
          />
        )}
        <ul className="ibx">
          {runsOf(rows).map((run) =>
            isFolded(run) ? (
              <Folded key={run.rows[0]?.id} run={run} {...acts} />
            ) : (
              run.rows.map((row) => <Line key={row.id} notification={row} {...acts} />)
            ),
          )}
        </ul>
        {inbox.hasNextPage && (
          <div className="row ibx-more">
            <Button busy={inbox.isFetchingNextPage} onClick={() => void inbox.fetchNextPage()}>
              <Trans>Show older</Trans>
            </Button>
          </div>
        )}
      </div>
    </>
  );
}
