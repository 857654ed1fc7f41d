import { oneSeen } from '#functions/domains/identity/free-field/public/values.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { approveRecord } from '#functions/platform/record/approval.ts';
import { companyContract } from '#shared/domains/relations/company/contract.ts';
import { companyMachine } from '#shared/domains/relations/company/rules.ts';
import { companyStore } from '../store.ts';

export const handler = endpoint(
  companyContract.routes.approve,
  oneSeen('company', approveRecord(companyStore, companyMachine)),
);
