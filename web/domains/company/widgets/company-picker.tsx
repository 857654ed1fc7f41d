import { useLingui } from '@lingui/react/macro';
import { lazy } from 'react';
import { companyContract } from '#shared/domains/company/contract.ts';
import { useCan } from '#web/platform/me.ts';
import { pickerSearch } from '#web/ui/record/picker-search.ts';
import { type PickerProps, RecordPicker } from '#web/ui/record/record-picker.tsx';

const NewPromoterDialog = lazy(() =>
  import('./new-company-dialog.tsx').then((module) => ({ default: module.NewPromoterDialog })),
);

const search = pickerSearch(companyContract.routes.picker);

/** Any company, such as the promoter of a show. */
export function CompanyPicker(props: PickerProps) {
  const { t } = useLingui();
  const can = useCan();
  const creation = can('company.create') ? { newLabel: t`New promoter`, dialog: NewPromoterDialog } : {};
  return <RecordPicker {...props} {...creation} search={search} />;
}
