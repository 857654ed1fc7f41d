import { userContract } from '#shared/domains/user/contract.ts';
import { pickerSearch } from '#web/ui/record/picker-search.ts';
import { type PickerProps, RecordPicker } from '#web/ui/record/record-picker.tsx';

const search = pickerSearch(userContract.routes.picker);

/** A colleague, such as the owner of a show. */
export const UserPicker = (props: PickerProps) => <RecordPicker {...props} search={search} />;
