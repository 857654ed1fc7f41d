import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { companyContract } from '#shared/domains/relations/company/contract.ts';
import type { Company } from '#shared/domains/relations/company/schemas.ts';
import { FavoriteStar } from '#web/domains/identity/favorite-subject/widgets/favorite-star.tsx';
import { RecordAside } from '#web/domains/identity/free-field/widgets/record-aside.tsx';
import { CompanyContacts } from '#web/domains/relations/contact/widgets/company-contacts.tsx';
import { MergeNotice } from '#web/domains/relations/merge/widgets/merge-notice.tsx';
import { useMergeWith } from '#web/domains/relations/merge/widgets/use-merge-with.tsx';
import { useRecordTabs } from '#web/kits/record/record-tabs.tsx';
import { call, queryOf } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';
import { part } from '#web/ui/part.tsx';
import { RecordApproval } from '#web/ui/record/approval.tsx';
import { RecordPage } from '#web/ui/record/record-page.tsx';
import { useRemoval } from '#web/ui/record/use-removal.tsx';
import { useRolesText } from '../widgets/company-words.ts';
import { addressLines, mapAddress } from './address-words.ts';
import { CompanyFacts } from './company-facts.tsx';
import { CompanyMarks } from './company-marks.tsx';
import { CompanyOverview } from './company-overview.tsx';
import { useStateName } from './use-state-name.ts';

const CompanyPicker = part(
  async () => (await import('#web/domains/identity/roster/widgets/company-picker.tsx')).CompanyPicker,
);

const OnMap = ({ address }: { readonly address: string }) => (
  <a className="link" href={address} target="_blank" rel="noreferrer noopener">
    <MapPin size={13} aria-hidden="true" />
    <Trans>Show on map</Trans>
  </a>
);

function Aside({ company }: { readonly company: Company }) {
  const map = mapAddress(company.address, useStateName(company.address.stateId));
  return (
    <>
      <CompanyContacts company={company} />
      <RecordAside area="company" record={company} after={map && <OnMap address={map} />}>
        <CompanyFacts company={company} />
      </RecordAside>
    </>
  );
}

interface CompanyActsOptions extends Pick<CompanyPageProps, 'company' | 'base' | 'mayEdit'> {
  readonly id: string;
  readonly name: string;
}
function useOwedBy(params: { id: string }) {
  const queries = useQueryClient();
  // A company that owes money is deleted knowingly: its invoices stay open.
  const owedBy = async () => {
    const asked = queryOf(companyContract.routes.riskInfo, { params });
    const info = await queries.fetchQuery(asked).catch(() => undefined);
    return info?.outstandingAmounts?.total.formatted;
  };
  return owedBy;
}

function useCompanyActs({ company, base, mayEdit, id, name }: CompanyActsOptions) {
  const { t } = useLingui();
  const askRemoval = useRemoval();
  const params = { id };
  const owedBy = useOwedBy(params);
  const onDelete = async () => {
    const owed = await owedBy();
    await askRemoval({
      base,
      name,
      text: owed
        ? t`It still owes ${owed}. Its invoices stay open. Its shows and documents keep the name.`
        : t`Its shows and documents keep the name.`,
      remove: () => call(companyContract.routes.remove, { params }),
      restore: () => call(companyContract.routes.restore, { params }),
    });
  };
  const tabs = useRecordTabs({
    target: { entity: 'company', recordId: id },
    activity: queryOf(companyContract.routes.activity, { params, query: {} }),
    overview: (
      <>
        <RecordApproval
          area="company"
          record={company}
          name={name}
          approve={() => call(companyContract.routes.approve, { body: { id, rev: company.rev } })}
        />
        <MergeNotice entity="company" id={id} />
        <CompanyOverview company={company} editTo={mayEdit ? `${base}/${id}/edit#section-risk` : undefined} />
      </>
    ),
  });
  const merging = useMergeWith({ entity: 'company', id, name, picker: CompanyPicker });
  return { onDelete, tabs, merging };
}

interface CompanyPageProps {
  readonly company: Company;
  readonly base: '/company' | '/venue';
  readonly listName: ReactNode;
  readonly mayEdit: boolean;
  readonly tab: string | undefined;
  readonly onTab: (tab: string) => void;
}
/** Detail of a company, whichever list it was opened from. */
export function CompanyPage({ company, base, mayEdit, ...page }: CompanyPageProps) {
  const can = useCan();
  const rolesText = useRolesText();
  const { id, name, address } = company;
  const lines = addressLines(address, useStateName(address.stateId));
  const { onDelete, tabs, merging } = useCompanyActs({ company, base, mayEdit, id, name });
  return (
    <>
      <RecordPage
        {...page}
        id={id}
        name={name}
        base={base}
        mayEdit={mayEdit}
        tag={
          <>
            <CompanyMarks company={company} />
            <FavoriteStar entity="company" recordId={company.id} title={company.name} />
          </>
        }
        line={
          <>
            <span>{rolesText(company.roles)}</span>
            {lines.length > 0 && <span>{lines.join(', ')}</span>}
          </>
        }
        more={merging.items}
        onDelete={can('company.delete') ? () => void onDelete() : undefined}
        tabs={can('company.read') ? tabs : tabs.filter(({ value }) => value !== 'activity')}
        aside={<Aside company={company} />}
      />
      {merging.dialog}
    </>
  );
}
