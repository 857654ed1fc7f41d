import { companyContract } from '#shared/domains/relations/company/contract.ts';
import { isVenue } from '#shared/domains/relations/company/rules.ts';
import type { Company, CompanyRole } from '#shared/domains/relations/company/schemas.ts';
import { venueContract } from '#shared/domains/relations/venue/contract.ts';
import { useFreeSections } from '#web/domains/identity/free-field/widgets/free-sections.tsx';
import { useFreeValues } from '#web/domains/identity/free-field/widgets/use-free-fields.ts';
import { call } from '#web/platform/api.ts';
import { useRecordForm } from '#web/ui/record/record-form.tsx';
import { blankCompany, valuesOf } from './company-form.ts';
import { useCompanySections } from './company-sections.tsx';

interface EditedCompany {
  readonly company?: Company | undefined;
  /** The roles of a new company. */
  readonly roles?: readonly CompanyRole[] | undefined;
  /** Whether the rights of venues apply. */
  readonly asVenue: boolean;
  readonly onSaved: (saved: Company) => void;
}
/** The form of a company and its sections, on a page or in a popup. */
export function useCompanyEditor({ company, roles = [], asVenue, onSaved }: EditedCompany) {
  const freeOf = useFreeValues('company');
  const form = useRecordForm({
    domain: 'company',
    schema: () => import('./form-schemas.ts').then(({ CompanySchema }) => CompanySchema),
    record: company,
    values: { ...(company ? valuesOf(company) : blankCompany(roles)), freeFields: freeOf(company) },
    valuesOf: (record: Company) => ({ ...valuesOf(record), freeFields: freeOf(record) }),
    create: (body) => call(companyContract.routes.create, { body }),
    update: (body, id) =>
      asVenue
        ? call(venueContract.routes.updateDetails, { body: { ...body, id } })
        : call(companyContract.routes.update, { params: { id }, body }),
    alsoTouched: ['venue'],
    onSaved,
  });
  const own = useCompanySections(isVenue({ roles: form.form.watch('roles') }), company?.id);
  return { form, sections: [...own, ...useFreeSections('company', company)] };
}
