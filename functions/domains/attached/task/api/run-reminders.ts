import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { taskContract } from '#shared/domains/attached/task/contract.ts';
import { sendReminders } from '../reminding.ts';

export const handler = endpoint(taskContract.routes.runReminders, ({ ctx }) => sendReminders(ctx.now));
