import { useLingui } from '@lingui/react/macro';
import { Star } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { NamedRecord } from '#shared/domains/identity/favorite-subject/contract.ts';
import { IconButton } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { useFavorites, useKeepFavorite } from './favorites.ts';
import './favorite.css';

interface FavoriteStarProps extends NamedRecord {
  /** In rows it shows when it is set, or when the row is looked at. */
  readonly inRow?: boolean;
}
/** Keeps a record at hand: in the navigation and the palette. */
export function FavoriteStar({ entity, recordId, title, inRow = false }: FavoriteStarProps) {
  const { t } = useLingui();
  const isKept = useFavorites().some((kept) => kept.recordId === recordId);
  const keep = useKeepFavorite();
  const onClick = (event: MouseEvent) => {
    event.stopPropagation();
    keep.mutate({ record: { entity, recordId, title }, on: !isKept });
  };
  return (
    <IconButton
      label={isKept ? t`Remove ${title} from favourites` : t`Add ${title} to favourites`}
      aria-pressed={isKept}
      className={cx('fav', isKept && 'on', inRow && 'row-only')}
      tabIndex={inRow ? -1 : 0}
      onClick={onClick}
    >
      <Star size={15} aria-hidden="true" />
    </IconButton>
  );
}
