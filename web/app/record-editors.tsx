import type { ComponentType } from 'react';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import type { EditCall, EditedKind } from '#web/ui/record/record-editor.ts';

const companies = () => import('#web/domains/relations/company/widgets/edit-company-dialog.tsx');

const EDITORS: Readonly<Record<EditedKind, ComponentType<EditCall>>> = {
  artist: dialogPart(
    async () => (await import('#web/domains/relations/artist/widgets/edit-artist-dialog.tsx')).EditArtistDialog,
  ),
  company: dialogPart(async () => (await companies()).EditCompanyDialog),
  contact: dialogPart(
    async () => (await import('#web/domains/relations/contact/widgets/edit-contact-dialog.tsx')).EditContactDialog,
  ),
  venue: dialogPart(async () => (await companies()).EditVenueDialog),
};

/** The form behind the edit button of a picker. */
export function EditorOf({ area, ...call }: EditCall & { readonly area: EditedKind }) {
  const Editor = EDITORS[area];
  return <Editor {...call} />;
}
