// biome-ignore-all lint/a11y/useSemanticElements: a table cannot be placed by px, windowed and overlaid; ARIA's grid roles say the same.
// biome-ignore-all lint/a11y/useFocusableInteractive: one roving tab stop for the whole grid, see use-grid-cursor.ts.
import { Trans } from '@lingui/react/macro';

/** Head of the column of artists, with their number. */
export const HeadName = ({ artists }: { readonly artists: number }) => (
  <div className="plan-name" role="columnheader" aria-colindex={1}>
    <Trans>Artist</Trans>
    <span className="micro num push">{artists}</span>
  </div>
);
