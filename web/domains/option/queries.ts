import { optionContract } from '#shared/domains/option/contract.ts';
import { queryOf } from '#web/platform/api.ts';

export const optionQueueQuery = (id: string) => queryOf(optionContract.routes.queue, { params: { id } });
