import type { Filter } from '#functions/platform/list-index/types.ts';
import { wordNo } from '#functions/platform/record/request.ts';
import { PHASES } from '#shared/kernel/record/appointment.ts';

const CANCELLED = wordNo(PHASES, 'cancelled');
/** Whether a cell of the list's column `phase` says cancelled: so do released options. Neither brings a fee. */
export const isCancelled = (phase: unknown): boolean => phase === CANCELLED;
export const STANDING: Filter = { column: 'phase', noneOf: [CANCELLED] };
