import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { airlineContract } from '#shared/domains/airline/contract.ts';
import type { Airline, AirlineInput } from '#shared/domains/airline/schemas.ts';
import { type RecordCalls, SettingsRecord } from '#web/domains/system/widgets/settings-record.tsx';
import { call, queryOf } from '#web/platform/api.ts';
import { CountryField } from '#web/ui/form/country-field.tsx';
import { SwitchField, TextField } from '#web/ui/form/fields.tsx';

const { get, create, update, remove, restore } = airlineContract.routes;
const BLANK = { name: '', iata: '', icao: '', countryId: '', isActive: true };

const schema = () => import('../parts/form-schemas.ts').then(({ AirlineSchema }) => AirlineSchema);
const calls: RecordCalls<AirlineInput, Airline> = {
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
      <TextField name="iata" label={t`Code (IATA)`} must maxLength={2} />
      <TextField name="icao" label={t`Code (ICAO)`} maxLength={3} />
      <CountryField must />
      <SwitchField name="isActive" label={t`Active`} />
    </>
  );
}

function AirlineForm({ airline }: { readonly airline?: Airline }) {
  const { t } = useLingui();
  return (
    <SettingsRecord
      domain="airline"
      schema={schema}
      blank={BLANK}
      calls={calls}
      record={airline}
      newTitle={t`New airline`}
      listName={t`Airlines`}
    >
      <Fields />
    </SettingsRecord>
  );
}

export const NewAirlinePage = () => <AirlineForm />;

export function EditAirlinePage() {
  const { key: id } = useParams({ strict: false }) as { readonly key: string };
  const { data } = useSuspenseQuery(queryOf(get, { params: { id } }));
  return <AirlineForm key={id} airline={data} />;
}
