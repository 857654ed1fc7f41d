import { useLingui } from '@lingui/react/macro';
import type { Flight } from '#shared/domains/journeys/flight/schemas.ts';
import { MAX_SEGMENTS } from '#shared/domains/journeys/travel/legs.ts';
import { SegmentsField } from '#web/domains/journeys/travel/widgets/segments-field.tsx';
import type { TravelFormProps } from '#web/domains/journeys/travel/widgets/travel-dialog.tsx';
import { TabbedForm } from '#web/ui/form/tabbed-form.tsx';
import { DetailsFields } from './details-fields.tsx';
import { nextFlight } from './flight-values.ts';
import { ChangeAfter, SegmentFields } from './segment-fields.tsx';

const DETAILS = ['artistIds', 'phase', 'travellerIds', 'bookingReference', 'baggage', 'notes', 'hexColor', 'tagIds'];

function Segments() {
  const { t } = useLingui();
  return (
    <SegmentsField
      max={MAX_SEGMENTS}
      words={{
        legend: t`Flights`,
        lineOf: (place) => t`Flight ${place}`,
        removeOf: (place) => t`Remove flight ${place}`,
        add: t`Add flight`,
      }}
      next={nextFlight}
      between={(place) => <ChangeAfter place={place} />}
    >
      {(path) => <SegmentFields path={path} />}
    </SegmentsField>
  );
}

/** Two tabs: what holds for the whole journey, and its flights. */
export function FlightForm(props: TravelFormProps<Flight>) {
  const { t } = useLingui();
  return (
    <TabbedForm
      label={t`Flight`}
      tabs={[
        { value: 'details', label: t`Details`, fields: DETAILS, content: <DetailsFields {...props} /> },
        { value: 'flights', label: t`Flights`, fields: ['segments'], content: <Segments /> },
      ]}
    />
  );
}
