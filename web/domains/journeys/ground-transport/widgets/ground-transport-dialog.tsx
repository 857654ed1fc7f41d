import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { groundTransportContract } from '#shared/domains/journeys/ground-transport/contract.ts';
import type { GroundTransport, GroundTransportInput } from '#shared/domains/journeys/ground-transport/schemas.ts';
import { GroundTransportForm } from '#web/domains/journeys/ground-transport/parts/ground-transport-form.tsx';
import { stretchesOf } from '#web/domains/journeys/ground-transport/parts/ground-transport-stretches.ts';
import {
  blankGroundTransport,
  type GroundTransportValues,
  valuesOf,
} from '#web/domains/journeys/ground-transport/parts/ground-transport-values.ts';
import { optionsQuery } from '#web/domains/journeys/ground-transport/queries.ts';
import { TravelDialog, type TravelFormKind } from '#web/domains/journeys/travel/widgets/travel-dialog.tsx';
import type { TravelDialogProps } from '#web/domains/journeys/travel/widgets/travel-start.ts';

const GROUND_TRANSPORT_FORM: TravelFormKind<GroundTransportValues, GroundTransportInput, GroundTransport> = {
  area: 'groundTransport',
  size: 'transport',
  schema: () =>
    import('#web/domains/journeys/ground-transport/parts/form-schemas.ts').then(
      ({ GroundTransportSchema }) => GroundTransportSchema,
    ),
  blank: blankGroundTransport,
  valuesOf,
  routes: groundTransportContract.routes,
  form: GroundTransportForm,
  stretchesOf,
  words: {
    newTitle: <Trans>New ground transport</Trans>,
    editTitle: <Trans>Edit ground transport</Trans>,
    create: <Trans>Create ground transport</Trans>,
    save: <Trans>Save ground transport</Trans>,
    saved: <Trans>Ground transport saved</Trans>,
  },
};

/** A ride, new or changed. */
export function GroundTransportDialog(props: TravelDialogProps<GroundTransport>) {
  // A list of the browser's own shows what is chosen only where it is among its lines from the first.
  const choices = useQuery(optionsQuery);
  return <TravelDialog kind={GROUND_TRANSPORT_FORM} ready={!choices.isLoading} {...props} />;
}
