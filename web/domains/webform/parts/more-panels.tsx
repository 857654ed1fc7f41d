import type { Webform } from '#shared/domains/webform/schemas.ts';
import { CssCard } from './css-card.tsx';
import { FormArtists } from './form-artists.tsx';
import { FreeFieldsPanel } from './free-fields-panel.tsx';

/** What a form offers and how it looks: below its details, and fetched after them. */
export const MorePanels = ({ form }: { readonly form: Webform }) => (
  <>
    <FormArtists form={form} />
    <FreeFieldsPanel form={form} />
    <CssCard form={form} />
  </>
);
