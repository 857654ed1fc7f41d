import { agreementBatch } from '#functions/domains/agreements/agreement/public/batch.ts';
import { quoteKind } from './public/kind.ts';

export const quoteBatch = agreementBatch(quoteKind);
