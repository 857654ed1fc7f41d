import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { Company } from '#shared/domains/relations/company/schemas.ts';
import { mergeContract } from '#shared/domains/relations/merge/contract.ts';
import { useFreeValues } from '#web/domains/identity/free-field/widgets/use-free-fields.ts';
import { useCarriedRows } from '#web/domains/relations/merge/widgets/carried-rows.tsx';
import { MergePage } from '#web/domains/relations/merge/widgets/merge-page.tsx';
import { call, queryOf } from '#web/platform/api.ts';
import { valuesOf } from '../parts/company-form.ts';
import { useMergeRows } from '../parts/merge-rows.tsx';

const route = getRouteApi('/app/company/$key/merge/$mergekey');

export function CompanyMergePage() {
  const { t } = useLingui();
  const { key: id, mergekey: sourceId } = route.useParams();
  const params = { id, sourceId };
  const { data } = useSuspenseQuery(queryOf(mergeContract.routes.previewCompany, { params }));
  const { target, source, references } = data;
  const freeOf = useFreeValues('company');
  const rows = [...useMergeRows(), ...useCarriedRows('company')];
  const sideOf = (company: Company) => ({
    id: company.id,
    name: company.name,
    values: { ...valuesOf(company), freeFields: freeOf(company) },
  });
  return (
    <MergePage
      base="/company"
      listName={t`Companies`}
      target={sideOf(target)}
      source={sideOf(source)}
      references={references}
      rows={rows}
      merge={(values) =>
        call(mergeContract.routes.mergeCompany, { params, body: { rev: target.rev, sourceRev: source.rev, values } })
      }
    />
  );
}
