import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { getRecord } from '#functions/platform/record/handlers.ts';
import { companyContract } from '#shared/domains/company/contract.ts';
import { companyStore } from '../store.ts';

export const handler = endpoint(companyContract.routes.get, getRecord(companyStore));
