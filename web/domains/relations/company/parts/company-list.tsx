import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Map as MapIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { COMPANY_LIST, companyContract } from '#shared/domains/relations/company/contract.ts';
import { COMPANY_ROLES, RISK_LEVELS } from '#shared/domains/relations/company/kinds.ts';
import type { Company } from '#shared/domains/relations/company/schemas.ts';
import { venueContract } from '#shared/domains/relations/venue/contract.ts';
import { ListTools } from '#web/domains/attached/excel-template/widgets/list-tools.tsx';
import { useSelectionActions } from '#web/domains/attached/my-selection/widgets/use-selection-actions.tsx';
import { useFreeColumns, useFreeFilters } from '#web/domains/identity/free-field/widgets/free-list.tsx';
import { useStatusFilter, useTagFilter } from '#web/domains/reference/tag/widgets/carried.tsx';
import { CarriedMarks } from '#web/domains/reference/tag/widgets/carried-marks.tsx';
import { DuplicatesLink } from '#web/domains/relations/duplicate/widgets/duplicates-link.tsx';
import { useCan, useMe } from '#web/platform/me.ts';
import { useCountryOptions } from '#web/platform/use-country-options.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { useApprovalFilter, useApprovalViews } from '#web/ui/list/approval.tsx';
import { choiceFilter, flagFilter, type ListFilter, useChoiceWords } from '#web/ui/list/filters.tsx';
import type { Choice, ListState } from '#web/ui/list/search.ts';
import { AvatarTitle } from '#web/ui/record/avatar-title.tsx';
import { sourceOf } from '#web/ui/record/list-source.ts';
import { RecordList } from '#web/ui/record/record-list.tsx';
import { useRiskNames, useRoleNames } from '../widgets/company-words.ts';
import { addressLines } from './address-words.ts';
import { useCompanyColumns } from './company-columns.tsx';
import { CompanyFacts } from './company-facts.tsx';
import { CompanyMarks } from './company-marks.tsx';
import { stateText } from './state-text.ts';

export interface CompanySearch extends ListState {
  readonly role?: Choice | undefined;
  readonly risk?: Choice | undefined;
  readonly country?: Choice | undefined;
  readonly active?: boolean | undefined;
  readonly status?: Choice | undefined;
  readonly tag?: Choice | undefined;
  readonly preliminary?: boolean | undefined;
}

function useFilters(preset: CompanyListProps['preset']): readonly ListFilter[] {
  const { t } = useLingui();
  const relations = useChoiceWords();
  const roles = useRoleNames();
  const risks = useRiskNames();
  const countries = useCountryOptions();
  return [
    ...(preset
      ? []
      : [
          choiceFilter({
            id: 'role',
            label: t`Type`,
            options: COMPANY_ROLES.map((value) => ({ value, label: roles[value] })),
            relations,
          }),
        ]),
    choiceFilter({
      id: 'country',
      label: t`Country`,
      options: countries,
      relations,
    }),
    choiceFilter({
      id: 'risk',
      label: t`Risk`,
      options: RISK_LEVELS.map((value) => ({ value, label: risks[value] })),
      relations,
    }),
    useStatusFilter('company'),
    useTagFilter('company'),
    useApprovalFilter(),
    flagFilter({ id: 'active', label: t`Active`, relation: t`is`, yes: t`active`, no: t`not active` }),
  ];
}

interface CompanyListProps {
  /** The list of one role only. */
  readonly preset?: 'venue' | 'promoter';
  readonly title: string;
  readonly newLabel: string;
  readonly emptyTitle: ReactNode;
  readonly emptyText: ReactNode;
  readonly search: CompanySearch;
  readonly onSearch: (next: CompanySearch, options?: { readonly replace?: boolean }) => void;
}
const useIsInternal = (): boolean => useMe().user.environment === 'internal';
/** Outside the agency nobody asks by what its list does not show. */
const OPEN = ['country', 'active'];
function useSeenFilters(preset: CompanyListProps['preset'], search: CompanySearch): readonly ListFilter[] {
  const isInternal = useIsInternal();
  const filters = [...useFilters(preset), ...useFreeFilters('company', search)];
  return isInternal ? filters : filters.filter(({ id }) => OPEN.includes(id));
}

function CompanyTools({ search }: Pick<CompanyListProps, 'search'>) {
  return (
    <>
      <Link to="/company/map" search={search} className={buttonClass({ kind: 'ghost' })}>
        <MapIcon size={14} aria-hidden="true" />
        <Trans>Map</Trans>
      </Link>
      <DuplicatesLink entity="company" />
    </>
  );
}

type CompanyPreviewProps = Readonly<{ linesOf: ({ address }: Company) => string[]; company: Company }>;
function CompanyPreview({ linesOf, company }: CompanyPreviewProps) {
  return (
    <>
      <h2>{company.name}</h2>
      <span className="row wrap">
        <CompanyMarks company={company} />
      </span>
      <CarriedMarks area="company" record={company} />
      <address className="mut">
        {linesOf(company).map((line) => (
          <div key={line}>{line}</div>
        ))}
      </address>
      <CompanyFacts company={company} />
    </>
  );
}

const linesOf = ({ address }: Company) => addressLines(address, stateText(address.stateId));
const placeOf = (company: Company) => linesOf(company).at(-2) ?? company.address.city;

/** Companies, venues and promoters are one list: venues come through their own door, for those who may see no more. */
export function CompanyList({ preset, newLabel, search, ...words }: CompanyListProps) {
  const { t } = useLingui();
  const can = useCan();
  const isInternal = useIsInternal();
  const selection = useSelectionActions('company', { file: preset === 'venue' ? 'venue' : 'company' });
  const always = preset === 'promoter' ? [{ field: 'role', relation: 'anyOf' as const, values: ['promoter'] }] : [];
  const base = preset ? (`/${preset}` as const) : '/company';
  const list = preset === 'venue' ? venueContract.routes.list : companyContract.routes.list;

  return (
    <RecordList<Company, CompanySearch>
      {...words}
      id={preset ?? 'company'}
      base={base}
      pathOf={({ id }) => `${preset === 'venue' ? '/venue' : '/company'}/${id}`}
      query={sourceOf(list, COMPANY_LIST, { defaultSort: 'name', always })}
      batch={{ area: 'company', actions: selection.actionsOf }}
      tools={(request) => <ListTools area={preset === 'venue' ? 'venue' : 'company'} request={request} />}
      dialog={selection.dialog}
      moreViews={useApprovalViews('company')}
      search={search}
      searchLabel={isInternal ? t`Search by name, city, VAT number` : t`Search by name, city`}
      columns={[...useCompanyColumns(preset), ...useFreeColumns<Company>('company')]}
      filters={useSeenFilters(preset, search)}
      defaultSort="name"
      rowLabel={(company) => company.name}
      actions={!preset && <CompanyTools search={search} />}
      newLabel={can('company.create') && newLabel}
      card={(company) => (
        <AvatarTitle name={company.name} detail={placeOf(company)} tag={<CompanyMarks company={company} />} />
      )}
      preview={(company) => <CompanyPreview linesOf={linesOf} company={company} />}
    />
  );
}
