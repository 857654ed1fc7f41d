import { logSeen } from '#functions/domains/free-field/public/activity.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { recordActivity } from '#functions/platform/record/handlers.ts';
import { contactContract } from '#shared/domains/contact/contract.ts';
import { contactStore } from '../store.ts';

export const handler = endpoint(contactContract.routes.activity, logSeen('contact', recordActivity(contactStore)));
