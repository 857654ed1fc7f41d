import { useLingui } from '@lingui/react/macro';
import { ageRestrictionContract } from '#shared/domains/reference/age-restriction/contract.ts';
import { paymentTermContract } from '#shared/domains/reference/payment-term/contract.ts';
import { vatRateContract } from '#shared/domains/reference/vat-rate/contract.ts';
import type { CompanyInput, Room, VenueDetails } from '#shared/domains/relations/company/schemas.ts';
import { ibanText } from '#shared/kernel/money/bank.ts';
import { schemeOf } from '#shared/kernel/money/e-address.ts';
import { LOCALE_NAMES } from '#shared/kernel/text/locale.ts';
import type { MergeRow } from '#web/domains/relations/merge/widgets/merge-page.tsx';
import { MasterName } from '#web/kits/master/master-name.tsx';
import { useFormat } from '#web/platform/format.ts';
import { useRiskNames, useRolesText } from '../widgets/company-words.ts';
import { addressLines } from './address-words.ts';
import { stateText } from './state-text.ts';

function Venue({ rooms, ageRestrictionId, technicalData, travelHints }: VenueDetails) {
  const { number } = useFormat();
  const roomText = ({ name, standing, seated }: Room) =>
    [name, ...[standing, seated].flatMap((people) => (people === undefined ? [] : number(people)))].join(' · ');
  return (
    <>
      {[...rooms.map(roomText), technicalData, travelHints].filter(Boolean).join('\n')}
      {ageRestrictionId && (
        <div>
          <MasterName list={ageRestrictionContract.routes.list} id={ageRestrictionId} />
        </div>
      )}
    </>
  );
}

function useBusinessRows(): readonly MergeRow<CompanyInput>[] {
  const { t } = useLingui();
  return [
    {
      id: 'bank',
      label: t`Bank account`,
      text: ({ bank }) => [bank?.holder, bank?.iban && ibanText(bank.iban), bank?.bic].filter(Boolean).join('\n'),
    },
    { id: 'venueDetails', label: t`Venue`, text: ({ venueDetails }) => venueDetails && <Venue {...venueDetails} /> },
    {
      id: 'vatRateId',
      label: t`VAT rate`,
      text: ({ vatRateId }) => vatRateId && <MasterName list={vatRateContract.routes.list} id={vatRateId} />,
    },
    {
      id: 'paymentTermId',
      label: t`Payment term`,
      text: ({ paymentTermId }) =>
        paymentTermId && <MasterName list={paymentTermContract.routes.list} id={paymentTermId} />,
    },
    {
      id: 'eAddress',
      label: t`E-invoice address`,
      text: ({ eAddress }) => eAddress?.scheme && `${schemeOf(eAddress.scheme)?.name} ${eAddress.id}`,
    },
    { id: 'buyerReference', label: t`Reference on invoices`, text: ({ buyerReference }) => buyerReference },
    { id: 'culture', label: t`Language`, text: ({ culture }) => culture && LOCALE_NAMES[culture] },
    { id: 'notes', label: t`Internal notes`, text: ({ notes }) => notes },
  ];
}

/** Returns the rows by which two companies are compared. */
export function useMergeRows(): readonly MergeRow<CompanyInput>[] {
  const { t } = useLingui();
  const { number } = useFormat();
  const rolesText = useRolesText();
  const risks = useRiskNames();
  const riskText = ({ financialRisk: { level, comment } }: CompanyInput) =>
    [risks[level], comment].filter(Boolean).join('\n');
  return [
    { id: 'name', label: t`Name`, text: ({ name }) => name },
    { id: 'roles', label: t`Type`, text: ({ roles }) => rolesText(roles) },
    { id: 'isActive', label: t`Active`, text: ({ isActive }) => (isActive ? t`yes` : t`no`) },
    {
      id: 'address',
      label: t`Address`,
      text: ({ address }) => addressLines(address, stateText(address.stateId)).join('\n'),
    },
    { id: 'email', label: t`Email`, text: ({ email }) => email },
    { id: 'phone', label: t`Phone`, text: ({ phone }) => phone },
    { id: 'website', label: t`Website`, text: ({ website }) => website },
    { id: 'vatNumber', label: t`VAT number`, text: ({ vatNumber }) => vatNumber },
    { id: 'registerNumber', label: t`Register number`, text: ({ registerNumber }) => registerNumber },
    { id: 'debtorNumber', label: t`Debtor number`, text: ({ debtorNumber = '' }) => debtorNumber },
    { id: 'financialRisk', label: t`Financial risk`, text: riskText },
    {
      id: 'capacity',
      label: t`Capacity`,
      text: ({ capacity }) => (capacity === undefined ? '' : number(capacity)),
    },
    { id: 'zone', label: t`Time zone`, text: ({ zone }) => zone?.replaceAll('_', ' ') },
    ...useBusinessRows(),
  ];
}
