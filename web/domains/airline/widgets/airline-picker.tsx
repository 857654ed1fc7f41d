import { airlineContract } from '#shared/domains/airline/contract.ts';
import { pickerSearch } from '#web/ui/record/picker-search.ts';
import { type PickerProps, RecordPicker } from '#web/ui/record/record-picker.tsx';

const search = pickerSearch(airlineContract.routes.picker);

/** An airline by its code or name. */
export const AirlinePicker = (props: PickerProps) => <RecordPicker {...props} search={search} />;
