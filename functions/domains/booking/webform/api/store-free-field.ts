import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { isAskable } from '#shared/domains/booking/webform/answers.ts';
import { webformContract } from '#shared/domains/booking/webform/contract.ts';
import { MAX_FORM_FIELDS } from '#shared/domains/booking/webform/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { changeForm } from '../change.ts';
import { showFields } from '../questions.ts';

/** Adds a free field of shows, or says anew whether it must be filled in. */
export const handler = endpoint(webformContract.routes.storeFreeField, async ({ body, ctx }) => {
  const { id, ...field } = body;
  const known = (await showFields(ctx.tenantId)).find((one) => one.id === field.freeFieldId);
  if (!known) throw new AppError('notFound');
  if (!isAskable(known)) throw new AppError('webform.field', { field: 'freeFieldId' });
  return changeForm(
    ctx,
    id,
    ({ freeFields }) => {
      const isThere = freeFields.some(({ freeFieldId }) => freeFieldId === field.freeFieldId);
      if (isThere)
        return { freeFields: freeFields.map((one) => (one.freeFieldId === field.freeFieldId ? field : one)) };
      if (freeFields.length >= MAX_FORM_FIELDS) throw new AppError('atMost', { params: { max: MAX_FORM_FIELDS } });
      return { freeFields: [...freeFields, field] };
    },
    'storeFreeField',
  );
});
