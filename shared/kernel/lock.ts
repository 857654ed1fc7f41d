import * as z from 'zod';
import { REASON_MAX } from './reason.ts';
import { RevInput } from './record.ts';
import { requiredText } from './text.ts';

/** What is locked is opened with a reason alone, whatever it is. */
export const UnlockInput = z.object({ rev: RevInput, reason: requiredText(REASON_MAX) });
