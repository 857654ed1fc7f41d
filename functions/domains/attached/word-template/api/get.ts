import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { getRecord } from '#functions/platform/record/handlers.ts';
import { wordTemplateContract } from '#shared/domains/attached/word-template/contract.ts';
import { wordTemplateStore } from '../store.ts';

export const handler = endpoint(wordTemplateContract.routes.get, getRecord(wordTemplateStore));
