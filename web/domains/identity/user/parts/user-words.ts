import { msg } from '@lingui/core/macro';
import type { User } from '#shared/domains/identity/user/schemas.ts';
import { type Environment, environmentOf, ROLES, type Role } from '#shared/kernel/access/permission.ts';
import { wordsHook } from '#web/platform/words-hook.ts';
import type { Tone } from '#web/ui/tone.ts';

export const rolesIn = (environment: Environment): readonly Role[] =>
  ROLES.filter((role) => environmentOf(role) === environment);

type State = User['state'];
export const useStateNames = wordsHook<State>({
  invited: msg`Invited`,
  active: msg`Active`,
  deactivated: msg`Deactivated`,
});
export const STATE_TONES: Readonly<Record<State, Tone>> = { invited: 'amber', active: 'green', deactivated: 'grey' };
