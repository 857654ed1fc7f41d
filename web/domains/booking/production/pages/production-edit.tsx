import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { productionContract } from '#shared/domains/booking/production/contract.ts';
import type { Production, ProductionInput } from '#shared/domains/booking/production/schemas.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';
import type { EveryField } from '#shared/kernel/values/every-field.ts';
import { useFreeSections } from '#web/domains/identity/free-field/widgets/free-sections.tsx';
import { useFreeValues } from '#web/domains/identity/free-field/widgets/use-free-fields.ts';
import { ArtistChooser } from '#web/domains/identity/roster/widgets/artist-picker.tsx';
import { CarriedFields } from '#web/domains/reference/tag/widgets/carried-fields.tsx';
import { call, queryOf } from '#web/platform/api.ts';
import { useMe } from '#web/platform/me.ts';
import { localToday } from '#web/platform/today.ts';
import { DateField } from '#web/ui/form/date-field.tsx';
import { TextareaField, TextField } from '#web/ui/form/fields.tsx';
import type { FormSection } from '#web/ui/form/form-page.tsx';
import { later } from '#web/ui/later.tsx';
import { part } from '#web/ui/part.tsx';
import { pickedItem } from '#web/ui/record/picked-item.ts';
import { ChooserField } from '#web/ui/record/picker-field.tsx';
import { RecordFormPage, useRecordForm, useSaved } from '#web/ui/record/record-form.tsx';

const { get, create, update } = productionContract.routes;

const PeopleFields = part(async () => (await import('../parts/people-fields.tsx')).PeopleFields);

function ProductionFields({ production }: { readonly production: Production | undefined }) {
  const { t } = useLingui();
  const artists = (production?.artists ?? []).map(({ artistId, name }) => pickedItem(artistId, name));
  return (
    <div className="rec-fields">
      <TextField name="name" label={t`Name`} must maxLength={100} className="rec-wide" />
      <DateField name="startDate" label={t`From`} must />
      <DateField name="endDate" label={t`To`} must />
      <ChooserField
        name="artistIds"
        label={t`Artists`}
        first={artists}
        chooser={ArtistChooser}
        max={50}
        className="rec-wide"
      />
      <CarriedFields area="production" />
    </div>
  );
}

function ExternalNotes() {
  const { t } = useLingui();
  return (
    <TextareaField
      name="externalNotes"
      label={t`Notes`}
      help={t`Also visible to people outside the agency`}
      maxLength={2500}
    />
  );
}

function useSections(production: Production | undefined): readonly FormSection[] {
  const { t } = useLingui();

  return [
    {
      id: 'production',
      title: t`Production`,
      fields: ['name', 'startDate', 'endDate', 'artistIds', 'statusId', 'tagIds'],
      content: <ProductionFields production={production} />,
    },
    {
      id: 'people',
      title: t`People`,
      fields: ['ownerId', 'team'],
      content: later(4, <PeopleFields production={production} />),
    },
    {
      id: 'notes',
      title: t`Internal notes`,
      fields: ['notes'],
      content: <TextareaField name="notes" label={t`Notes`} maxLength={2500} />,
    },
    {
      id: 'externalNotes',
      title: t`External notes`,
      fields: ['externalNotes'],
      content: <ExternalNotes />,
    },
  ];
}

const inputOf = ({
  artists,
  owner,
  team = [],
  ...production
}: Production): EveryField<Omit<ProductionInput, 'freeFields'>> => ({
  name: production.name,
  startDate: production.startDate,
  endDate: production.endDate,
  artistIds: artists.map(({ artistId }) => artistId),
  notes: production.notes,
  externalNotes: production.externalNotes ?? '',
  ownerId: owner?.userId,
  team: team.map(({ userId, role }) => ({ userId, role })),
  statusId: production.statusId,
  tagIds: production.tagIds,
});

const blankOf = (today: LocalDate, ownerId: string | undefined): ProductionInput => ({
  name: '',
  startDate: today,
  endDate: today,
  artistIds: [],
  notes: '',
  externalNotes: '',
  ownerId,
  team: [],
});

function ProductionForm({ production }: { readonly production?: Production }) {
  const { t } = useLingui();
  const today = localToday();
  const { id, environment } = useMe().user;
  const saved = useSaved('/production');
  const freeOf = useFreeValues('production');
  const form = useRecordForm({
    domain: 'production',
    schema: () => import('../parts/form-schemas.ts').then(({ ProductionSchema }) => ProductionSchema),
    record: production,
    values: {
      ...(production ? inputOf(production) : blankOf(today, environment === 'internal' ? id : undefined)),
      freeFields: freeOf(production),
    },
    valuesOf: (record: Production) => ({ ...inputOf(record), freeFields: freeOf(record) }),
    create: (body) => call(create, { body }),
    update: (body, recordId) => call(update, { body: { ...body, id: recordId } }),
    onSaved: (record) => saved(record, record.name),
  });
  return (
    <RecordFormPage
      form={form}
      base="/production"
      listName={t`Productions`}
      record={production}
      title={production?.name ?? t`New production`}
      action={production ? t`Save production` : t`Create production`}
      sections={[...useSections(production), ...useFreeSections('production', production)]}
    />
  );
}

export const NewProductionPage = () => <ProductionForm />;

const route = getRouteApi('/app/production/$key/edit');
export function EditProductionPage() {
  const { key: id } = route.useParams();
  const { data } = useSuspenseQuery(queryOf(get, { params: { id } }));
  return <ProductionForm key={id} production={data} />;
}
