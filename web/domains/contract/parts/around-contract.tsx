import type { Contract } from '#shared/domains/contract/schemas.ts';
import { EmailsCard } from '#web/domains/email-message/widgets/emails-card.tsx';
import { FilesCard } from '#web/domains/file/widgets/files-card.tsx';
import { NotesCard } from '#web/domains/note/widgets/notes-card.tsx';
import { RecordActivity } from '#web/domains/system/widgets/record-activity.tsx';
import { TasksCard } from '#web/domains/task/widgets/tasks-card.tsx';
import { useCan } from '#web/platform/me.ts';
import { contractActivity } from '../queries.ts';
import { useOwnWords } from './use-own-words.ts';

/** What hangs on a contract: below its fields, and fetched after them. */
export function AroundContract({ contract: { id, document } }: { readonly contract: Contract }) {
  const can = useCan();
  const target = { entity: 'contract', recordId: id } as const;
  return (
    <>
      {can('file.read') && <FilesCard {...target} />}
      {can('email.read') && <EmailsCard {...target} />}
      {can('note.read') && <NotesCard {...target} />}
      {can('task.read') && <TasksCard {...target} />}
      <RecordActivity entity="contract" query={contractActivity(id)} own={useOwnWords(document.currency)} />
    </>
  );
}
