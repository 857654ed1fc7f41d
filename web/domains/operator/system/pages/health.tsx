import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { RefreshCw } from 'lucide-react';
import { systemContract } from '#shared/domains/operator/system/contract.ts';
import type { OutputOf } from '#shared/kernel/contract/route.ts';
import { queryOf } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import '#web/kits/settings/settings.css';
import { Checks, useCheckNames } from '../widgets/checks.tsx';

const route = getRouteApi('/public/diagnostic/$fixedId/health');

function NotResponding({ isFetching, refetch }: Readonly<{ isFetching: boolean; refetch: () => Promise<unknown> }>) {
  return (
    <EmptyState
      icon={null}
      title={<Trans>Nothing to show</Trans>}
      text={<Trans>The address is wrong, or the service isn't responding.</Trans>}
      actions={
        <Button busy={isFetching} onClick={() => void refetch()}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  );
}

type Health = OutputOf<typeof systemContract.routes.health>;

function Verdict({ health: { ok, checks } }: { readonly health: Health }) {
  const names = useCheckNames();
  const failed = checks.filter(({ ok }) => !ok).map(({ name }) => names[name]);
  return (
    <Notice
      tone={ok ? 'green' : 'red'}
      fact={ok ? <Trans>All services are responding.</Trans> : <Trans>Some services aren't responding.</Trans>}
    >
      {ok ? <Trans>No action needed.</Trans> : <Trans>Check: {failed.join(', ')}.</Trans>}
    </Notice>
  );
}

/** For those who watch over the service: a plain verdict first, the figures below it. */
export function HealthPage() {
  const { fixedId } = route.useParams();
  const { time } = useFormat();
  const { data, error, isFetching, refetch } = useQuery({
    ...queryOf(systemContract.routes.health, { params: { fixedId } }),
    staleTime: 0,
    retry: false,
  });
  if (error && !data) return <NotResponding isFetching={isFetching} refetch={refetch} />;

  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <main className="hl">
      <h1>
        <Trans>Health</Trans>
      </h1>
      {!data && <SkeletonLines lines={6} />}
      {data && (
        <>
          <Verdict health={data} />
          <Card
            title={data.stage}
            action={
              <>
                <span className="meta num">{time(data.at, zone)}</span>
                <Button size="sm" icon={<RefreshCw size={13} />} busy={isFetching} onClick={() => void refetch()}>
                  <Trans>Check again</Trans>
                </Button>
              </>
            }
          >
            <Checks checks={data.checks} />
          </Card>
        </>
      )}
    </main>
  );
}
