import * as z from 'zod';
import { LEDGER } from '#shared/kernel/money/ledger.ts';
import { Id } from '#shared/kernel/record/ids.ts';

/** Tells how a line is booked. It stays open after the issue, until the month of the document is locked. */
export const LineBooking = z.object({
  /** The revenue ledger. Left out, that of the VAT case counts. */
  ledger: LEDGER.optional(),
  costCenterId: Id.optional(),
  projectId: Id.optional(),
});
export type LineBooking = z.infer<typeof LineBooking>;

const Coded = z.object({ code: z.string(), name: z.string() });
/** The codes of cost centre and project when the line was saved. */
export const LineBooked = z.object({ costCenter: Coded.optional(), project: Coded.optional() });
export type LineBooked = z.infer<typeof LineBooked>;

type Line = LineBooking & Partial<LineBooked>;
/** A line without its booking: that part of it freezes with the issue. */
export const withoutBooking = <L extends Line>({
  ledger: _ledger,
  costCenterId: _costCenter,
  projectId: _project,
  costCenter: _named,
  project: _called,
  ...line
}: L) => line;

/** The booking of a line, as an input has it. */
export const bookingOf = ({ ledger, costCenterId, projectId }: LineBooking): LineBooking => ({
  ...(ledger ? { ledger } : {}),
  ...(costCenterId ? { costCenterId } : {}),
  ...(projectId ? { projectId } : {}),
});
