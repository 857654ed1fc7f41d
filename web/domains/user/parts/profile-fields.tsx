import { useLingui } from '@lingui/react/macro';
import { LOCALE_OPTIONS } from '#shared/kernel/locale.ts';
import type { Environment } from '#shared/kernel/permission.ts';
import { useRoleNames } from '#web/platform/role-names.ts';
import { SelectField, TextField } from '#web/ui/form/fields.tsx';
import { ZoneField } from '#web/ui/record/zone-field.tsx';
import { AccessUntilField } from './access-until-field.tsx';
import { rolesIn } from './user-words.ts';

interface ProfileFieldsProps {
  readonly environment: Environment;
  /** Asked once, when somebody is invited. */
  readonly withEmail?: boolean;
}
/** Who a user is; the role brings its rights along. */
export function ProfileFields({ environment, withEmail = false }: ProfileFieldsProps) {
  const { t } = useLingui();
  const roles = useRoleNames();
  return (
    <div className="rec-fields">
      <TextField name="name" label={t`Name`} must maxLength={100} />
      {withEmail && <TextField name="email" type="email" label={t`Email`} must maxLength={254} />}
      <TextField name="phone" type="tel" label={t`Phone`} maxLength={50} />
      <SelectField
        name="role"
        label={t`Role`}
        must
        options={rolesIn(environment).map((value) => ({ value, label: roles[value] }))}
      />
      <SelectField name="locale" label={t`Language`} options={LOCALE_OPTIONS} />
      <ZoneField name="zone" label={t`Time zone`} />
      <AccessUntilField />
    </div>
  );
}
