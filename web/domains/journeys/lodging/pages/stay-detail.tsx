import { Trans } from '@lingui/react/macro';
import { lodgingContract } from '#shared/domains/journeys/lodging/contract.ts';
import type { Lodging } from '#shared/domains/journeys/lodging/schemas.ts';
import {
  TravelDetailPage,
  TravelEditPage,
  type TravelPageKind,
} from '#web/domains/journeys/travel/widgets/travel-page.tsx';
import { queryOf } from '#web/platform/api.ts';
import { StayDialog } from '../parts/lazy-stay-dialog.ts';
import { StayAside } from '../parts/stay-aside.tsx';
import { STAY } from '../parts/stay-model.ts';
import { StayOverview } from '../parts/stay-overview.tsx';
import { stretchesOf } from '../parts/stay-stretches.ts';
import { stayQuery } from '../queries.ts';

const { routes } = lodgingContract;

const STAY_PAGE: TravelPageKind<Lodging> = {
  ...STAY,
  listName: <Trans>Accommodation</Trans>,
  titleOf: ({ placeName }) => placeName,
  query: stayQuery,
  activity: (id) => queryOf(routes.activity, { params: { id }, query: {} }),
  routes,
  stretchesOf,
  overview: (lodging) => <StayOverview lodging={lodging} />,
  aside: (lodging) => <StayAside lodging={lodging} />,
  dialog: StayDialog,
};

export const DetailPage = () => <TravelDetailPage kind={STAY_PAGE} />;
export const EditPage = () => <TravelEditPage kind={STAY_PAGE} />;
