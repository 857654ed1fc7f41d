import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { Download, History } from 'lucide-react';
import type { UserAction } from '#shared/domains/operator/user-action/contract.ts';
import { useRecordWords } from '#web/domains/operator/system/widgets/record-words.ts';
import { SettingsFrame } from '#web/kits/settings/settings-frame.tsx';
import { says } from '#web/platform/says.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { ActivityEntry } from '#web/ui/record/activity-list.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { ActionFilters } from '../parts/action-filters.tsx';
import { placeOfAction, useKindNames } from '../parts/action-words.ts';
import { useActionExport, useActions } from '../parts/use-actions.ts';

const route = getRouteApi('/app/useraction');

function About({ action }: { readonly action: UserAction }) {
  const areas = useKindNames();
  const to = placeOfAction(action);
  return (
    <>
      <span className="meta">{areas[action.entity] ?? action.entity.replaceAll('-', ' ')}</span>{' '}
      {to ? (
        <PageLink to={to} className="link">
          {action.title}
        </PageLink>
      ) : (
        action.title
      )}
    </>
  );
}

function Entry({ action }: { readonly action: UserAction }) {
  return <ActivityEntry entry={action} own={useRecordWords(action.entity)} about={<About action={action} />} />;
}

interface OlderProps extends Pick<ReturnType<typeof useActions>, 'fetchNextPage'> {
  readonly isFetchingNextPage: boolean;
}
function Older({ isFetchingNextPage, fetchNextPage }: OlderProps) {
  return (
    <div className="ua-more">
      <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        <Trans>Load older entries</Trans>
      </Button>
    </div>
  );
}

function NoActions() {
  return (
    <EmptyState
      icon={History}
      title={<span className="sentence">{says('noResults')}</span>}
      text={<Trans>No results in that period.</Trans>}
    />
  );
}

/** Lists the actions of all users of the agency. No entry is ever changed or removed. */
export function UserActionsPage() {
  const { t } = useLingui();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage } = useActions(search);
  const file = useActionExport(search);
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <SettingsFrame
      title={t`Activity log`}
      text={t`Who did what in your agency. Entries can't be changed.`}
      actions={
        <Button icon={<Download size={14} />} busy={file.busy} onClick={() => void file.run()}>
          {t`Export`}
        </Button>
      }
    >
      <ActionFilters
        search={search}
        onSearch={(change) => void navigate({ search: { ...search, ...change }, replace: true })}
      />
      {error && <Notice tone="red">{error.message}</Notice>}
      <Card title={t`Actions`}>
        {isPending && <SkeletonLines lines={8} />}
        {!isPending && rows.length === 0 && !hasNextPage && <NoActions />}
        <ul className="rec-log">
          {rows.map((action) => (
            <Entry key={action.id} action={action} />
          ))}
        </ul>
        {hasNextPage && <Older isFetchingNextPage={isFetchingNextPage} fetchNextPage={fetchNextPage} />}
      </Card>
    </SettingsFrame>
  );
}
