import { useLingui } from '@lingui/react/macro';
import { type ComponentType, useState } from 'react';
import { companyContract } from '#shared/domains/relations/company/contract.ts';
import { useCan } from '#web/platform/me.ts';
import { pickerSearch } from '#web/ui/record/picker-search.ts';
import type { Creation } from '#web/ui/record/record-creator.ts';
import { type ChooserProps, type PickerProps, RecordChooser, RecordPicker } from '#web/ui/record/record-picker.tsx';
import { CompanyRisk } from './company-risk.tsx';

const search = pickerSearch(companyContract.routes.picker);

function useWays(newLabel: string, kind: Creation['kind']) {
  const can = useCan();
  return {
    ...(can('company.create') ? { newLabel, creates: { kind } } : {}),
    ...(can('company.update') ? { edits: 'company' as const } : {}),
  };
}

/** Picks any company, such as the one a contact works at. */
export function CompanyPicker(props: PickerProps) {
  const { t } = useLingui();
  return <RecordPicker {...props} {...useWays(t`New company`, 'company')} search={search} />;
}

/** Chooses several companies, such as those a user acts for. */
export function CompanyChooser(props: ChooserProps) {
  const { t } = useLingui();
  return <RecordChooser {...props} search={search} chooseTitle={t`Choose companies`} />;
}

/** Picks a promoter. A new company gets that role at once. */
export function PlainPromoterPicker(props: PickerProps) {
  const { t } = useLingui();
  return <RecordPicker {...props} {...useWays(t`New promoter`, 'promoter')} search={search} />;
}

/** Adds a warning to the picker of a partner to an agreement: it tells the company's risk after the choice. */
const withRisk = (Plain: ComponentType<PickerProps>) =>
  function RiskPicker(props: PickerProps) {
    const [chosen, setChosen] = useState<string>();
    return (
      <>
        <Plain
          {...props}
          onChange={(item) => {
            props.onChange(item);
            setChosen(item?.key);
          }}
        />
        {chosen && <CompanyRisk key={chosen} companyId={chosen} />}
      </>
    );
  };

export const PromoterPicker = withRisk(PlainPromoterPicker);
/** Picks the buyer of an invoice, a company in any role. */
export const BuyerPicker = withRisk(CompanyPicker);
