import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { arrivesEarlier, type Clocks } from '#shared/domains/journeys/travel/legs.ts';
import type { LocalDateTime } from '#shared/kernel/time/date.ts';
import { followed } from './leg-model.ts';
import { MomentField } from './moment-field.tsx';
import './segments.css';

/** Moves the arrival with the departure until the user sets it. A saved segment counts as set. */
function useArrival(path: string) {
  const { getValues, setValue } = useFormContext();
  const isSet = useRef<boolean>(undefined);
  isSet.current ??= getValues(`${path}.id`) !== undefined;
  const arrival = `${path}.arrival.dateTimeLocal`;
  return {
    follow: (to: LocalDateTime, from: LocalDateTime) => {
      if (isSet.current) return;
      setValue(arrival, followed(getValues(arrival), from, to), { shouldDirty: true });
    },
    keep: () => {
      isSet.current = true;
    },
  };
}

/** Warns of an arrival before the departure. It does not stop the user: across time zones this is right. */
function EarlierNote({ path }: { readonly path: string }) {
  const [departure, arrival] = useWatch({ name: [`${path}.departure`, `${path}.arrival`] }) as [
    Clocks['departure'],
    Clocks['arrival'],
  ];
  return (
    <p className="leg-note tight" aria-live="polite">
      {arrivesEarlier({ departure, arrival }) && (
        <Trans>It arrives earlier than it departs. That's only possible across time zones.</Trans>
      )}
    </p>
  );
}

interface LegEndsProps {
  readonly path: string;
  /** Renders the place field of the end at this path: `segments.2.departure`. */
  readonly place: (end: string) => ReactNode;
  /** Renders the terminal or platform, beside the clock. */
  readonly more: (end: string) => ReactNode;
}
/** Asks for the places and the times of both ends of a segment. */
export function LegEnds({ path, place, more }: LegEndsProps) {
  const { t } = useLingui();
  const { follow, keep } = useArrival(path);
  const end = (name: 'departure' | 'arrival', legend: string, label: string, onMoved: typeof follow) => (
    <fieldset>
      <legend>{legend}</legend>
      {place(`${path}.${name}`)}
      <div className="leg-when">
        <MomentField name={`${path}.${name}.dateTimeLocal`} label={label} onMoved={onMoved} />
        {more(`${path}.${name}`)}
      </div>
    </fieldset>
  );
  return (
    <>
      <div className="leg-ends">
        {end('departure', t`From`, t`Departure`, follow)}
        {end('arrival', t`To`, t`Arrival`, keep)}
      </div>
      <EarlierNote path={path} />
    </>
  );
}
