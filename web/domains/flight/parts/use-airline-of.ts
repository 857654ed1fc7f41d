import { useFormContext } from 'react-hook-form';
import { PICKER_SIZE } from '#shared/kernel/paging.ts';
import { searchAirlines } from '#web/domains/airline/widgets/airline-picker.tsx';
import { rememberItem } from '#web/ui/record/known-items.ts';
import { splitFlightNumber } from './flight-number.ts';
import type { FlightValues } from './flight-values.ts';

/** Long enough for anybody who waits for it. */
const PATIENCE_MS = 5000;

/** Pickers say the code of an airline before all else. */
async function airlineWith(code: string) {
  const request = { keyword: code, excludeKeys: [], page: 1, perPage: PICKER_SIZE } as const;
  const { items } = await searchAirlines(request, AbortSignal.timeout(PATIENCE_MS));
  return items.find(({ sublabel }) => sublabel.split(', ')[0] === code);
}

/** `KL 1001` typed as the number is the airline too, where there is such a one. */
export function useAirlineOf(path: `segments.${number}`) {
  const { getValues, setValue } = useFormContext<FlightValues>();
  return async (typed: string): Promise<void> => {
    const split = splitFlightNumber(typed);
    // Who is offline types on: the number says then what it lacks.
    const airline = split && (await airlineWith(split.code).catch(() => undefined));
    if (!airline || getValues(`${path}.flightNumber`) !== typed) return;
    rememberItem(airline);
    const touched = { shouldDirty: true, shouldValidate: true };
    setValue(`${path}.airlineId`, airline.key, touched);
    setValue(`${path}.flightNumber`, split.number, touched);
  };
}
