import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { companyContract } from '#shared/domains/company/contract.ts';
import { isVenue } from '#shared/domains/company/rules.ts';
import type { Company, CompanyRole } from '#shared/domains/company/schemas.ts';
import { venueContract } from '#shared/domains/venue/contract.ts';
import { useFreeSections } from '#web/domains/free-field/widgets/free-sections.tsx';
import { useFreeValues } from '#web/domains/free-field/widgets/use-free-fields.ts';
import { call, queryOf } from '#web/platform/api.ts';
import { RecordFormPage, useRecordForm, useSaved } from '#web/ui/record/record-form.tsx';
import { blankCompany, valuesOf } from '../parts/company-form.ts';
import { useCompanySections } from '../parts/company-sections.tsx';

interface EditorProps {
  readonly company?: Company;
  /** What a new one works as. */
  readonly roles?: readonly CompanyRole[];
  readonly base: '/company' | '/promoter' | '/venue';
  readonly listName: string;
  readonly title: string;
  readonly action: string;
}
function CompanyEditor({ company, roles = [], base, ...words }: EditorProps) {
  const detailBase = base === '/venue' ? base : '/company';
  const saved = useSaved(detailBase);
  const freeOf = useFreeValues('company');
  const form = useRecordForm({
    domain: 'company',
    schema: () => import('../parts/form-schemas.ts').then(({ CompanySchema }) => CompanySchema),
    record: company,
    values: { ...(company ? valuesOf(company) : blankCompany(roles)), freeFields: freeOf(company) },
    valuesOf: (record: Company) => ({ ...valuesOf(record), freeFields: freeOf(record) }),
    create: (body) => call(companyContract.routes.create, { body }),
    update: (body, id) =>
      base === '/venue'
        ? call(venueContract.routes.updateDetails, { body: { ...body, id } })
        : call(companyContract.routes.update, { params: { id }, body }),
    alsoTouched: ['venue'],
    onSaved: (record) => saved(record, record.name),
  });
  const own = useCompanySections(isVenue({ roles: form.form.watch('roles') }), company?.id);
  const sections = [...own, ...useFreeSections('company', company)];
  return <RecordFormPage {...words} form={form} base={base} record={company} sections={sections} />;
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
