import type { Webform } from '#shared/domains/booking/webform/schemas.ts';
import { CssCard } from './css-card.tsx';
import { FormArtists } from './form-artists.tsx';
import { FreeFieldsPanel } from './free-fields-panel.tsx';

/** Shows the artists, the own fields and the styles of a form, below its details and loaded after them. */
export const MorePanels = ({ form }: { readonly form: Webform }) => (
  <>
    <FormArtists form={form} />
    <FreeFieldsPanel form={form} />
    <CssCard form={form} />
  </>
);
