import { oneSeen, withFree } from '#functions/domains/identity/free-field/public/values.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { updateRecord } from '#functions/platform/record/handlers.ts';
import { companyContract } from '#shared/domains/relations/company/contract.ts';
import { prepareCompany } from '../public/prepare.ts';
import { companyStore } from '../store.ts';

export const handler = endpoint(
  companyContract.routes.update,
  oneSeen('company', updateRecord(companyStore, withFree('company', prepareCompany))),
);
