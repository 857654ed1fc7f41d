import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { restoreRecord } from '#functions/platform/record/handlers.ts';
import { artistContract } from '#shared/domains/relations/artist/contract.ts';
import { artistStore } from '../store.ts';

export const handler = endpoint(artistContract.routes.restore, restoreRecord(artistStore));
