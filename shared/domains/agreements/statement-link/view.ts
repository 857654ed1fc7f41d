import * as z from 'zod';
import { Payout, Question, StatementLine } from '#shared/domains/agreements/statement/schemas.ts';
import { STATEMENT_STAGES } from '#shared/domains/agreements/statement/stages.ts';
import { SeenLink } from '#shared/domains/relations/link/view.ts';
import { Currency } from '#shared/kernel/money/money.ts';

/** The frozen figures, without the ids of records. */
export const SeenFigures = z.object({
  carried: z.array(z.object({ number: z.string(), balance: z.int() })),
  nights: z.array(
    z.object({
      number: z.string(),
      date: z.string(),
      place: z.string(),
      rows: z.array(StatementLine),
      balance: z.int(),
    }),
  ),
  rows: z.array(StatementLine),
  balance: z.int(),
});
export type SeenFigures = z.infer<typeof SeenFigures>;

/** A statement as the artist's side sees it by link: a schema of its own, so that nothing internal slips in. */
export const SeenStatement = SeenLink.extend({
  number: z.string(),
  artist: z.string(),
  bookkeeping: z.string(),
  currency: Currency,
  from: z.string(),
  to: z.string(),
  stage: z.enum(STATEMENT_STAGES),
  figures: SeenFigures,
  agreed: z.object({ date: z.string(), name: z.string() }).optional(),
  payout: Payout.optional(),
  questions: z.array(Question),
  file: z.object({ name: z.string(), size: z.int() }),
});
export type SeenStatement = z.infer<typeof SeenStatement>;
