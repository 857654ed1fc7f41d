import { CULTURE_CODES, type CultureCode } from '#shared/data/cultures.ts';
import { AppError } from '#shared/kernel/contract/error.ts';

interface Setting {
  readonly code: CultureCode;
  readonly isActive: boolean;
  readonly isDefault: boolean;
}
const FIRST_DEFAULT: CultureCode = 'en-GB';

/** All cultures in their order, as the agency set them; one is always where new records start. */
export function culturesOf<S extends Setting & { readonly rev: number }>(stored: readonly S[]) {
  const chosen = stored.find(({ isDefault }) => isDefault)?.code ?? FIRST_DEFAULT;
  return CULTURE_CODES.map((code) => {
    const { isActive = true, rev = 0 } = stored.find((setting) => setting.code === code) ?? {};
    return { code, isActive, isDefault: code === chosen, rev };
  });
}

/** The default stays active, and gives its place up only to another. */
export function checkCulture(before: Setting, after: Setting): void {
  if (after.isDefault && !after.isActive) throw new AppError('culture.needsDefault', { field: 'isActive' });
  if (before.isDefault && !after.isDefault) throw new AppError('culture.needsDefault', { field: 'isDefault' });
}
