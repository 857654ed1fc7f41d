import { showContract } from '#shared/domains/show/contract.ts';
import { pickerSearch } from '#web/ui/record/picker-search.ts';
import { type PickerProps, RecordPicker } from '#web/ui/record/record-picker.tsx';

const search = pickerSearch(showContract.routes.picker);

export const ShowPicker = (props: PickerProps) => <RecordPicker {...props} search={search} />;
