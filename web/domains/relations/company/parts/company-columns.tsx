import { useLingui } from '@lingui/react/macro';
import type { Company } from '#shared/domains/relations/company/schemas.ts';
import { FavoriteStar } from '#web/domains/identity/favorite-subject/widgets/favorite-star.tsx';
import { useCarriedColumns } from '#web/domains/reference/tag/widgets/carried.tsx';
import { useFormat } from '#web/platform/format.ts';
import { column, type ListColumn } from '#web/ui/list/columns.ts';
import { AvatarTitle } from '#web/ui/record/avatar-title.tsx';
import { countryText, useRolesText } from '../widgets/company-words.ts';
import { CompanyMarks } from './company-marks.tsx';

function CompanyName({ company }: { readonly company: Company }) {
  return (
    <AvatarTitle
      name={company.name}
      tag={
        <>
          <CompanyMarks company={company} />
          <FavoriteStar entity="company" recordId={company.id} title={company.name} inRow />
        </>
      }
    />
  );
}

function usePlaceColumns(): readonly ListColumn<Company>[] {
  const { t } = useLingui();
  return [
    column(
      'city',
      t`City`,
      { width: 'minmax(100px, 0.8fr)', sort: 'city', priority: 1 },
      (company) => company.address.city,
    ),
    column('country', t`Country`, { width: 'minmax(100px, 0.8fr)', priority: 2 }, (company) =>
      countryText(company.address.countryId),
    ),
  ];
}

/** Columns of the three lists; what a company works as says nothing where all of them are venues. */
export function useCompanyColumns(preset: 'venue' | 'promoter' | undefined): readonly ListColumn<Company>[] {
  const { t } = useLingui();
  const { number } = useFormat();
  const rolesText = useRolesText();
  const carried = useCarriedColumns<Company>('company');
  const isVenueList = preset === 'venue';
  const roles: ListColumn<Company> = column('roles', t`Type`, { width: 'minmax(120px, 1fr)' }, (company) =>
    rolesText(company.roles),
  );
  return [
    column('name', t`Name`, { width: 'minmax(300px, 2.4fr)', sort: 'name', priority: 1 }, (company) => (
      <CompanyName company={company} />
    )),
    ...usePlaceColumns(),
    ...(preset ? [] : [roles]),
    column(
      'capacity',
      t`Capacity`,
      { width: '96px', align: 'right', sort: 'capacity', priority: isVenueList ? 1 : 3, optional: !isVenueList },
      ({ capacity }) => <span className="num">{capacity === undefined ? '' : number(capacity)}</span>,
    ),
    ...carried,
    column('email', t`Email`, { width: 'minmax(130px, 1fr)', priority: 3 }, (company) => company.email),
    column('phone', t`Phone`, { width: '140px', priority: 3 }, (company) => company.phone),
    column('vat', t`VAT number`, { width: '140px', optional: true }, (company) => company.vatNumber),
  ];
}
