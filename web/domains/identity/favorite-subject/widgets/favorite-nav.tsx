import { Trans } from '@lingui/react/macro';
import { ChevronRight, Star } from 'lucide-react';
import { useCookieFlag, useFeature } from '#web/platform/preferences.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { KIND_ICONS } from '#web/ui/record/kinds.ts';
import { useFavorites } from './favorites.ts';
import { placeOf } from './places.ts';

/** More than these are found on the page of all favourites. */
const SHOWN = 8;

/** The user's own group of the side navigation; there once something is kept. */
export function FavoriteNav({ pathname }: { readonly pathname: string }) {
  const [isOn] = useFeature('favorites');
  const [open, setOpen] = useCookieFlag('nav-favorites', true);
  const favorites = useFavorites();
  if (!isOn || favorites.length === 0) return null;
  return (
    <div className="grp">
      <button type="button" className="grp-h" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Trans>Favourites</Trans>
        <ChevronRight size={11} aria-hidden="true" />
      </button>
      {open &&
        favorites.slice(0, SHOWN).map((record) => {
          const Icon = KIND_ICONS[record.entity];
          const to = placeOf(record);
          return (
            <PageLink key={record.recordId} to={to} className={pathname === to ? 'nav on' : 'nav'}>
              <Icon size={15} strokeWidth={1.8} aria-hidden="true" />
              <span className="cut">{record.title}</span>
            </PageLink>
          );
        })}
      {open && favorites.length > SHOWN && (
        <PageLink to="/personalsettings/favorite-subjects" className="nav">
          <Star size={15} strokeWidth={1.8} aria-hidden="true" />
          <span className="cut">
            <Trans>All {favorites.length} favourites</Trans>
          </span>
        </PageLink>
      )}
    </div>
  );
}
