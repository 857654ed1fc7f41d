import { taskContract } from '#shared/domains/attached/task/contract.ts';
import { type Caller, ok } from '#test/support/api.ts';

/** The tasks of an invoice. */
export const listTasks = async (who: Caller, recordId: string) =>
  (await ok(taskContract.routes.list, who, { body: { target: { entity: 'invoice', recordId } } })).rows;
