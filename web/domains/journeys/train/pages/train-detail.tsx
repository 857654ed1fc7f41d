import { Trans } from '@lingui/react/macro';
import { trainContract } from '#shared/domains/journeys/train/contract.ts';
import { trainTitle } from '#shared/domains/journeys/train/rules.ts';
import type { Train } from '#shared/domains/journeys/train/schemas.ts';
import {
  TravelDetailPage,
  TravelEditPage,
  type TravelPageKind,
} from '#web/domains/journeys/travel/widgets/travel-page.tsx';
import { queryOf } from '#web/platform/api.ts';
import { TrainDialog } from '../parts/lazy-train-dialog.ts';
import { TrainAside } from '../parts/train-aside.tsx';
import { TRAIN } from '../parts/train-model.ts';
import { TrainOverview } from '../parts/train-overview.tsx';
import { stretchesOf } from '../parts/train-stretches.ts';
import { trainQuery } from '../queries.ts';

const { routes } = trainContract;

const TRAIN_PAGE: TravelPageKind<Train> = {
  ...TRAIN,
  listName: <Trans>Train journeys</Trans>,
  titleOf: trainTitle,
  query: trainQuery,
  activity: (id) => queryOf(routes.activity, { params: { id }, query: {} }),
  routes,
  overview: (train) => <TrainOverview train={train} />,
  stretchesOf,
  aside: (train) => <TrainAside train={train} />,
  dialog: TrainDialog,
};

export const DetailPage = () => <TravelDetailPage kind={TRAIN_PAGE} />;
export const EditPage = () => <TravelEditPage kind={TRAIN_PAGE} />;
