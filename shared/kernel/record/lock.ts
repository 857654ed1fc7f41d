import * as z from 'zod';
import { requiredText } from '#shared/kernel/text/text.ts';
import { REASON_MAX } from './reason.ts';
import { RevInput } from './record.ts';

/** The input that unlocks a record of any kind: a reason is required. */
export const UnlockInput = z.object({ rev: RevInput, reason: requiredText(REASON_MAX) });
