import { freeSet } from '#functions/domains/free-field-category/public/set-store.ts';
import { fieldsFor } from '#shared/domains/free-field/rules.ts';
import type { FreeFieldView } from '#shared/domains/free-field/schemas.ts';
import { isAskable } from '#shared/domains/webform/answers.ts';
import type { WebformInput } from '#shared/domains/webform/schemas.ts';

/** All free fields of shows that are in use. */
export const showFields = async (tenantId: string): Promise<FreeFieldView[]> =>
  fieldsFor((await freeSet(tenantId, 'show')).fields, undefined, 'internal');

/** The agency's own questions of a form, in its order; those that went since are left out. */
export async function questionsOf(
  tenantId: string,
  { freeFields }: Pick<WebformInput, 'freeFields'>,
): Promise<FreeFieldView[]> {
  if (freeFields.length === 0) return [];
  const known = await showFields(tenantId);
  return freeFields.flatMap(({ freeFieldId, isMandatory }) => {
    const field = known.find(({ id }) => id === freeFieldId);
    return field && isAskable(field) ? [{ ...field, isMandatory }] : [];
  });
}
