import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { flightContract } from '#shared/domains/journeys/flight/contract.ts';
import { dateOf } from '#shared/kernel/time/date.ts';
import { call } from '#web/platform/api.ts';
import { useStep } from '#web/ui/use-submit.ts';
import { endValues, type FlightValues } from './flight-values.ts';
import { useAirlineOf } from './use-airline-of.ts';

/** Both ends of a flight that was booked before, on the day of this one. */
export function useFillIn(path: `segments.${number}`) {
  const { t } = useLingui();
  const { getValues, setValue, trigger, clearErrors } = useFormContext<FlightValues>();
  const findAirline = useAirlineOf(path);
  const [said, say] = useState('');
  const { busy, problem, run } = useStep();
  const ask = async () => {
    const { airlineId, flightNumber, departure } = getValues(path);
    const query = { airlineId, flightNumber: flightNumber.trim(), departure: dateOf(departure.dateTimeLocal) };
    const { found } = await call(flightContract.routes.flightDetails, { query });
    if (!found) return say(t`No earlier booking found.`);
    for (const end of ['departure', 'arrival'] as const)
      setValue(`${path}.${end}`, endValues(found[end]), { shouldDirty: true });
    clearErrors([`${path}.departure`, `${path}.arrival`]);
    say(t`Filled in from the last booking.`);
  };
  const fillIn = async () => {
    say('');
    // Asked right after `KL 1001` was typed, its airline may not be found yet.
    await findAirline(getValues(`${path}.flightNumber`));
    // By their fields is told what there is nothing to be found by.
    if (await trigger([`${path}.airlineId`, `${path}.flightNumber`])) await run(ask);
  };
  return { fillIn, busy, said: problem ?? said };
}
