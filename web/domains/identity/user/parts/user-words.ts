import { useLingui } from '@lingui/react/macro';
import type { User } from '#shared/domains/identity/user/schemas.ts';
import { type Environment, environmentOf, ROLES, type Role } from '#shared/kernel/access/permission.ts';
import type { Tone } from '#web/ui/tone.ts';

export const rolesIn = (environment: Environment): readonly Role[] =>
  ROLES.filter((role) => environmentOf(role) === environment);

type State = User['state'];
export function useStateNames(): Readonly<Record<State, string>> {
  const { t } = useLingui();
  return { invited: t`Invited`, active: t`Active`, deactivated: t`Deactivated` };
}
export const STATE_TONES: Readonly<Record<State, Tone>> = { invited: 'amber', active: 'green', deactivated: 'grey' };
