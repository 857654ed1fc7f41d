import { logSeen } from '#functions/domains/free-field/activity-store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { recordActivity } from '#functions/platform/record/handlers.ts';
import { artistContract } from '#shared/domains/artist/contract.ts';
import { artistStore } from '../store.ts';

export const handler = endpoint(artistContract.routes.activity, logSeen('artist', recordActivity(artistStore)));
