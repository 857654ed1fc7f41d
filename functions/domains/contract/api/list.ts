import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { listRecords } from '#functions/platform/record/handlers.ts';
import { contractContract } from '#shared/domains/contract/contract.ts';
import { contractMapping, contractStore } from '../store.ts';
import { visibleOnly } from '../view.ts';

export const handler = endpoint(contractContract.routes.list, listRecords(contractStore, contractMapping, visibleOnly));
