import type { Subject } from '#functions/records/services.ts';
import type { ArtistInput } from '#shared/domains/relations/artist/schemas.ts';
import type { Stored } from '#shared/kernel/record/record.ts';

export const artistSubject = ({ name, id }: Stored<ArtistInput>): Subject => ({ title: name, artistIds: [id] });
