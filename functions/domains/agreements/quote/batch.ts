import { agreementBatch } from '#functions/domains/agreements/paper/public/batch.ts';
import { quoteKind } from './public/kind.ts';

export const quoteBatch = agreementBatch(quoteKind);
