import { artistImport } from '#functions/domains/artist/import-store.ts';
import { companyImport } from '#functions/domains/company/import-store.ts';
import { contactImport } from '#functions/domains/contact/import-store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { ImportArea } from '#shared/domains/import/schemas.ts';
import { AppError } from '#shared/kernel/error.ts';
import { type Target, targetOf } from './target-store.ts';

const company = targetOf(companyImport);

/** One line per main area; how its rows become records stands in the area's own `import-store.ts`. */
export const targets: Readonly<Record<ImportArea, Target>> = {
  artist: targetOf(artistImport),
  company,
  contact: targetOf(contactImport),
  /** A venue is a company. */
  venue: company,
};

/** The area, for those who have a right to it. */
export function targetFor({ actor }: UserContext, area: ImportArea, right: keyof Target['rights'] = 'create'): Target {
  const target = targets[area];
  if (!actor.permissions.has(target.rights[right])) throw new AppError('denied');
  return target;
}
