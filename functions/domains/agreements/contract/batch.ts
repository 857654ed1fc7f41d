import { agreementBatch } from '#functions/domains/agreements/paper/public/batch.ts';
import { contractKind } from './public/kind.ts';

export const contractBatch = agreementBatch(contractKind);
