import type { AgreementView } from '#shared/domains/agreements/agreement/schemas.ts';
import { agreementActivity } from '#web/domains/agreements/agreement/queries.ts';
import { useAgreementKind } from '#web/domains/agreements/agreement/widgets/kind.tsx';
import { FilesCard } from '#web/domains/attached/file/widgets/files-card.tsx';
import { NotesCard } from '#web/domains/attached/note/widgets/notes-card.tsx';
import { TasksCard } from '#web/domains/attached/task/widgets/tasks-card.tsx';
import { EmailsCard } from '#web/domains/relations/email-message/widgets/emails-card.tsx';
import { RecordActivity } from '#web/kits/record/record-activity.tsx';
import { useCan } from '#web/platform/me.ts';
import { useOwnWords } from './use-own-words.ts';

/** Shows the files, mails, notes, tasks and log of an agreement, below its fields and loaded after them. */
export function AroundAgreement({ agreement: { id, document } }: { readonly agreement: AgreementView }) {
  const kind = useAgreementKind();
  const can = useCan();
  const target = { entity: kind.entity, recordId: id } as const;
  return (
    <>
      {can('file.read') && <FilesCard {...target} />}
      {can('email.read') && <EmailsCard {...target} />}
      {can('note.read') && <NotesCard {...target} />}
      {can('task.read') && <TasksCard {...target} />}
      <RecordActivity entity={kind.entity} query={agreementActivity(kind, id)} own={useOwnWords(document.currency)} />
    </>
  );
}
