import { type PickerProps, RecordPicker } from '#web/ui/record/record-picker.tsx';
import { userSearch } from './user-search.ts';

/** A colleague, such as the owner of a show. */
export const UserPicker = (props: PickerProps) => <RecordPicker {...props} search={userSearch} />;
