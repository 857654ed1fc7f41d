import { useLingui } from '@lingui/react/macro';
import { LOCALE_OPTIONS } from '#shared/kernel/text/locale.ts';
import { CurrencyField } from '#web/domains/reference/currency/widgets/currency-field.tsx';
import { Card } from '#web/ui/card.tsx';
import { SelectField, SwitchField, TextField } from '#web/ui/form/fields.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { AddressField } from '#web/ui/record/address-field.tsx';
import { ZoneField } from '#web/ui/record/zone-field.tsx';
import { ApprovalsField } from './approvals.tsx';
import { SigningEffectsField } from './signing-effects.tsx';

/** Asks for the identity of the agency on documents and in mails. */
function IdentityCard() {
  const { t } = useLingui();
  return (
    <Card title={t`Identity`}>
      <div className="card-b rec-fields">
        <TextField name="name" label={t`Name of the agency`} must maxLength={100} />
        <TextField name="email" type="email" label={t`Email`} maxLength={254} />
        <TextField name="phone" type="tel" label={t`Phone`} maxLength={50} />
        <TextField name="vatNumber" label={t`VAT number`} maxLength={20} />
        <TextField name="registerNumber" label={t`Register number`} maxLength={30} />
      </div>
      <div className="card-b">
        <AddressField name="address" />
      </div>
    </Card>
  );
}

type AgencyFieldsProps = Readonly<{ maxSessions: number; currency: string }>;
/** Asks for the defaults of new records and users. */
function WorkCard({ maxSessions, currency }: AgencyFieldsProps) {
  const { t } = useLingui();
  return (
    <Card title={t`Way of working`}>
      <div className="card-b rec-fields">
        <SelectField name="locale" label={t`Language of documents`} options={LOCALE_OPTIONS} />
        <ZoneField name="zone" label={t`Time zone`} />
        <CurrencyField name="currency" label={t`Currency`} kept={currency} />
        <NumberField name="optionDays" label={t`Option length in days`} must help={t`Default option length`} />
        <SelectField
          name="expiredOptions"
          label={t`When an option ends`}
          options={[
            { value: 'release', label: t`It is released` },
            { value: 'keep', label: t`It stays, and its owner decides` },
          ]}
        />
        <SelectField
          name="distanceUnit"
          label={t`Distances in`}
          options={[
            { value: 'km', label: t`kilometres` },
            { value: 'mi', label: t`miles` },
          ]}
        />
        <NumberField name="sessions" label={t`Simultaneous sign-ins`} must help={t`Per user; at most ${maxSessions}`} />
        <SwitchField name="repliesHere" label={t`Replies to emails arrive at their record`} />
        <ApprovalsField />
        <SigningEffectsField />
      </div>
    </Card>
  );
}

export const AgencyFields = (props: AgencyFieldsProps) => (
  <>
    <IdentityCard />
    <WorkCard {...props} />
  </>
);
