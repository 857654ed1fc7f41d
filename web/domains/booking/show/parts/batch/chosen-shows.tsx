import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MAX_SHOWS } from '#shared/domains/booking/show/many.ts';
import type { ShowRow } from '#shared/domains/booking/show/schemas.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { chosenShowsQuery } from '../../widgets/show-queries.ts';

interface ChosenShowsProps {
  readonly ids: readonly string[];
  readonly title: string;
  /** As many as one request takes, unless the work may send more than one. */
  readonly most?: number;
  readonly onClose: () => void;
  readonly children: (shows: readonly ShowRow[]) => ReactNode;
}
/** Reads the chosen shows for a dialog. Until then, and where they are too many, it draws the dialog's frame. */
export function ChosenShows({ ids, title, most = MAX_SHOWS, onClose, children }: ChosenShowsProps) {
  const { t } = useLingui();
  const tooMany = ids.length > most;
  // Read when it opens: what the work itself changes must not change the preview.
  const { data, error } = useQuery({
    ...chosenShowsQuery(ids),
    enabled: ids.length > 0 && !tooMany,
    staleTime: 0,
    gcTime: 0,
  });
  const shows = ids.length > 0 ? data : [];
  if (shows) return children(shows);
  return (
    <Dialog open onClose={onClose} title={title} size="send" actions={<Button onClick={onClose}>{t`Close`}</Button>}>
      {tooMany && (
        <Notice tone="amber">
          <Trans>Choose at most {most} shows at once.</Trans>
        </Notice>
      )}
      {error && <Notice tone="amber" fact={error.message} />}
      {!tooMany && !error && <SkeletonLines lines={4} />}
    </Dialog>
  );
}
