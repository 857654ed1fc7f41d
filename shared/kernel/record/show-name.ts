import * as z from 'zod';
import { Id } from './ids.ts';

/** A show as other records name it. */
export const ShowName = z.object({ showId: Id, number: z.string(), title: z.string() });
