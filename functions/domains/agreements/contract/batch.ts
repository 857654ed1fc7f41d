import { agreementBatch } from '#functions/domains/agreements/agreement/public/batch.ts';
import { contractKind } from './public/kind.ts';

export const contractBatch = agreementBatch(contractKind);
