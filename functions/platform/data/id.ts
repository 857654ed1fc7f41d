import { randomBytes } from 'node:crypto';
import { type Id, makeId } from '#shared/kernel/record/ids.ts';

/** An id for the record with this dense number; 0 where there is none (activity, sessions, uploads). */
export const newId = (now: Date, no = 0): Id => makeId(no, now.getTime(), randomBytes(6));
