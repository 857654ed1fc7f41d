import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { airportContract } from '#shared/domains/airport/contract.ts';
import type { Airport, AirportInput } from '#shared/domains/airport/schemas.ts';
import { type RecordCalls, SettingsRecord } from '#web/domains/system/widgets/settings-record.tsx';
import { call, queryOf } from '#web/platform/api.ts';
import { CountryField } from '#web/ui/form/country-field.tsx';
import { NumberField, SwitchField, TextField } from '#web/ui/form/fields.tsx';

const { get, create, update, remove, restore } = airportContract.routes;
const BLANK = { name: '', iata: '', city: '', countryId: '', isActive: true, point: { lat: 0, lng: 0 } };

const schema = () => import('../parts/form-schemas.ts').then(({ AirportSchema }) => AirportSchema);
const calls: RecordCalls<AirportInput, Airport> = {
  create: (body) => call(create, { body }),
  update: (body, id) => call(update, { params: { id }, body }),
  remove: (id) => call(remove, { params: { id } }),
  restore: (id) => call(restore, { params: { id } }),
};

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
  return (
    <SettingsRecord
      domain="airport"
      schema={schema}
      blank={BLANK}
      calls={calls}
      record={airport}
      newTitle={t`New airport`}
      listName={t`Airports`}
    >
      <Fields />
    </SettingsRecord>
  );
}

export const NewAirportPage = () => <AirportForm />;

export function EditAirportPage() {
  const { key: id } = useParams({ strict: false }) as { readonly key: string };
  const { data } = useSuspenseQuery(queryOf(get, { params: { id } }));
  return <AirportForm key={id} airport={data} />;
}
