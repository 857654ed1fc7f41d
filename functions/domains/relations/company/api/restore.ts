import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { restoreRecord } from '#functions/platform/record/handlers.ts';
import { companyContract } from '#shared/domains/relations/company/contract.ts';
import { companyStore } from '../store.ts';

export const handler = endpoint(companyContract.routes.restore, restoreRecord(companyStore));
