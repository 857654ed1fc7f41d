import { Trans } from '@lingui/react/macro';
import { lodgingContract } from '#shared/domains/journeys/lodging/contract.ts';
import type { Lodging } from '#shared/domains/journeys/lodging/schemas.ts';
import {
  TravelDetailPage,
  TravelEditPage,
  type TravelPageKind,
} from '#web/domains/journeys/travel/widgets/travel-page.tsx';
import { queryOf } from '#web/platform/api.ts';
import { LodgingDialog } from '../parts/lazy-stay-dialog.ts';
import { LodgingAside } from '../parts/stay-aside.tsx';
import { STAY } from '../parts/stay-model.ts';
import { LodgingOverview } from '../parts/stay-overview.tsx';
import { stretchesOf } from '../parts/stay-stretches.ts';
import { lodgingQuery } from '../queries.ts';

const { routes } = lodgingContract;

const STAY_PAGE: TravelPageKind<Lodging> = {
  ...STAY,
  listName: <Trans>Accommodation</Trans>,
  titleOf: ({ placeName }) => placeName,
  query: lodgingQuery,
  activity: (id) => queryOf(routes.activity, { params: { id }, query: {} }),
  routes,
  stretchesOf,
  overview: (lodging) => <LodgingOverview lodging={lodging} />,
  aside: (lodging) => <LodgingAside lodging={lodging} />,
  dialog: LodgingDialog,
};

export const DetailPage = () => <TravelDetailPage kind={STAY_PAGE} />;
export const EditPage = () => <TravelEditPage kind={STAY_PAGE} />;
