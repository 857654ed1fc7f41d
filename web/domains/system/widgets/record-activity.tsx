import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import { Card } from '#web/ui/card.tsx';
import { part } from '#web/ui/part.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import type { RecordLogProps } from '../parts/record-log.tsx';

const RecordLog = part(async () => (await import('../parts/record-log.tsx')).RecordLog);

/** Shows the log of a record. It has the words of all areas, so it loads after the page itself. */
export const RecordActivity = (props: RecordLogProps) => (
  <Suspense
    fallback={
      <Card title={<Trans>Activity</Trans>}>
        <SkeletonLines lines={6} />
      </Card>
    }
  >
    <RecordLog {...props} />
  </Suspense>
);
