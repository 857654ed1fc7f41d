import { Trans } from '@lingui/react/macro';
import { companyContract } from '#shared/domains/relations/company/contract.ts';
import type { Company } from '#shared/domains/relations/company/schemas.ts';
import { venueContract } from '#shared/domains/relations/venue/contract.ts';
import { queryOf } from '#web/platform/api.ts';
import { type EditFormProps, EditPopup, SectionsDialog } from '#web/ui/record/edit-popup.tsx';
import type { EditCall } from '#web/ui/record/record-editor.ts';
import { useCompanyEditor } from '../parts/company-editor.tsx';
import { companyItem } from './create-company.ts';

type FormProps = EditFormProps<Company>;
function CompanyForm({ record, onDone, onClose }: FormProps) {
  const editor = useCompanyEditor({ company: record, asVenue: false, onSaved: (saved) => onDone(companyItem(saved)) });
  return <SectionsDialog {...editor} title={record.name} action={<Trans>Save company</Trans>} onClose={onClose} />;
}
function VenueForm({ record, onDone, onClose }: FormProps) {
  const editor = useCompanyEditor({ company: record, asVenue: true, onSaved: (saved) => onDone(companyItem(saved)) });
  return <SectionsDialog {...editor} title={record.name} action={<Trans>Save venue</Trans>} onClose={onClose} />;
}

/** The form of a company where one is chosen. */
export const EditCompanyDialog = (props: EditCall) => (
  <EditPopup {...props} query={queryOf(companyContract.routes.get, { params: { id: props.id } })} form={CompanyForm} />
);
/** The same with the rights of venues. */
export const EditVenueDialog = (props: EditCall) => (
  <EditPopup {...props} query={queryOf(venueContract.routes.get, { params: { id: props.id } })} form={VenueForm} />
);
