import { useLingui } from '@lingui/react/macro';
import type { Show } from '#shared/domains/booking/show/schemas.ts';
import { useFreeSections } from '#web/domains/identity/free-field/widgets/free-sections.tsx';
import type { FormSection } from '#web/ui/form/form-page.tsx';
import { later } from '#web/ui/later.tsx';
import { part } from '#web/ui/part.tsx';
import { ahead } from '#web/ui/prefetch.ts';

const fetchFields = () => import('../widgets/show-form-fields.tsx');
// On their way with the data that the page waits for: they stand as soon as it does.
ahead(fetchFields)();
const BasicFields = part(async () => (await fetchFields()).BasicFields);
const TimeFields = part(async () => (await fetchFields()).TimeFields);
const PlaceFields = part(async () => (await fetchFields()).PlaceFields);
const NoteFields = part(async () => (await fetchFields()).NoteFields);
const DealFields = part(async () => (await import('./form/deal-fields.tsx')).DealFields);
type More = 'LineUp' | 'People' | 'Sale' | 'Extras';
const more = (name: More) => part(async () => (await import('./form/more-fields.tsx'))[name]);
const [LineUp, People, Sale, Extras] = [more('LineUp'), more('People'), more('Sale'), more('Extras')];

/** The sections of the full form, as people of the agency have it. */
export function useShowSections(show?: Show): readonly FormSection[] {
  const { t } = useLingui();
  const excludeId = show?.id;
  return [
    {
      id: 'basics',
      title: t`Basics`,
      fields: ['artistIds', 'statusId', 'rank', 'expiresOn', 'productionId', 'ownerId'],
      content: later(9, <BasicFields />),
    },
    {
      id: 'time',
      title: t`Date and time`,
      fields: ['start', 'end', 'isAllDay', 'isNight', 'timeOfPerformance'],
      content: later(9, <TimeFields {...(excludeId ? { excludeId } : {})} />),
    },
    {
      id: 'place',
      title: t`Place and people`,
      fields: ['venueId', 'room', 'capacity', 'promoterId', 'contactId'],
      content: later(7, <PlaceFields />),
    },
    {
      id: 'bill',
      title: t`Line-up`,
      fields: ['bill'],
      content: later(3, <LineUp />),
    },
    {
      id: 'deal',
      title: t`Deal`,
      fields: ['fee', 'billing', 'description'],
      content: later(3, <DealFields hasDeal={show?.dealType !== undefined} />),
    },
    {
      id: 'sale',
      title: t`Tickets and sale`,
      fields: ['announceAt', 'onSaleAt', 'ageRestrictionId', 'ticketUrl', 'isSoldOut', 'tickets'],
      content: later(3, <Sale />),
    },
    {
      id: 'parties',
      title: t`Signatory, payer and team`,
      fields: ['signerId', 'signerContactId', 'payerId', 'payerContactId', 'projectId', 'team'],
      content: later(3, <People />),
    },
    {
      id: 'extras',
      title: t`Riders and products`,
      fields: ['riderIds', 'products'],
      content: later(3, <Extras />),
    },
    {
      id: 'notes',
      title: t`Notes`,
      fields: ['externalNotes', 'internalNotes'],
      content: later(11, <NoteFields />),
    },
    ...useFreeSections('show', show),
  ];
}
