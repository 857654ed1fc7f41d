import { logSeen } from '#functions/domains/free-field/public/activity.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { recordActivity } from '#functions/platform/record/handlers.ts';
import { companyContract } from '#shared/domains/company/contract.ts';
import { companyStore } from '../store.ts';

export const handler = endpoint(companyContract.routes.activity, logSeen('company', recordActivity(companyStore)));
