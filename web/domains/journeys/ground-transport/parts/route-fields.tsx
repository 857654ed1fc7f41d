import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { MomentField } from '#web/domains/journeys/travel/widgets/moment-field.tsx';
import { momentText } from '#web/domains/journeys/travel/widgets/travel-text.ts';
import { Segmented } from '#web/ui/choice.tsx';
import { ControlField } from '#web/ui/form/fields.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { EndFields } from './end-fields.tsx';
import { followingTime, type GroundTransportValues } from './ground-transport-values.ts';
import { WayNote } from './way-note.tsx';

/** Digits of a duration (spec section 5). */

function FixedTime() {
  const { t } = useLingui();
  const isDeparture =
    useWatch<GroundTransportValues, 'departArriveSelect'>({ name: 'departArriveSelect' }) === 'departAt';
  return isDeparture ? (
    <MomentField name="start.dateTimeLocal" label={t`Departure`} />
  ) : (
    <MomentField name="end.dateTimeLocal" label={t`Arrival`} />
  );
}

/** The other end on the clock, kept up to date in the form. */
function FollowingTime() {
  const { setValue } = useFormContext<GroundTransportValues>();
  const values = useWatch<GroundTransportValues>() as GroundTransportValues;
  const next = followingTime(values);
  const { name, time } = next ?? {};
  useEffect(() => {
    if (name && time) setValue(`${name}.dateTimeLocal`, time, { shouldDirty: true });
  }, [name, time, setValue]);
  if (!time) return null;
  const text = momentText(time);
  return (
    <p className="meta num rec-wide" aria-live="polite">
      {name === 'end' ? <Trans>Arrives {text}</Trans> : <Trans>Leaves {text}</Trans>}
    </p>
  );
}

/** When it leaves or has to be there, how long it takes, and from where to where. */
export function RouteFields() {
  const { t } = useLingui();
  const items = [
    { value: 'departAt' as const, label: t`Depart at` },
    { value: 'arriveBy' as const, label: t`Arrive by` },
  ];
  return (
    <>
      <div className="rec-fields">
        <ControlField<'departAt' | 'arriveBy'> name="departArriveSelect" label={t`Time is`} group className="rec-wide">
          {({ value, onChange }) => (
            <div className="row">
              <Segmented label={t`Time is`} items={items} value={value} onChange={(next) => onChange(next)} />
            </div>
          )}
        </ControlField>
        <FixedTime />
        <NumberField name="duration" label={t`Duration`} must suffix={t`min`} />
        <FollowingTime />
      </div>
      <EndFields name="start" title={t`From`} letter="A" />
      <EndFields name="end" title={t`To`} letter="B" />
      <WayNote />
    </>
  );
}
