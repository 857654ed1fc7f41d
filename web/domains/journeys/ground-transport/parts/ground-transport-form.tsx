import { useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import type { GroundTransport } from '#shared/domains/journeys/ground-transport/schemas.ts';
import type { TravelFormProps } from '#web/domains/journeys/travel/widgets/travel-dialog.tsx';
import { TabbedForm } from '#web/ui/form/tabbed-form.tsx';
import { DetailsFields } from './details-fields.tsx';
import { GroundTransportMap } from './ground-transport-map.tsx';
import type { GroundTransportValues } from './ground-transport-values.ts';
import { RouteFields } from './route-fields.tsx';

const DETAILS = ['artistIds', 'phase', 'travellerIds', 'driver', 'notes', 'routeHexColor', 'tagIds'];
const ROUTE = ['departArriveSelect', 'duration', 'start', 'end'];

function FormMap() {
  const [start, end, routePolyline, routeHexColor] = useWatch<
    GroundTransportValues,
    ['start', 'end', 'routePolyline', 'routeHexColor']
  >({ name: ['start', 'end', 'routePolyline', 'routeHexColor'] });
  return <GroundTransportMap {...{ start, end, routePolyline, routeHexColor }} />;
}

/** Two tabs, and the map beside both. */
export function GroundTransportForm(props: TravelFormProps<GroundTransport>) {
  const { t } = useLingui();
  return (
    <TabbedForm
      label={t`Ground transport`}
      tabs={[
        { value: 'details', label: t`Details`, fields: DETAILS, content: <DetailsFields {...props} /> },
        { value: 'route', label: t`From/To`, fields: ROUTE, content: <RouteFields /> },
      ]}
      beside={<FormMap />}
      className="way-shape"
    />
  );
}
