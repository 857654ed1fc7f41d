import { airlineContract } from '#shared/domains/reference/airline/contract.ts';
import { pickerSearch } from '#web/ui/record/picker-search.ts';
import { type PickerProps, RecordPicker } from '#web/ui/record/record-picker.tsx';

export const searchAirlines = pickerSearch(airlineContract.routes.picker);

/** One airline, by name or code. */
export const AirlinePicker = (props: PickerProps) => <RecordPicker {...props} search={searchAirlines} />;
