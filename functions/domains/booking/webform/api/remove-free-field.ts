import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { webformContract } from '#shared/domains/booking/webform/contract.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { changeForm } from '../change.ts';

export const handler = endpoint(webformContract.routes.removeFreeField, ({ body, ctx }) =>
  changeForm(
    ctx,
    body.id,
    ({ freeFields }) => {
      const left = freeFields.filter(({ freeFieldId }) => freeFieldId !== body.freeFieldId);
      if (left.length === freeFields.length) throw new AppError('notFound');
      return { freeFields: left };
    },
    'removeFreeField',
  ),
);
