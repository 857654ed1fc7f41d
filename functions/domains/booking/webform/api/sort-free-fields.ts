import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { webformContract } from '#shared/domains/booking/webform/contract.ts';
import { sortedFields } from '#shared/domains/booking/webform/rules.ts';
import { changeForm } from '../change.ts';

export const handler = endpoint(webformContract.routes.sortFreeFields, ({ body, ctx }) =>
  changeForm(
    ctx,
    body.id,
    (form) => ({ freeFields: sortedFields(form.freeFields, body.freeFieldIds) }),
    'sortFreeFields',
  ),
);
