import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CheckCheck } from 'lucide-react';
import { type Notification, notificationContract } from '#shared/domains/reference/notification/contract.ts';
import { call } from '#web/platform/api.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { isFolded, runsOf } from '../model/runs.ts';
import { type Acts, Folded, Line } from '../parts/inbox-lines.tsx';
import { useOptionShows } from '../parts/use-option-shows.ts';
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

function NotLoaded({ refetch }: { readonly refetch: () => Promise<unknown> }) {
  return (
    <EmptyState
      icon={null}
      title={<Trans>Couldn't load the inbox</Trans>}
      actions={
        <Button onClick={() => void refetch()}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  );
}

function CaughtUp() {
  return (
    <EmptyState
      icon={CheckCheck}
      title={<Trans>You're all caught up</Trans>}
      text={<Trans>Expiring options, opened links and finished documents appear here.</Trans>}
    />
  );
}

function Runs({ acts, rows }: { readonly acts: Acts; readonly rows: Notification[] }) {
  return (
    <ul className="ibx">
      {runsOf(rows).map((run) =>
        isFolded(run) ? (
          <Folded key={run.rows[0]?.id} run={run} {...acts} />
        ) : (
          run.rows.map((row) => <Line key={row.id} notification={row} {...acts} />)
        ),
      )}
    </ul>
  );
}

/** Everything the application had to tell this user, the newest first. */
export function InboxPage() {
  const { t } = useLingui();
  const inbox = useInbox();
  const { read, hide, allRead } = useNotifications();
  const pages = inbox.data?.pages.map((page) => page.rows) ?? [];
  const acts: Acts = { onRead: read.mutate, onHide: hide.mutate, shows: useOptionShows(pages) };
  const rows = pages.flat();
  const unseen = inbox.data?.pages[0]?.unseen ?? 0;
  return (
    <>
      <PageHead title={t`Inbox`}>
        <Button
          disabled={unseen === 0 && !rows.some((row) => !row.read)}
          busy={allRead.isPending}
          onClick={() => allRead.mutate()}
        >
          {t`Mark all as read`}
        </Button>
      </PageHead>
      <div className="scroll ibx-s">
        {inbox.isPending && <SkeletonLines lines={8} />}
        {inbox.isError && <NotLoaded refetch={inbox.refetch} />}
        {inbox.data && rows.length === 0 && <CaughtUp />}
        <Runs acts={acts} rows={rows} />
        {inbox.hasNextPage && (
          <div className="row ibx-more">
            <Button busy={inbox.isFetchingNextPage} onClick={() => void inbox.fetchNextPage()}>
              {t`Show older`}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}
