import { type Source, sourceOf } from '#functions/domains/attached/word-template/public/source.ts';
import { checkTravel } from '#functions/domains/journeys/travel/public/access.ts';
import { travelMapping } from '#functions/domains/journeys/travel/public/kind-store.ts';
import type { RecordStore } from '#functions/platform/record/store.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import { travelFields } from '#shared/domains/journeys/travel/fields.ts';
import type { TravelFields } from '#shared/domains/journeys/travel/schemas.ts';
import { TravelListRequest } from '#shared/domains/journeys/travel/travel-contract.ts';
import type { TravelKind } from '#shared/kernel/record/appointment.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';

export const travelSource = <T extends TravelFields>(
  name: TravelKind,
  store: RecordStore<T>,
  row: (journey: T, setting: { readonly locale: Locale }) => object,
): Source =>
  sourceOf({
    store,
    permission: `${name}.read`,
    request: TravelListRequest,
    mapping: travelMapping,
    mine: artistAccess.linked,
    check: checkTravel,
    fields: travelFields,
    row,
  });
