import { Trans } from '@lingui/react/macro';
import { lodgingContract } from '#shared/domains/journeys/lodging/contract.ts';
import type { Lodging, LodgingInput } from '#shared/domains/journeys/lodging/schemas.ts';
import { TravelDialog, type TravelFormKind } from '#web/domains/journeys/travel/widgets/travel-dialog.tsx';
import type { TravelDialogProps } from '#web/domains/journeys/travel/widgets/travel-start.ts';
import { call } from '#web/platform/api.ts';
import { StayForm } from '../parts/stay-form.tsx';
import { stretchesOf } from '../parts/stay-stretches.ts';
import { blankStay, type StayValues, valuesOf } from '../parts/stay-values.ts';

const { create, update } = lodgingContract.routes;

const STAY_FORM: TravelFormKind<StayValues, LodgingInput, Lodging> = {
  area: 'lodging',
  size: 'transport',
  schema: () => import('../parts/form-schemas.ts').then(({ StaySchema }) => StaySchema),
  messages: () => import('#shared/domains/journeys/lodging/messages.ts').then(({ lodgingMessages }) => lodgingMessages),
  blank: blankStay,
  valuesOf,
  create: (body) => call(create, { body }),
  update: (body, id) => call(update, { params: { id }, body }),
  form: StayForm,
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
export const StayDialog = (props: TravelDialogProps<Lodging>) => <TravelDialog kind={STAY_FORM} {...props} />;
