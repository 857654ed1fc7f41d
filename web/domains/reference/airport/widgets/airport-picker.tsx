import { airportContract } from '#shared/domains/reference/airport/contract.ts';
import { pickerSearch } from '#web/ui/record/picker-search.ts';
import { type PickerProps, RecordPicker } from '#web/ui/record/record-picker.tsx';

const searchAirports = pickerSearch(airportContract.routes.picker);

/** One airport, by name or code. */
export const AirportPicker = (props: PickerProps) => <RecordPicker {...props} search={searchAirports} />;
