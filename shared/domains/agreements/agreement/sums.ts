import { sumsOf } from '#shared/kernel/money/sum.ts';
import { agreementTotals } from './document.ts';
import type { AgreementFields } from './schemas.ts';

type Counted = Pick<AgreementFields, 'stage' | 'owner' | 'document'>;

/** Sums of agreements by what they share, each currency for itself, the largest first. */
export const sumsBy = <K extends object>(agreements: readonly Counted[], shared: (agreement: Counted) => K) =>
  sumsOf(
    agreements,
    (agreement) => ({ ...shared(agreement), currency: agreement.document.currency }),
    ({ document }) => {
      const { net, gross } = agreementTotals(document.lines);
      return { net, gross };
    },
  ).sort((a, b) => b.gross - a.gross);
