import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { systemContract } from '#shared/domains/operator/system/contract.ts';
import { Checks } from '#web/domains/operator/system/widgets/checks.tsx';
import { call } from '#web/platform/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';

/** Asks each part of the service whether it responds. */
export function ServicesCard() {
  const { t } = useLingui();
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: ['adminone', 'ping'],
    queryFn: () => call(systemContract.routes.ping, {}),
    staleTime: 0,
  });
  const again = (
    <Button size="sm" icon={<RefreshCw size={13} />} busy={isFetching} onClick={() => void refetch()}>
      <Trans>Check again</Trans>
    </Button>
  );
  return (
    <Card title={t`Services`} action={again}>
      {!data && !isError && <SkeletonLines lines={4} />}
      {isError && <p className="card-b meta">{t`The service isn't responding.`}</p>}
      {data && <Checks checks={data.checks} />}
    </Card>
  );
}
