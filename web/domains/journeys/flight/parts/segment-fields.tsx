import { useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { FLIGHT_NUMBER_MAX, TERMINAL_MAX } from '#shared/domains/journeys/flight/schemas.ts';
import { changeMinutes } from '#shared/domains/journeys/travel/legs.ts';
import { SEATS_MAX } from '#shared/domains/journeys/travel/schemas.ts';
import { ChangeNote } from '#web/domains/journeys/travel/widgets/change-note.tsx';
import { LegEnds } from '#web/domains/journeys/travel/widgets/leg-ends.tsx';
import { AirlinePicker } from '#web/domains/reference/airline/widgets/airline-picker.tsx';
import { AirportPicker } from '#web/domains/reference/airport/widgets/airport-picker.tsx';
import { Button } from '#web/ui/button.tsx';
import { SelectField, TextField } from '#web/ui/form/fields.tsx';
import { itemOf } from '#web/ui/record/known-items.ts';
import { useCabinNames } from './cabin-names.ts';
import type { SegmentValues } from './flight-values.ts';
import { KnownField } from './known-field.tsx';
import { useAirlineOf } from './use-airline-of.ts';
import { useFillIn } from './use-fill-in.ts';

/** The limit of the typed text, with room for an airline's code and a space, until the airline is recognised. */
const TYPED_MAX = 3 + FLIGHT_NUMBER_MAX;

type Path = `segments.${number}`;

/** Which flight it is, and what it was when it was last booked. */
function FlightHead({ path }: { readonly path: Path }) {
  const { t } = useLingui();
  const cabins = useCabinNames();
  const findAirline = useAirlineOf(path);
  const { fillIn, busy, said } = useFillIn(path);
  return (
    <>
      <div className="leg-head fills">
        <KnownField name={`${path}.airlineId`} label={t`Airline`} hint={t`e.g. KL`} picker={AirlinePicker} />
        <TextField
          name={`${path}.flightNumber`}
          label={t`Flight number`}
          must
          maxLength={TYPED_MAX}
          autoComplete="off"
          help={t`e.g. 1001 or KL 1001`}
          onLeft={(typed) => void findAirline(typed)}
        />
        <Button busy={busy} onClick={() => void fillIn()}>
          {t`Fill in`}
        </Button>
        <SelectField name={`${path}.cabinClass`} label={t`Class`} placeholder={t`unknown`} options={cabins} />
        <TextField name={`${path}.seats`} label={t`Seats`} maxLength={SEATS_MAX} />
      </div>
      <p className="leg-note" role="status">
        {said}
      </p>
    </>
  );
}

/** One flight of a journey. */
export function SegmentFields({ path }: { readonly path: Path }) {
  const { t } = useLingui();
  return (
    <>
      <FlightHead path={path} />
      <LegEnds
        path={path}
        place={(end) => (
          <KnownField name={`${end}.airportId`} label={t`Airport`} hint={t`e.g. AMS`} picker={AirportPicker} />
        )}
        more={(end) => <TextField name={`${end}.terminal`} label={t`Terminal`} maxLength={TERMINAL_MAX} />}
      />
    </>
  );
}

/** Shows the time to change planes after a segment of the form. */
export function ChangeAfter({ place }: { readonly place: number }) {
  const [before, after] = useWatch({ name: [`segments.${place}`, `segments.${place + 1}`] }) as SegmentValues[];
  if (!before || !after) return null;
  const { airportId } = before.arrival;
  const isSame = airportId !== '' && airportId === after.departure.airportId;
  return <ChangeNote minutes={changeMinutes(before, after, isSame)} place={airportId && itemOf(airportId).value} />;
}
