import { useLingui } from '@lingui/react/macro';
import { useFormContext, useWatch } from 'react-hook-form';
import { nightsOf } from '#shared/domains/journeys/lodging/rules.ts';
import { MomentField } from '#web/domains/journeys/travel/widgets/moment-field.tsx';
import { followingCheckOut, type LodgingValues } from './lodging-values.ts';
import { NightsText } from './nights-text.tsx';

/** Arrival and departure; who arrives on another day stays as long. */
export function LodgingTimes() {
  const { t } = useLingui();
  const { getValues, setValue } = useFormContext<LodgingValues>();
  const lodging = useWatch<LodgingValues, 'stay'>({ name: 'stay' });
  const follow = (to: string, from: string) => {
    const checkOut = followingCheckOut({ checkIn: from, checkOut: getValues('stay.checkOut') }, to);
    setValue('stay.checkOut', checkOut, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <>
      <MomentField name="stay.checkIn" label={t`Check-in`} onMoved={follow} />
      <MomentField name="stay.checkOut" label={t`Check-out`} />
      <p className="meta num rec-wide" aria-live="polite">
        {nightsOf({ stay: lodging }) >= 0 && <NightsText stay={lodging} />}
      </p>
    </>
  );
}
