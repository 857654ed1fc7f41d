import { productionContract } from '#shared/domains/booking/production/contract.ts';
import { queryOf } from '#web/platform/api.ts';

const { run, budget } = productionContract.routes;
export const runQuery = (id: string) => queryOf(run, { params: { id } });
export const budgetQuery = (id: string) => queryOf(budget, { params: { id } });
