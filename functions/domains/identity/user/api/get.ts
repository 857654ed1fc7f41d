import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { getRecord } from '#functions/platform/record/handlers.ts';
import { userContract } from '#shared/domains/identity/user/contract.ts';
import { userStore } from '../store.ts';

export const handler = endpoint(userContract.routes.get, getRecord(userStore));
