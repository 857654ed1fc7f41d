import { useLingui } from '@lingui/react/macro';
import { lazy } from 'react';
import { venueContract } from '#shared/domains/venue/contract.ts';
import { useCan } from '#web/platform/me.ts';
import { pickerSearch } from '#web/ui/record/picker-search.ts';
import { type PickerProps, RecordPicker } from '#web/ui/record/record-picker.tsx';

const NewVenueDialog = lazy(() =>
  import('./new-company-dialog.tsx').then((module) => ({ default: module.NewVenueDialog })),
);

const search = pickerSearch(venueContract.routes.picker);

export function VenuePicker(props: PickerProps) {
  const { t } = useLingui();
  const can = useCan();
  const creation = can('company.create') ? { newLabel: t`New venue`, dialog: NewVenueDialog } : {};
  return <RecordPicker {...props} {...creation} search={search} />;
}
