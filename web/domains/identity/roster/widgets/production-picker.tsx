import { productionContract } from '#shared/domains/booking/production/contract.ts';
import { pickerSearch } from '#web/ui/record/picker-search.ts';
import { type PickerProps, RecordPicker } from '#web/ui/record/record-picker.tsx';

const search = pickerSearch(productionContract.routes.picker);

export const ProductionPicker = (props: PickerProps) => <RecordPicker {...props} search={search} />;
