import { Trans } from '@lingui/react/macro';
import { lodgingContract } from '#shared/domains/journeys/lodging/contract.ts';
import type { Lodging, LodgingInput } from '#shared/domains/journeys/lodging/schemas.ts';
import { LodgingForm } from '#web/domains/journeys/lodging/parts/lodging-form.tsx';
import { stretchesOf } from '#web/domains/journeys/lodging/parts/lodging-stretches.ts';
import { blankLodging, type LodgingValues, valuesOf } from '#web/domains/journeys/lodging/parts/lodging-values.ts';
import { TravelDialog, type TravelFormKind } from '#web/domains/journeys/travel/widgets/travel-dialog.tsx';
import type { TravelDialogProps } from '#web/domains/journeys/travel/widgets/travel-start.ts';

const LODGING_FORM: TravelFormKind<LodgingValues, LodgingInput, Lodging> = {
  area: 'lodging',
  size: 'transport',
  schema: () =>
    import('#web/domains/journeys/lodging/parts/form-schemas.ts').then(({ LodgingSchema }) => LodgingSchema),
  messages: () => import('#shared/domains/journeys/lodging/messages.ts').then(({ lodgingMessages }) => lodgingMessages),
  blank: blankLodging,
  valuesOf,
  routes: lodgingContract.routes,
  form: LodgingForm,
  stretchesOf,
  words: {
    newTitle: <Trans>New accommodation</Trans>,
    editTitle: <Trans>Edit accommodation</Trans>,
    create: <Trans>Create accommodation</Trans>,
    save: <Trans>Save accommodation</Trans>,
    saved: <Trans>Accommodation saved</Trans>,
  },
};

/** A stay, new or changed. */
export const LodgingDialog = (props: TravelDialogProps<Lodging>) => <TravelDialog kind={LODGING_FORM} {...props} />;
