import type { Webform } from '#shared/domains/webform/schemas.ts';
import { ArtistsPanel } from './artists-panel.tsx';
import { CssCard } from './css-card.tsx';
import { FreeFieldsPanel } from './free-fields-panel.tsx';

/** What a form offers and how it looks: below its details, and fetched after them. */
export const MorePanels = ({ form }: { readonly form: Webform }) => (
  <>
    <ArtistsPanel form={form} />
    <FreeFieldsPanel form={form} />
    <CssCard form={form} />
  </>
);
