import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { RefreshCw } from 'lucide-react';
import { systemContract } from '#shared/domains/system/contract.ts';
import { queryOf } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { Status } from '#web/ui/status.tsx';
import '#web/kits/settings/settings.css';

const route = getRouteApi('/public/diagnostic/$fixedId/health');

function useCheckNames() {
  const { t } = useLingui();
  return { table: t`Table`, bucket: t`Files`, queue: t`Queue`, mail: t`Email` };
}

/** For those who watch over the service: a plain verdict first, the figures below it. */
export function HealthPage() {
  const { fixedId } = route.useParams();
  const { number, time } = useFormat();
  const names = useCheckNames();
  const { data, error, isFetching, refetch } = useQuery({
    ...queryOf(systemContract.routes.health, { params: { fixedId } }),
    staleTime: 0,
    retry: false,
  });
  if (error && !data)
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
  const failed = data?.checks.filter(({ ok }) => !ok).map(({ name }) => names[name]) ?? [];
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <main className="hl">
      <h1>
        <Trans>Health</Trans>
      </h1>
      {!data && <SkeletonLines lines={6} />}
      {data && (
        <>
          <Notice
            tone={data.ok ? 'green' : 'red'}
            fact={
              data.ok ? <Trans>All services are responding.</Trans> : <Trans>Some services aren't responding.</Trans>
            }
          >
            {data.ok ? <Trans>No action needed.</Trans> : <Trans>Check: {failed.join(', ')}.</Trans>}
          </Notice>
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
            <ul className="lines hl-l">
              {data.checks.map(({ name, ok, ms }) => (
                <li key={name}>
                  <span className="strong">{names[name]}</span>
                  <Status tone={ok ? 'green' : 'red'}>{ok ? <Trans>responding</Trans> : <Trans>failing</Trans>}</Status>
                  <span className="num right">
                    <Trans>{number(ms)} ms</Trans>
                  </span>
                </li>
              ))}
            </ul>
          </Card>
        </>
      )}
    </main>
  );
}
