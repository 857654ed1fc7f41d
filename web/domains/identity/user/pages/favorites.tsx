import { useLingui } from '@lingui/react/macro';
import { Star } from 'lucide-react';
import { FavoriteStar } from '#web/domains/identity/favorite-subject/widgets/favorite-star.tsx';
import { useFavorites } from '#web/domains/identity/favorite-subject/widgets/favorites.ts';
import { placeOf } from '#web/domains/identity/favorite-subject/widgets/places.ts';
import { SettingsFrame } from '#web/kits/settings/settings-frame.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { KIND_ICONS, useKindWords } from '#web/ui/record/kinds.ts';

/** Everything kept at hand, to look through and to let go. */
export function FavoritesPage() {
  const { t } = useLingui();
  const favorites = useFavorites();
  const kinds = useKindWords('one');
  return (
    <SettingsFrame
      title={t`Favourites`}
      text={t`They appear in the navigation and first in search. Only you see them.`}
    >
      {favorites.length === 0 ? (
        <EmptyState
          icon={Star}
          title={t`No favourites yet`}
          text={t`Press the star next to a name to keep an artist, company or other record at hand.`}
        />
      ) : (
        <Card title={t`Favourites`} count={favorites.length}>
          <ul className="lines fav-l">
            {favorites.map((record) => {
              const Icon = KIND_ICONS[record.entity];
              return (
                <li key={record.recordId}>
                  <Icon size={15} aria-hidden="true" />
                  <PageLink to={placeOf(record)} className="strong cut">
                    {record.title}
                  </PageLink>
                  <span className="meta">{kinds[record.entity]}</span>
                  <FavoriteStar {...record} />
                </li>
              );
            })}
          </ul>
        </Card>
      )}
    </SettingsFrame>
  );
}
