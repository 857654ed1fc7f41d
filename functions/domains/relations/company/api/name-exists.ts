import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { nameExists } from '#functions/platform/record/more-handlers.ts';
import { companyContract } from '#shared/domains/relations/company/contract.ts';
import { companyStore } from '../store.ts';

export const handler = endpoint(companyContract.routes.nameExists, nameExists(companyStore));
