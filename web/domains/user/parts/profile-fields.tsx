import { useLingui } from '@lingui/react/macro';
import { LOCALE_OPTIONS } from '#shared/kernel/locale.ts';
import type { Environment, Role } from '#shared/kernel/permission.ts';
import { useRoleNames } from '#web/platform/role-names.ts';
import { SelectField, TextField } from '#web/ui/form/fields.tsx';
import { Later } from '#web/ui/later.tsx';
import { part } from '#web/ui/part.tsx';
import { ZoneField } from '#web/ui/record/zone-field.tsx';
import { useMyRoles } from './use-my-rights.ts';
import { rolesIn } from './user-words.ts';

const AccessUntilField = part(async () => (await import('./access-until-field.tsx')).AccessUntilField);

interface ProfileFieldsProps {
  readonly environment: Environment;
  /** Asked once, when somebody is invited. */
  readonly withEmail?: boolean;
  /** The user's own role, which may stay whoever looks. */
  readonly role?: Role;
  /** Nobody changes their own role, nor until when they get in. */
  readonly fixed?: boolean;
}
/** Asks for the name and the role of a user. The role determines the first rights. */
export function ProfileFields({ environment, withEmail = false, role, fixed = false }: ProfileFieldsProps) {
  const { t } = useLingui();
  const roles = useRoleNames();
  const mine = useMyRoles(environment);
  const offered = rolesIn(environment).filter((one) => one === role || (!fixed && mine.includes(one)));
  return (
    <div className="rec-fields">
      <TextField name="name" label={t`Name`} must maxLength={100} />
      {withEmail && <TextField name="email" type="email" label={t`Email`} must maxLength={254} />}
      <TextField name="phone" type="tel" label={t`Phone`} maxLength={50} />
      <SelectField
        name="role"
        label={t`Role`}
        must
        options={offered.map((value) => ({ value, label: roles[value] }))}
      />
      <SelectField name="locale" label={t`Language`} options={LOCALE_OPTIONS} />
      <ZoneField name="zone" label={t`Time zone`} />
      {!fixed && (
        <Later lines={2}>
          <AccessUntilField />
        </Later>
      )}
    </div>
  );
}
