import { Trans } from '@lingui/react/macro';
import { lodgingContract } from '#shared/domains/journeys/lodging/contract.ts';
import type { Lodging } from '#shared/domains/journeys/lodging/schemas.ts';
import { LodgingDialog } from '#web/domains/journeys/lodging/parts/lazy-lodging-dialog.ts';
import { LodgingAside } from '#web/domains/journeys/lodging/parts/lodging-aside.tsx';
import { STAY } from '#web/domains/journeys/lodging/parts/lodging-model.ts';
import { LodgingOverview } from '#web/domains/journeys/lodging/parts/lodging-overview.tsx';
import { stretchesOf } from '#web/domains/journeys/lodging/parts/lodging-stretches.ts';
import { lodgingQuery } from '#web/domains/journeys/lodging/queries.ts';
import { travelPages } from '#web/domains/journeys/travel/widgets/travel-page.tsx';

export const { DetailPage, EditPage } = travelPages<Lodging>({
  ...STAY,
  listName: <Trans>Accommodation</Trans>,
  titleOf: ({ placeName }) => placeName,
  query: lodgingQuery,
  routes: lodgingContract.routes,
  stretchesOf,
  overview: (lodging) => <LodgingOverview lodging={lodging} />,
  aside: (lodging) => <LodgingAside lodging={lodging} />,
  dialog: LodgingDialog,
});
