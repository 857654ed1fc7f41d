import { useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { Webhook } from '#shared/domains/operator/webhook/schemas.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Segmented } from '#web/ui/choice.tsx';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { deliveriesQuery } from '../queries.ts';
import { DeliveryRow } from './delivery-row.tsx';
import '#web/ui/item-rows.css';

const ReplayDialog = dialogPart(async () => (await import('./replay-dialog.tsx')).ReplayDialog);
type Shown = 'all' | 'failed';

interface BodyProps {
  readonly webhook: Webhook;
  readonly isFailed: boolean;
  readonly onReplay: () => void;
}
function Rows({ webhook: { id, isActive }, isFailed, onReplay }: BodyProps) {
  const { t } = useLingui();
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    deliveriesQuery(id, isFailed),
  );
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
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
      {isFailed && isActive && (
        <p className="card-b">
          <Button size="sm" onClick={onReplay}>{t`Send failed ones again…`}</Button>
        </p>
      )}
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
      <Rows webhook={webhook} isFailed={shown === 'failed'} onReplay={() => setReplaying(true)} />
      <Suspense>{replaying && <ReplayDialog id={webhook.id} onClose={() => setReplaying(false)} />}</Suspense>
    </Card>
  );
}
