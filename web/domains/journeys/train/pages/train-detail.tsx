import { Trans } from '@lingui/react/macro';
import { trainContract } from '#shared/domains/journeys/train/contract.ts';
import { trainTitle } from '#shared/domains/journeys/train/rules.ts';
import type { Train } from '#shared/domains/journeys/train/schemas.ts';
import { travelPages } from '#web/domains/journeys/travel/widgets/travel-page.tsx';
import { TrainDialog } from '../parts/lazy-train-dialog.ts';
import { TrainAside } from '../parts/train-aside.tsx';
import { TRAIN } from '../parts/train-model.ts';
import { TrainOverview } from '../parts/train-overview.tsx';
import { stretchesOf } from '../parts/train-stretches.ts';
import { trainQuery } from '../queries.ts';

export const { DetailPage, EditPage } = travelPages<Train>({
  ...TRAIN,
  listName: <Trans>Train journeys</Trans>,
  titleOf: trainTitle,
  query: trainQuery,
  routes: trainContract.routes,
  overview: (train) => <TrainOverview train={train} />,
  stretchesOf,
  aside: (train) => <TrainAside train={train} />,
  dialog: TrainDialog,
});
