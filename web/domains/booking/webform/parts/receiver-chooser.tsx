import { userSearch } from '#web/domains/identity/user/widgets/user-search.ts';
import { type ChooserProps, RecordChooser } from '#web/ui/record/record-picker.tsx';

/** Colleagues who hear of what comes in. */
export const ReceiverChooser = (props: ChooserProps) => <RecordChooser {...props} search={userSearch} />;
