import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { companyContract } from '#shared/domains/relations/company/contract.ts';
import type { Company, CompanyRole } from '#shared/domains/relations/company/schemas.ts';
import { venueContract } from '#shared/domains/relations/venue/contract.ts';
import { queryOf } from '#web/platform/api.ts';
import { RecordFormPage, useSaved } from '#web/ui/record/record-form.tsx';
import { useCompanyEditor } from '../parts/company-editor.tsx';

interface EditorProps {
  readonly company?: Company;
  readonly roles?: readonly CompanyRole[];
  readonly base: '/company' | '/promoter' | '/venue';
  readonly listName: string;
  readonly title: string;
  readonly action: string;
}
function CompanyEditor({ company, roles, base, ...words }: EditorProps) {
  const asVenue = base === '/venue';
  const saved = useSaved(asVenue ? base : '/company');
  const editor = useCompanyEditor({ company, roles, asVenue, onSaved: (record) => saved(record, record.name) });
  return <RecordFormPage {...words} {...editor} base={base} record={company} />;
}

export function NewCompanyPage() {
  const { t } = useLingui();
  const words = { title: t`New company`, action: t`Create company`, listName: t`Companies` };
  return <CompanyEditor {...words} base="/company" />;
}
export function NewPromoterPage() {
  const { t } = useLingui();
  const words = { title: t`New promoter`, action: t`Create promoter`, listName: t`Promoters` };
  return <CompanyEditor {...words} base="/promoter" roles={['promoter']} />;
}
export function NewVenuePage() {
  const { t } = useLingui();
  const words = { title: t`New venue`, action: t`Create venue`, listName: t`Venues` };
  return <CompanyEditor {...words} base="/venue" roles={['venue']} />;
}

const companyRoute = getRouteApi('/app/company/$key/edit');
export function EditCompanyPage() {
  const { t } = useLingui();
  const { key: id } = companyRoute.useParams();
  const { data } = useSuspenseQuery(queryOf(companyContract.routes.get, { params: { id } }));
  const words = { title: data.name, action: t`Save company`, listName: t`Companies` };
  return <CompanyEditor key={id} {...words} base="/company" company={data} />;
}

const venueRoute = getRouteApi('/app/venue/$key/edit');
export function EditVenuePage() {
  const { t } = useLingui();
  const { key: id } = venueRoute.useParams();
  const { data } = useSuspenseQuery(queryOf(venueContract.routes.get, { params: { id } }));
  const words = { title: data.name, action: t`Save venue`, listName: t`Venues` };
  return <CompanyEditor key={id} {...words} base="/venue" company={data} />;
}
