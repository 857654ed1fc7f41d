import type { ComponentType } from 'react';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import type { QuickCreateCall } from '#web/ui/record/quick-create.tsx';
import type { Creation } from '#web/ui/record/record-creator.ts';

const companies = () => import('#web/domains/relations/company/widgets/new-company-dialog.tsx');

const CREATORS: Readonly<Record<Creation['kind'], ComponentType<QuickCreateCall & Omit<Creation, 'kind'>>>> = {
  artist: dialogPart(
    async () => (await import('#web/domains/relations/artist/widgets/new-artist-dialog.tsx')).NewArtistDialog,
  ),
  company: dialogPart(async () => (await companies()).NewCompanyDialog),
  contact: dialogPart(
    async () => (await import('#web/domains/relations/contact/widgets/new-contact-dialog.tsx')).NewContactDialog,
  ),
  promoter: dialogPart(async () => (await companies()).NewPromoterDialog),
  venue: dialogPart(async () => (await companies()).NewVenueDialog),
};

/** The form behind "New ..." of a picker. */
export function CreatorOf({ kind, ...call }: QuickCreateCall & Creation) {
  const Creator = CREATORS[kind];
  return <Creator {...call} />;
}
