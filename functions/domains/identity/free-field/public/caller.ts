import { freeProfiles, freeSet } from '#functions/domains/identity/free-field-category/public/set-store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { fieldsFor } from '#shared/domains/identity/free-field/rules.ts';
import type { FreeKind } from '#shared/domains/identity/free-field/schemas.ts';

/**
 * Returns the free fields that the caller's forms show in an area. The caller's own profile decides, else the default
 * one of their environment.
 */
export async function callerFields({ tenantId, actor }: UserContext, area: FreeKind, stamp?: number) {
  const { environment, freeFieldProfileId } = actor;
  const [{ categories, fields }, all] = await Promise.all([
    freeSet(tenantId, area, stamp),
    freeProfiles(tenantId, stamp),
  ]);
  const profiles = all.filter((profile) => profile.isActive && profile.environment === environment);
  const profile = profiles.find(({ id }) => id === freeFieldProfileId) ?? profiles.find(({ isDefault }) => isDefault);
  return { categories: [...categories], fields: fieldsFor(fields, profile, environment) };
}
