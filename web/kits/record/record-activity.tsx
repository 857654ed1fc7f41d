import { Trans } from '@lingui/react/macro';
import { Suspense, use } from 'react';
import { Card } from '#web/ui/card.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { RecordCardsContext, type RecordLogProps } from './record-cards.ts';

/** Shows the log of a record. It has the words of all areas, so it loads after the page itself. */
export function RecordActivity(props: RecordLogProps) {
  const { Log } = use(RecordCardsContext);
  return (
    <Suspense
      fallback={
        <Card title={<Trans>Activity</Trans>}>
          <SkeletonLines lines={6} />
        </Card>
      }
    >
      <Log {...props} />
    </Suspense>
  );
}
