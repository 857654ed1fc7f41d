import { Trans } from '@lingui/react/macro';
import { trainContract } from '#shared/domains/journeys/train/contract.ts';
import type { Train, TrainInput } from '#shared/domains/journeys/train/schemas.ts';
import { TravelDialog, type TravelFormKind } from '#web/domains/journeys/travel/widgets/travel-dialog.tsx';
import type { TravelDialogProps } from '#web/domains/journeys/travel/widgets/travel-start.ts';
import { TrainForm } from '../parts/train-form.tsx';
import { stretchesOf } from '../parts/train-stretches.ts';
import { blankTrain, type TrainValues, valuesOf } from '../parts/train-values.ts';

const TRAIN_FORM: TravelFormKind<TrainValues, TrainInput, Train> = {
  area: 'train',
  size: 'transport',
  schema: () => import('../parts/form-schemas.ts').then(({ TrainSchema }) => TrainSchema),
  blank: blankTrain,
  valuesOf,
  routes: trainContract.routes,
  form: TrainForm,
  stretchesOf,
  words: {
    newTitle: <Trans>New train journey</Trans>,
    editTitle: <Trans>Edit train journey</Trans>,
    create: <Trans>Create train journey</Trans>,
    save: <Trans>Save train journey</Trans>,
    saved: <Trans>Train journey saved</Trans>,
  },
};

/** A train journey, new or changed. */
export const TrainDialog = (props: TravelDialogProps<Train>) => <TravelDialog kind={TRAIN_FORM} {...props} />;
