import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { companyContract } from '#shared/domains/company/contract.ts';
import { useCan } from '#web/platform/me.ts';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import { pickerSearch } from '#web/ui/record/picker-search.ts';
import { type PickerProps, RecordPicker } from '#web/ui/record/record-picker.tsx';
import { CompanyRisk } from './company-risk.tsx';

const NewPromoterDialog = dialogPart(async () => (await import('./new-company-dialog.tsx')).NewPromoterDialog);

const NewCompanyDialog = dialogPart(async () => (await import('./new-company-dialog.tsx')).NewCompanyDialog);

const search = pickerSearch(companyContract.routes.picker);

/** Any company, such as where a contact works. */
export function CompanyPicker(props: PickerProps) {
  const { t } = useLingui();
  const can = useCan();
  const creation = can('company.create') ? { newLabel: t`New company`, dialog: NewCompanyDialog } : {};
  return <RecordPicker {...props} {...creation} search={search} />;
}

/** A company that is to be a promoter: a new one becomes that at once. */
export function PlainPromoterPicker(props: PickerProps) {
  const { t } = useLingui();
  const can = useCan();
  const creation = can('company.create') ? { newLabel: t`New promoter`, dialog: NewPromoterDialog } : {};
  return <RecordPicker {...props} {...creation} search={search} />;
}

/** A company one is about to make an agreement with: its risk is told as soon as it is chosen. */
export function PromoterPicker(props: PickerProps) {
  const [chosen, setChosen] = useState<string>();
  return (
    <>
      <PlainPromoterPicker
        {...props}
        onChange={(item) => {
          props.onChange(item);
          setChosen(item?.key);
        }}
      />
      {chosen && <CompanyRisk key={chosen} companyId={chosen} />}
    </>
  );
}
