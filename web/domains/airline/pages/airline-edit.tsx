import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { airlineContract } from '#shared/domains/airline/contract.ts';
import type { Airline } from '#shared/domains/airline/schemas.ts';
import { SettingsForm } from '#web/domains/system/widgets/settings-form.tsx';
import { call, queryOf } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';
import { CountryField } from '#web/ui/form/country-field.tsx';
import { SwitchField, TextField } from '#web/ui/form/fields.tsx';
import { pickValues } from '#web/ui/record/pick-values.ts';
import { useRecordForm } from '#web/ui/record/record-form.tsx';
import { useGoTo } from '#web/ui/record/use-go-to.ts';
import { useRemoval } from '#web/ui/record/use-removal.tsx';
import { toast } from '#web/ui/toaster.ts';

const { get, create, update, remove, restore } = airlineContract.routes;
const BLANK = { name: '', iata: '', icao: '', countryId: '', isActive: true };

function useAirlineForm(airline: Airline | undefined) {
  const goTo = useGoTo();
  return useRecordForm({
    domain: 'airline',
    schema: () => import('../parts/form-schemas.ts').then(({ AirlineSchema }) => AirlineSchema),
    record: airline,
    values: airline ? pickValues(BLANK, airline) : BLANK,
    valuesOf: (record: Airline) => pickValues(BLANK, record),
    create: (body) => call(create, { body }),
    update: (body, id) => call(update, { params: { id }, body }),
    onSaved: ({ name }) => {
      toast(<Trans>{name} is saved</Trans>);
      goTo('/airline');
    },
  });
}

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
  const may = useCan()('masterData.update');
  const form = useAirlineForm(airline);
  const askRemoval = useRemoval();
  const params = { id: airline?.id ?? '' };
  const onDelete = () =>
    void askRemoval({
      base: '/airline',
      name: airline?.name ?? '',
      text: <Trans>What refers to it keeps its name.</Trans>,
      remove: () => call(remove, { params }),
      restore: () => call(restore, { params }),
    });
  return (
    <SettingsForm
      form={form}
      title={airline?.name ?? t`New airline`}
      base="/airline"
      listName={t`Airlines`}
      may={may}
      onDelete={airline && onDelete}
    >
      <Fields />
    </SettingsForm>
  );
}

export const NewAirlinePage = () => <AirlineForm />;

export function EditAirlinePage() {
  const { key: id } = useParams({ strict: false }) as { readonly key: string };
  const { data } = useSuspenseQuery(queryOf(get, { params: { id } }));
  return <AirlineForm key={id} airline={data} />;
}
