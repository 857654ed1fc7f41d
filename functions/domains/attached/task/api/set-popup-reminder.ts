import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { taskContract } from '#shared/domains/attached/task/contract.ts';
import { setReminder } from '../prepare.ts';

export const handler = endpoint(taskContract.routes.setPopupReminder, ({ body, ctx }) =>
  setReminder(ctx, body, 'popupReminder'),
);
