import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Directions } from '#shared/domains/journeys/ground-transport/directions.ts';
import { DurationText } from '#web/domains/journeys/travel/widgets/duration-text.tsx';
import { useDistanceText } from '#web/platform/distance.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { GroundTransportValues } from './ground-transport-values.ts';
import { minutesIn, useDirections } from './use-directions.ts';

/** Why there is no road. */
const REASONS: Readonly<Record<Exclude<Directions['status'], 'OK'>, ReactNode>> = {
  NOT_CONFIGURED: <Trans>Road routes aren't available here.</Trans>,
  ZERO_RESULTS: <Trans>No road route found between these places.</Trans>,
  UNKNOWN_ERROR: <Trans>Google isn't responding.</Trans>,
};

function Way({ found }: { readonly found: Directions }) {
  const lengthOf = useDistanceText();
  const metres = found.distance ?? found.estimate?.distance;
  if (metres === undefined) return <Trans>Distance unknown.</Trans>;
  const [length, minutes] = [lengthOf(metres / 1000, { fine: true }), minutesIn(found)];
  return (
    <>
      {found.status === 'OK' ? <Trans>{length} by road</Trans> : <Trans>{length} as the crow flies</Trans>}
      {minutes && (
        <>
          {', '}
          {found.status !== 'OK' && <Trans>estimated time</Trans>} <DurationText minutes={minutes} />
        </>
      )}
    </>
  );
}

/** How far it is and how long it takes, by road or as an estimate that says so. */
export function WayNote() {
  const { setValue } = useFormContext<GroundTransportValues>();
  const duration = useWatch<GroundTransportValues, 'duration'>({ name: 'duration' });
  const { found } = useDirections();
  if (!found) return null;
  const minutes = minutesIn(found);
  const take = () => setValue('duration', minutes, { shouldDirty: true, shouldValidate: true });
  return (
    <Notice
      tone="blue"
      fact={found.status !== 'OK' && REASONS[found.status]}
      action={
        minutes &&
        minutes !== duration && (
          <Button size="sm" onClick={take}>
            <Trans>Use this time</Trans>
          </Button>
        )
      }
    >
      <Way found={found} />
    </Notice>
  );
}
