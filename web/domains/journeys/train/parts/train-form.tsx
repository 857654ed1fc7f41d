import { useLingui } from '@lingui/react/macro';
import type { Train } from '#shared/domains/journeys/train/schemas.ts';
import { MAX_SEGMENTS } from '#shared/domains/journeys/travel/legs.ts';
import { SegmentsField } from '#web/domains/journeys/travel/widgets/segments-field.tsx';
import type { TravelFormProps } from '#web/domains/journeys/travel/widgets/travel-dialog.tsx';
import { TabbedForm } from '#web/ui/form/tabbed-form.tsx';
import { DetailsFields } from './details-fields.tsx';
import { ChangeAfter, SegmentFields } from './segment-fields.tsx';
import { nextTrain } from './train-values.ts';

const DETAILS = ['artistIds', 'phase', 'travellerIds', 'bookingReference', 'notes', 'hexColor', 'tagIds'];

function Segments() {
  const { t } = useLingui();
  return (
    <SegmentsField
      max={MAX_SEGMENTS}
      words={{
        legend: t({ context: 'travel', message: 'Trains' }),
        lineOf: (place) => t`Train ${place}`,
        removeOf: (place) => t`Remove train ${place}`,
        add: t`Add train`,
      }}
      next={nextTrain}
      between={(place) => <ChangeAfter place={place} />}
    >
      {(path) => <SegmentFields path={path} />}
    </SegmentsField>
  );
}

/** Two tabs: what holds for the whole journey, and its trains. */
export function TrainForm(props: TravelFormProps<Train>) {
  const { t } = useLingui();
  return (
    <TabbedForm
      label={t`Train journey`}
      tabs={[
        { value: 'details', label: t`Details`, fields: DETAILS, content: <DetailsFields {...props} /> },
        {
          value: 'trains',
          label: t({ context: 'travel', message: 'Trains' }),
          fields: ['segments'],
          content: <Segments />,
        },
      ]}
    />
  );
}
