import { Trans } from '@lingui/react/macro';
import { flightContract } from '#shared/domains/journeys/flight/contract.ts';
import type { Flight, FlightInput } from '#shared/domains/journeys/flight/schemas.ts';
import { TravelDialog, type TravelFormKind } from '#web/domains/journeys/travel/widgets/travel-dialog.tsx';
import type { TravelDialogProps } from '#web/domains/journeys/travel/widgets/travel-start.ts';
import { FlightForm } from '../parts/flight-form.tsx';
import { stretchesOf } from '../parts/flight-stretches.ts';
import { blankFlight, type FlightValues, valuesOf } from '../parts/flight-values.ts';

const FLIGHT_FORM: TravelFormKind<FlightValues, FlightInput, Flight> = {
  area: 'flight',
  size: 'transport',
  schema: () => import('../parts/form-schemas.ts').then(({ FlightSchema }) => FlightSchema),
  messages: () => import('#shared/domains/journeys/flight/messages.ts').then(({ flightMessages }) => flightMessages),
  blank: blankFlight,
  valuesOf,
  routes: flightContract.routes,
  form: FlightForm,
  stretchesOf,
  words: {
    newTitle: <Trans>New flight</Trans>,
    editTitle: <Trans>Edit flight</Trans>,
    create: <Trans>Create flight</Trans>,
    save: <Trans>Save flight</Trans>,
    saved: <Trans>Flight saved</Trans>,
  },
};

/** A flight, new or changed. */
export const FlightDialog = (props: TravelDialogProps<Flight>) => <TravelDialog kind={FLIGHT_FORM} {...props} />;
