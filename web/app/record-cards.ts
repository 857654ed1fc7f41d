import type { RecordCards } from '#web/kits/record/record-cards.ts';
import { part } from '#web/ui/part.tsx';

/** The cards of records that are from other domains. Each is fetched with its first use. */
export const RECORD_CARDS: RecordCards = {
  Notes: part(async () => (await import('#web/domains/note/widgets/notes-card.tsx')).NotesCard),
  Checklist: part(async () => (await import('#web/domains/checklist/widgets/checklist-card.tsx')).ChecklistCard),
  Tasks: part(async () => (await import('#web/domains/task/widgets/tasks-card.tsx')).TasksCard),
  Emails: part(async () => (await import('#web/domains/email-message/widgets/emails-card.tsx')).EmailsCard),
  Files: part(async () => (await import('#web/domains/file/widgets/files-card.tsx')).FilesCard),
  Log: part(async () => (await import('#web/domains/system/widgets/record-log.tsx')).RecordLog),
  FreeDays: part(async () => (await import('#web/domains/availability/widgets/free-days-card.tsx')).FreeDaysCard),
  Invoices: part(async () => (await import('#web/domains/invoice/widgets/invoices-card.tsx')).CompanyInvoicesCard),
};
