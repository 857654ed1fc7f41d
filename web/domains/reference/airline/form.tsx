import { useLingui } from '@lingui/react/macro';
import { AirlineInput } from '#shared/domains/reference/airline/schemas.ts';
import { NO_FIELDS, seededForm } from '#web/kits/seeded/published-config.ts';
import { TextField } from '#web/ui/form/fields.tsx';

function Fields() {
  const { t } = useLingui();
  return <TextField name="icao" label={t`Code (ICAO)`} maxLength={3} />;
}

export const form = seededForm({ schema: AirlineInput, blank: { ...NO_FIELDS, icao: '' }, codeLength: 2, Fields });
