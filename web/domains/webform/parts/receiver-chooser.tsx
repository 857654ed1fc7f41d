import { userContract } from '#shared/domains/user/contract.ts';
import { pickerSearch } from '#web/ui/record/picker-search.ts';
import { type ChooserProps, RecordChooser } from '#web/ui/record/record-picker.tsx';

const search = pickerSearch(userContract.routes.picker);

/** Colleagues who hear of what comes in. */
export const ReceiverChooser = (props: ChooserProps) => <RecordChooser {...props} search={search} />;
