import { useLingui } from '@lingui/react/macro';
import { OwnAddressField } from '#web/kits/record/own-address-field.tsx';
import { TextField } from '#web/ui/form/fields.tsx';
import { ZoneField } from '#web/ui/record/zone-field.tsx';

/** Asks for the legal facts of the sender of a document. */
export function LegalFields() {
  const { t } = useLingui();
  return (
    <>
      <TextField name="legalName" label={t`Legal name`} must maxLength={100} />
      <OwnAddressField name="address" modes={{ name: 'notVisible' }} />
      <TextField name="registerNumber" label={t`Register number`} maxLength={30} />
      <TextField name="vatNumber" label={t`VAT number`} maxLength={20} />
      <TextField name="email" type="email" label={t`Email`} maxLength={254} />
      <TextField name="phone" type="tel" label={t`Phone`} maxLength={50} />
      <TextField name="website" type="url" label={t`Website`} maxLength={200} />
      <ZoneField name="zone" label={t`Time zone`} />
    </>
  );
}
