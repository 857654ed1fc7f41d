import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { airportContract } from '#shared/domains/airport/contract.ts';
import type { Airport } from '#shared/domains/airport/schemas.ts';
import { SettingsForm } from '#web/domains/system/widgets/settings-form.tsx';
import { call, queryOf } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';
import { CountryField } from '#web/ui/form/country-field.tsx';
import { NumberField, SwitchField, TextField } from '#web/ui/form/fields.tsx';
import { pickValues } from '#web/ui/record/pick-values.ts';
import { useRecordForm } from '#web/ui/record/record-form.tsx';
import { useGoTo } from '#web/ui/record/use-go-to.ts';
import { useRemoval } from '#web/ui/record/use-removal.tsx';
import { toast } from '#web/ui/toaster.ts';

const { get, create, update, remove, restore } = airportContract.routes;
const BLANK = { ...{ name: '', iata: '', city: '', countryId: '', isActive: true }, point: { lat: 0, lng: 0 } };

function useAirportForm(airport: Airport | undefined) {
  const goTo = useGoTo();
  return useRecordForm({
    domain: 'airport',
    schema: () => import('../parts/form-schemas.ts').then(({ AirportSchema }) => AirportSchema),
    record: airport,
    values: airport ? pickValues(BLANK, airport) : BLANK,
    valuesOf: (record: Airport) => pickValues(BLANK, record),
    create: (body) => call(create, { body }),
    update: (body, id) => call(update, { params: { id }, body }),
    onSaved: ({ name }) => {
      toast(<Trans>{name} is saved</Trans>);
      goTo('/airport');
    },
  });
}

function Fields() {
  const { t } = useLingui();
  return (
    <>
      <TextField name="name" label={t`Name`} must maxLength={100} />
      <TextField name="iata" label={t`Code (IATA)`} must maxLength={3} />
      <TextField name="city" label={t`City`} maxLength={100} />
      <NumberField name="point.lat" label={t`Latitude`} must inputMode="decimal" />
      <NumberField name="point.lng" label={t`Longitude`} must inputMode="decimal" />
      <CountryField must />
      <SwitchField name="isActive" label={t`Active`} />
    </>
  );
}

function AirportForm({ airport }: { readonly airport?: Airport }) {
  const { t } = useLingui();
  const may = useCan()('masterData.update');
  const form = useAirportForm(airport);
  const askRemoval = useRemoval();
  const params = { id: airport?.id ?? '' };
  const onDelete = () =>
    void askRemoval({
      base: '/airport',
      name: airport?.name ?? '',
      text: <Trans>What refers to it keeps its name.</Trans>,
      remove: () => call(remove, { params }),
      restore: () => call(restore, { params }),
    });
  return (
    <SettingsForm
      form={form}
      title={airport?.name ?? t`New airport`}
      base="/airport"
      listName={t`Airports`}
      may={may}
      onDelete={airport && onDelete}
    >
      <Fields />
    </SettingsForm>
  );
}

export const NewAirportPage = () => <AirportForm />;

export function EditAirportPage() {
  const { key: id } = useParams({ strict: false }) as { readonly key: string };
  const { data } = useSuspenseQuery(queryOf(get, { params: { id } }));
  return <AirportForm key={id} airport={data} />;
}
