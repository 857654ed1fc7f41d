import type { RecordCards } from '#web/kits/record/record-cards.ts';
import { part } from '#web/ui/part.tsx';

/** The cards of records that are from other domains. Each is fetched with its first use. */
export const RECORD_CARDS: RecordCards = {
  Notes: part(async () => (await import('#web/domains/attached/note/widgets/notes-card.tsx')).NotesCard),
  Checklist: part(
    async () => (await import('#web/domains/attached/checklist/widgets/checklist-card.tsx')).ChecklistCard,
  ),
  Tasks: part(async () => (await import('#web/domains/attached/task/widgets/tasks-card.tsx')).TasksCard),
  Emails: part(async () => (await import('#web/domains/relations/email-message/widgets/emails-card.tsx')).EmailsCard),
  Files: part(async () => (await import('#web/domains/attached/file/widgets/files-card.tsx')).FilesCard),
  FileLinks: part(async () => (await import('#web/domains/relations/link/widgets/file-links.tsx')).FileLinks),
  Log: part(async () => (await import('#web/domains/operator/system/widgets/record-log.tsx')).RecordLog),
  ArtistBooking: part(
    async () => (await import('#web/domains/booking/public-dates/widgets/artist-booking.tsx')).ArtistBooking,
  ),
  Statements: part(
    async () => (await import('#web/domains/agreements/statement/widgets/statements-card.tsx')).ArtistStatementsCard,
  ),
  Portal: part(async () => (await import('#web/domains/operator/portal/widgets/portal-card.tsx')).PortalCard),
  Advancing: part(
    async () => (await import('#web/domains/journeys/advancing/widgets/show-progress.tsx')).ShowProgressCell,
  ),
  Invoices: part(
    async () => (await import('#web/domains/agreements/invoice/widgets/invoices-card.tsx')).CompanyInvoicesCard,
  ),
};
