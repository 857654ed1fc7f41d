import * as z from 'zod';
import { Id } from './ids.ts';

/** How other records carry an artist. */
export const ArtistCard = z.object({ artistId: Id, name: z.string() });
export type ArtistCard = z.infer<typeof ArtistCard>;
