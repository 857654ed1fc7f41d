import type { Subject } from '#functions/records/services.ts';
import type { ProductionFields } from '#shared/domains/booking/production/schemas.ts';

export const productionSubject = ({ name, artists }: ProductionFields): Subject => ({
  title: name,
  artistIds: artists.map(({ artistId }) => artistId),
});
