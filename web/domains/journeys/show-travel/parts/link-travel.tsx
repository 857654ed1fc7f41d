import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { showTravelContract } from '#shared/domains/journeys/show-travel/contract.ts';
import { call } from '#web/platform/api.ts';
import { LinkDialog } from '#web/ui/record/link-dialog.tsx';
import { toast } from '#web/ui/toaster.ts';
import { travelLinked } from '../queries.ts';
import type { TravelChoice } from './kinds.tsx';

/** Each is a write of its own. */
const MAX_AT_ONCE = 10;

interface LinkTravelProps {
  readonly showId: string;
  readonly kind: TravelChoice;
  /** Those that belong to the show already. */
  readonly linked: readonly string[];
  readonly onClose: () => void;
}
/** Journeys that are there already come along with a show. */
export function LinkTravelDialog({ showId, kind, linked, onClose }: LinkTravelProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const link = async (keys: readonly string[]) => {
    for (const travelId of keys)
      await call(showTravelContract.routes.link, { params: { id: showId }, body: { travelId } });
    await travelLinked(client);
    toast(t`Travel linked to the show`);
  };
  return (
    <LinkDialog
      title={t`Link travel`}
      label={kind.name}
      search={kind.search}
      max={MAX_AT_ONCE}
      excludeKeys={linked}
      onLink={link}
      onClose={onClose}
    />
  );
}
