import { copied } from '#functions/domains/reference/client/public/approval.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { copyRecord } from '#functions/platform/record/more-handlers.ts';
import { companyContract } from '#shared/domains/relations/company/contract.ts';
import { companyStore } from '../store.ts';

export const handler = endpoint(companyContract.routes.copy, copyRecord(companyStore, copied('company')));
