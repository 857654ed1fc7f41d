import { trainContract } from '#shared/domains/journeys/train/contract.ts';
import { queryOf } from '#web/platform/api.ts';

export const trainQuery = (id: string) => queryOf(trainContract.routes.get, { params: { id } });
