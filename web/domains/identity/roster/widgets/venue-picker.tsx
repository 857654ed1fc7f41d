import { useLingui } from '@lingui/react/macro';
import { venueContract } from '#shared/domains/relations/venue/contract.ts';
import { useCan } from '#web/platform/me.ts';
import { pickerSearch } from '#web/ui/record/picker-search.ts';
import { type PickerProps, RecordPicker } from '#web/ui/record/record-picker.tsx';

const search = pickerSearch(venueContract.routes.picker);

export function VenuePicker(props: PickerProps) {
  const { t } = useLingui();
  const can = useCan();
  const creation = can('company.create') ? { newLabel: t`New venue`, creates: { kind: 'venue' as const } } : {};
  const edits = can('venue.update') ? 'venue' : undefined;
  return <RecordPicker {...props} {...creation} edits={edits} search={search} />;
}
