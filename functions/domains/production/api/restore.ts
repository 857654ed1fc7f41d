import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { restoreRecord } from '#functions/platform/record/handlers.ts';
import { productionContract } from '#shared/domains/production/contract.ts';
import { productionStore } from '../store.ts';

export const handler = endpoint(productionContract.routes.restore, restoreRecord(productionStore));
