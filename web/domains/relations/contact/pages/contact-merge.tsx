import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { Contact, ContactInput, PositionSummary, TravelData } from '#shared/domains/relations/contact/schemas.ts';
import { mergeContract } from '#shared/domains/relations/merge/contract.ts';
import { LOCALE_NAMES } from '#shared/kernel/text/locale.ts';
import { useFreeValues } from '#web/domains/identity/free-field/widgets/use-free-fields.ts';
import { useCarriedRows } from '#web/domains/relations/merge/widgets/carried-rows.tsx';
import { MergePage, type MergeRow } from '#web/domains/relations/merge/widgets/merge-page.tsx';
import { call, queryOf } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { valuesOf } from '../parts/contact-form.ts';
import { useSalutationNames } from '../parts/travel-words.ts';
import { useSeatNames } from '../widgets/seat-names.ts';

const route = getRouteApi('/app/contact/$key/merge/$mergekey');
/** Without the company's name, which comes along to be read. */
const positionOf = ({ companyId, position, defaultSelect }: PositionSummary) => ({
  companyId,
  position,
  defaultSelect,
});

const travelLines = (
  { diet, homeAirport, seat, hints, programmes }: TravelData,
  seats: Readonly<Record<string, string>>,
) => [diet, homeAirport, seats[seat], hints, ...programmes.map(({ airline, number }) => `${airline} ${number}`)];

function useMergeRows(cards: readonly PositionSummary[]): readonly MergeRow<ContactInput>[] {
  const { t } = useLingui();
  const { day } = useFormat();
  const salutations = useSalutationNames();
  const seats = useSeatNames();
  const nameOf = (id: string) => cards.find(({ companyId }) => companyId === id)?.companyName ?? '';
  const positionsText = ({ positions }: ContactInput) =>
    positions.map(({ companyId, position }) => [position, nameOf(companyId)].filter(Boolean).join(', ')).join('\n');
  return [
    { id: 'salutation', label: t`Salutation`, text: ({ salutation }) => salutation && salutations[salutation] },
    { id: 'firstName', label: t`First name`, text: ({ firstName }) => firstName },
    { id: 'infix', label: t`Infix`, text: ({ infix }) => infix },
    { id: 'lastName', label: t`Last name`, text: ({ lastName }) => lastName },
    { id: 'positions', label: t`Positions`, text: positionsText },
    { id: 'email', label: t`Email`, text: ({ email }) => email },
    { id: 'privateEmail', label: t`Private email`, text: ({ privateEmail }) => privateEmail },
    { id: 'mobile', label: t`Mobile`, text: ({ mobile }) => mobile },
    { id: 'phone', label: t`Phone`, text: ({ phone }) => phone },
    {
      id: 'birthday',
      label: t`Birthday`,
      text: ({ birthday }) => birthday && day({ date: birthday }, { year: true }),
    },
    {
      id: 'travel',
      label: t`Travel and food`,
      text: ({ travel }) => travel && travelLines(travel, seats).filter(Boolean).join('\n'),
    },
    { id: 'culture', label: t`Language`, text: ({ culture }) => LOCALE_NAMES[culture] },
    { id: 'isActive', label: t`Active`, text: ({ isActive }) => (isActive ? t`yes` : t`no`) },
    { id: 'notes', label: t`Internal notes`, text: ({ notes }) => notes },
  ];
}

export function ContactMergePage() {
  const { t } = useLingui();
  const { key: id, mergekey: sourceId } = route.useParams();
  const params = { id, sourceId };
  const { data } = useSuspenseQuery(queryOf(mergeContract.routes.previewContact, { params }));
  const { target, source, references } = data;
  const freeOf = useFreeValues('contact');
  const rows = [...useMergeRows([...target.positions, ...source.positions]), ...useCarriedRows('contact')];
  const sideOf = (contact: Contact) => ({
    id: contact.id,
    name: contact.fullName,
    values: { ...valuesOf(contact), positions: contact.positions.map(positionOf), freeFields: freeOf(contact) },
  });
  return (
    <MergePage
      base="/contact"
      listName={t`Contacts`}
      target={sideOf(target)}
      source={sideOf(source)}
      references={references}
      rows={rows}
      merge={(values) =>
        call(mergeContract.routes.mergeContact, { params, body: { rev: target.rev, sourceRev: source.rev, values } })
      }
    />
  );
}
