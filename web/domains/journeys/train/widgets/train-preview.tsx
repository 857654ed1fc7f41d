import { Trans } from '@lingui/react/macro';
import { travelPreview } from '#web/domains/journeys/travel/widgets/travel-preview.tsx';
import { TrainDialog } from '../parts/lazy-train-dialog.ts';
import { TrainFacts } from '../parts/train-facts.tsx';
import { trainQuery } from '../queries.ts';

/** A train journey at a glance, over what one was looking at. */
export const TrainPreview = travelPreview({
  area: 'train',
  title: <Trans>Train journey</Trans>,
  open: <Trans>Open train journey</Trans>,
  query: trainQuery,
  facts: (train) => <TrainFacts train={train} />,
  dialog: TrainDialog,
});
