import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { listRecords } from '#functions/platform/record/handlers.ts';
import { userContract } from '#shared/domains/identity/user/contract.ts';
import { userMapping, userStore } from '../store.ts';

export const handler = endpoint(userContract.routes.list, listRecords(userStore, userMapping));
