import { agreementHandlers } from '#functions/domains/agreements/agreement/public/handlers.ts';
import { contractContract } from '#shared/domains/agreements/contract/contract.ts';
import { contractKind } from './public/kind.ts';

export const handlers = agreementHandlers(contractContract.routes, contractKind);
