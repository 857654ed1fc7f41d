import { useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { changeAfter } from '#shared/domains/journeys/train/rules.ts';
import {
  COACH_MAX,
  OPERATOR_MAX,
  PLATFORM_MAX,
  STATION_MAX,
  TRAIN_NUMBER_MAX,
} from '#shared/domains/journeys/train/schemas.ts';
import { SEATS_MAX } from '#shared/domains/journeys/travel/schemas.ts';
import { ChangeNote } from '#web/domains/journeys/travel/widgets/change-note.tsx';
import { LegEnds } from '#web/domains/journeys/travel/widgets/leg-ends.tsx';
import { PlaceSearch } from '#web/domains/relations/google/widgets/place-search.tsx';
import { SelectField, TextField } from '#web/ui/form/fields.tsx';
import { useClassNames } from './class-names.ts';
import type { SegmentValues } from './train-values.ts';
import { useStations } from './use-stations.ts';

/** A station, found by name or written by hand. */
function StationFields({ end }: { readonly end: string }) {
  const { t } = useLingui();
  const { known, onPlace, onLeft } = useStations(end);
  return (
    <>
      <div>
        <PlaceSearch known={known} onPlace={onPlace} />
      </div>
      <TextField name={`${end}.placeName`} label={t`Station`} must maxLength={STATION_MAX} onLeft={onLeft} />
    </>
  );
}

/** One train of a journey. */
export function SegmentFields({ path }: { readonly path: `segments.${number}` }) {
  const { t } = useLingui();
  const classes = useClassNames();
  return (
    <>
      <div className="leg-head">
        <TextField
          name={`${path}.trainNumber`}
          label={t`Train number`}
          maxLength={TRAIN_NUMBER_MAX}
          help={t`e.g. ICE 124`}
        />
        <TextField name={`${path}.operator`} label={t`Railway company`} maxLength={OPERATOR_MAX} />
        <SelectField name={`${path}.trainClass`} label={t`Class`} placeholder={t`unknown`} options={classes} />
        <TextField name={`${path}.coach`} label={t`Coach`} maxLength={COACH_MAX} />
        <TextField name={`${path}.seats`} label={t`Seats`} maxLength={SEATS_MAX} />
      </div>
      <LegEnds
        path={path}
        place={(end) => <StationFields end={end} />}
        more={(end) => <TextField name={`${end}.platform`} label={t`Platform`} maxLength={PLATFORM_MAX} />}
      />
    </>
  );
}

/** Shows the time to change trains after a segment of the form. */
export function ChangeAfter({ place }: { readonly place: number }) {
  const [before, after] = useWatch({ name: [`segments.${place}`, `segments.${place + 1}`] }) as SegmentValues[];
  if (!before || !after) return null;
  return <ChangeNote minutes={changeAfter([before, after], 0)} place={before.arrival.placeName} />;
}
