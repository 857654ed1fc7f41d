import { useQuery } from '@tanstack/react-query';
import { userContract } from '#shared/domains/identity/user/contract.ts';
import { mayGiveRole, type Rights } from '#shared/domains/identity/user/rules.ts';
import { type Environment, environmentOf, ROLES, type Role } from '#shared/kernel/access/permission.ts';
import { queryOf } from '#web/platform/api.ts';
import { useMe } from '#web/platform/me.ts';

/** Returns the rights that the user has and may give. The artists of a limited user load later. */
export function useMyRights(): Rights {
  const { user, permissions } = useMe();
  const { id, role, allArtists } = user;
  const isLimited = role !== 'administrator' && !allArtists;
  const { data } = useQuery({ ...queryOf(userContract.routes.get, { params: { id } }), enabled: isLimited });
  return { role, permissions, allArtists, artistIds: data?.artistIds ?? [] };
}

/** Returns the roles of one environment that the user may give. */
export function useMyRoles(environment: Environment): readonly Role[] {
  const mine = useMyRights();
  return ROLES.filter((role) => environmentOf(role) === environment && mayGiveRole(mine, role));
}
