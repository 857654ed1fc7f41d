import { airportContract } from '#shared/domains/airport/contract.ts';
import { pickerSearch } from '#web/ui/record/picker-search.ts';
import { type PickerProps, RecordPicker } from '#web/ui/record/record-picker.tsx';

const search = pickerSearch(airportContract.routes.picker);

/** An airport by its code, name or city. */
export const AirportPicker = (props: PickerProps) => <RecordPicker {...props} search={search} />;
