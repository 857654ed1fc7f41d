import { useFormContext } from 'react-hook-form';
import { PICKER_SIZE } from '#shared/kernel/contract/paging.ts';
import { searchAirlines } from '#web/domains/reference/airline/widgets/airline-picker.tsx';
import { rememberItem } from '#web/ui/record/known-items.ts';
import { splitFlightNumber } from './flight-number.ts';
import type { FlightValues } from './flight-values.ts';

/** The limit of the airline search, long enough for a user who waits for it. */
const PATIENCE_MS = 5000;

/** Finds an airline by its code, with which the picker begins the label of an airline. */
async function airlineWith(code: string) {
  const request = { keyword: code, excludeKeys: [], page: 1, perPage: PICKER_SIZE } as const;
  const { items } = await searchAirlines(request, AbortSignal.timeout(PATIENCE_MS));
  return items.find(({ sublabel }) => sublabel.split(', ')[0] === code);
}

/** Takes the airline from a typed flight number such as `KL 1001`, if there is such an airline. */
export function useAirlineOf(path: `segments.${number}`) {
  const { getValues, setValue } = useFormContext<FlightValues>();
  return async (typed: string): Promise<void> => {
    const split = splitFlightNumber(typed);
    // An offline user goes on typing: the flight number then shows the missing airline as an error.
    const airline = split && (await airlineWith(split.code).catch(() => undefined));
    if (!airline || getValues(`${path}.flightNumber`) !== typed) return;
    rememberItem(airline);
    const touched = { shouldDirty: true, shouldValidate: true };
    setValue(`${path}.airlineId`, airline.key, touched);
    setValue(`${path}.flightNumber`, split.number, touched);
  };
}
