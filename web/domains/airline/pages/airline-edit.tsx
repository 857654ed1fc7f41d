import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { airlineContract } from '#shared/domains/airline/contract.ts';
import { publishedForm } from '#web/domains/system/widgets/published/published-form.tsx';
import { TextField } from '#web/ui/form/fields.tsx';

function Fields() {
  const { t } = useLingui();
  return <TextField name="icao" label={t`Code (ICAO)`} maxLength={3} />;
}

export const { NewPage, EditPage } = publishedForm({
  domain: 'airline',
  routes: airlineContract.routes,
  schema: () => import('#shared/domains/airline/schemas.ts').then(({ AirlineInput }) => AirlineInput),
  blank: { name: '', iata: '', icao: '', countryId: '', isActive: true },
  words: { title: msg`Airlines`, add: msg`New airline` },
  codeLength: 2,
  Fields,
});
