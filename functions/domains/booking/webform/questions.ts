import { freeSet } from '#functions/domains/identity/free-field-category/public/set-store.ts';
import { isAskable } from '#shared/domains/booking/webform/answers.ts';
import type { WebformInput } from '#shared/domains/booking/webform/schemas.ts';
import { fieldsFor } from '#shared/domains/identity/free-field/rules.ts';
import type { FreeFieldView } from '#shared/domains/identity/free-field/schemas.ts';

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
