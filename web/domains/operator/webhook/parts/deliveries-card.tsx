import { useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import type { Delivery, Webhook } from '#shared/domains/operator/webhook/schemas.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Segmented } from '#web/ui/choice.tsx';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { deliveriesQuery, webhookQuery } from '../queries.ts';
import { DeliveryRow } from './delivery-row.tsx';
import '#web/ui/item-rows.css';

const ReplayDialog = dialogPart(async () => (await import('./replay-dialog.tsx')).ReplayDialog);
type Shown = 'all' | 'failed';

/** Asks for the endpoint again when a delivery has left: its health may differ. */
function useHealth(id: string, rows: readonly Delivery[]) {
  const queries = useQueryClient();
  const outcomes = rows.map(({ state, tries }) => `${state} ${tries}`).join();
  useEffect(() => {
    if (outcomes) void queries.invalidateQueries({ queryKey: webhookQuery(id).queryKey });
  }, [queries, id, outcomes]);
}

interface BodyProps {
  readonly webhook: Webhook;
  readonly isFailed: boolean;
}
function Rows({ webhook: { id, isActive }, isFailed }: BodyProps) {
  const { t } = useLingui();
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    deliveriesQuery(id, isFailed),
  );
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  useHealth(id, rows);
  if (isError)
    return (
      <p className="card-b">
        {t`Couldn't load the deliveries`} <Button onClick={() => void refetch()}>{t`Try again`}</Button>
      </p>
    );
  if (!data) return <SkeletonLines lines={5} />;
  if (rows.length === 0)
    return <p className="card-b meta">{isFailed ? t`No delivery has failed.` : t`Nothing has been sent yet.`}</p>;
  return (
    <>
      <ul className="item-rows">
        {rows.map((delivery) => (
          <DeliveryRow key={delivery.id} webhookId={id} isActive={isActive} delivery={delivery} />
        ))}
      </ul>
      {hasNextPage && (
        <p className="card-b">
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t`Show older`}
          </Button>
        </p>
      )}
    </>
  );
}

/** The deliveries of 30 days to an endpoint, the newest first. */
export function DeliveriesCard({ webhook }: { readonly webhook: Webhook }) {
  const { t } = useLingui();
  const [shown, setShown] = useState<Shown>('all');
  const [replaying, setReplaying] = useState(false);
  const items = [
    { value: 'all', label: t`All` },
    { value: 'failed', label: t`Failed` },
  ] as const;
  return (
    <Card
      title={t`Deliveries`}
      action={<Segmented<Shown> label={t`Deliveries`} items={items} value={shown} onChange={setShown} />}
    >
      {shown === 'failed' && webhook.isActive && (
        <p className="card-b">
          <Button size="sm" onClick={() => setReplaying(true)}>{t`Send failed ones again…`}</Button>
        </p>
      )}
      <Rows webhook={webhook} isFailed={shown === 'failed'} />
      <Suspense>{replaying && <ReplayDialog id={webhook.id} onClose={() => setReplaying(false)} />}</Suspense>
    </Card>
  );
}
