import { oneSeen, withFree } from '#functions/domains/identity/free-field/public/values.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { createRecord } from '#functions/platform/record/handlers.ts';
import { companyContract } from '#shared/domains/relations/company/contract.ts';
import { prepareCompany } from '../public/prepare.ts';
import { companyStore } from '../store.ts';

export const handler = endpoint(
  companyContract.routes.create,
  oneSeen('company', createRecord(companyStore, withFree('company', prepareCompany))),
);
