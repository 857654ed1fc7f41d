import type { RecordCards } from '#web/kits/record/record-work.ts';
import { part } from '#web/ui/part.tsx';

/** The cards on the tabs of every record. Each is fetched with its first use. */
export const RECORD_CARDS: RecordCards = {
  Notes: part(async () => (await import('#web/domains/note/widgets/notes-card.tsx')).NotesCard),
  Checklist: part(async () => (await import('#web/domains/checklist/widgets/checklist-card.tsx')).ChecklistCard),
  Tasks: part(async () => (await import('#web/domains/task/widgets/tasks-card.tsx')).TasksCard),
  Emails: part(async () => (await import('#web/domains/email-message/widgets/emails-card.tsx')).EmailsCard),
  Files: part(async () => (await import('#web/domains/file/widgets/files-card.tsx')).FilesCard),
  Log: part(async () => (await import('#web/domains/system/widgets/record-log.tsx')).RecordLog),
};
