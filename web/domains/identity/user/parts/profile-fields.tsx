import { useLingui } from '@lingui/react/macro';
import type { Environment, Role } from '#shared/kernel/access/permission.ts';
import { LOCALE_OPTIONS } from '#shared/kernel/text/locale.ts';
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
  /** Whether to ask for the email, which happens only in the invitation. */
  readonly withEmail?: boolean;
  /** The present role of the user, which stays available even if the viewer may not give it. */
  readonly role?: Role;
  /** Whether role and end of access are fixed: no user changes their own. */
  readonly fixed?: boolean;
}
/** Asks for the name, the role and the settings of a user. The role brings its rights. */
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
