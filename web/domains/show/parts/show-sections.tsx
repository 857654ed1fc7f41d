import { useLingui } from '@lingui/react/macro';
import { type ComponentType, Suspense } from 'react';
import type { Show } from '#shared/domains/show/schemas.ts';
import { useFreeSections } from '#web/domains/free-field/widgets/free-sections.tsx';
import type { FormSection } from '#web/ui/form/form-page.tsx';
import { part } from '#web/ui/part.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { BasicFields, NoteFields, PlaceFields, TimeFields } from '../widgets/show-form-fields.tsx';

type More = 'LineUp' | 'People' | 'Sale' | 'Extras';
const more = (name: More) => part(async () => (await import('./form/more-fields.tsx'))[name]);
const [LineUp, People, Sale, Extras] = [more('LineUp'), more('People'), more('Sale'), more('Extras')];
const DealFields = part(async () => (await import('./form/deal-fields.tsx')).DealFields);
const later = (Fields: ComponentType) => (
  <Suspense fallback={<SkeletonLines lines={3} />}>
    <Fields />
  </Suspense>
);

/** The sections of the full form, as people of the agency have it. */
export function useShowSections(show?: Show): readonly FormSection[] {
  const { t } = useLingui();
  const excludeId = show?.id;
  return [
    {
      id: 'basics',
      title: t`Basics`,
      fields: ['artistIds', 'statusId', 'rank', 'expiresOn', 'productionId', 'ownerId'],
      content: <BasicFields />,
    },
    {
      id: 'time',
      title: t`Date and time`,
      fields: ['start', 'end', 'isAllDay', 'isNight', 'timeOfPerformance'],
      content: <TimeFields {...(excludeId ? { excludeId } : {})} />,
    },
    {
      id: 'place',
      title: t`Place and people`,
      fields: ['venueId', 'room', 'capacity', 'promoterId', 'contactId'],
      content: <PlaceFields />,
    },
    { id: 'bill', title: t`Line-up`, fields: ['bill'], content: later(LineUp) },
    {
      id: 'deal',
      title: t`Deal`,
      fields: ['fee', 'billing', 'description'],
      content: (
        <Suspense fallback={<SkeletonLines lines={3} />}>
          <DealFields hasDeal={show?.dealType !== undefined} />
        </Suspense>
      ),
    },
    {
      id: 'sale',
      title: t`Tickets and sale`,
      fields: ['announceAt', 'onSaleAt', 'ageRestrictionId', 'tickets'],
      content: later(Sale),
    },
    {
      id: 'parties',
      title: t`Signer, payer and team`,
      fields: ['signerId', 'signerContactId', 'payerId', 'payerContactId', 'team'],
      content: later(People),
    },
    { id: 'extras', title: t`Riders and products`, fields: ['riderIds', 'products'], content: later(Extras) },
    { id: 'notes', title: t`Notes`, fields: ['externalNotes', 'internalNotes'], content: <NoteFields /> },
    ...useFreeSections('show', show),
  ];
}
