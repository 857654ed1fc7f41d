import * as z from 'zod';
import { Id } from './ids.ts';

/** How other records carry an artist. */
export const ArtistSummary = z.object({ artistId: Id, name: z.string() });
export type ArtistSummary = z.infer<typeof ArtistSummary>;
