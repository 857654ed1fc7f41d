import { rowsSeen } from '#functions/domains/identity/free-field/public/values.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { listRecords } from '#functions/platform/record/handlers.ts';
import { companyContract } from '#shared/domains/relations/company/contract.ts';
import { companyMapping, companyStore } from '../store.ts';

export const handler = endpoint(
  companyContract.routes.list,
  rowsSeen('company', listRecords(companyStore, companyMapping)),
);
