import { showContract } from '#shared/domains/booking/show/contract.ts';
import { pickerSearch } from '#web/ui/record/picker-search.ts';
import { type ChooserProps, type PickerProps, RecordChooser, RecordPicker } from '#web/ui/record/record-picker.tsx';

const search = pickerSearch(showContract.routes.picker);

export const ShowPicker = (props: PickerProps) => <RecordPicker {...props} search={search} />;
/** Several shows: what an invoice is for. */
export const ShowChooser = (props: ChooserProps) => <RecordChooser {...props} search={search} />;
