import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, use } from 'react';
import type { RecordSubject } from '#shared/kernel/record/subject.ts';
import { type Bare, queryOf } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';
import '#web/kits/settings/settings.css';
import { Later } from '#web/ui/later.tsx';
import { RecordCardsContext } from './record-cards.ts';

/** Bare: a tab's count needs no schema. */
const notesRoute: Bare<{ body: RecordSubject }, { rows: readonly unknown[] }> = {
  id: 'note.list',
  method: 'POST',
  path: '/api/page/note/list',
};
const emailsRoute: Bare<{ body: RecordSubject }, { rows: readonly unknown[] }> = {
  id: 'email-message.list',
  method: 'POST',
  path: '/api/core/email/list',
};
interface OpenTasks {
  readonly target: RecordSubject;
  readonly perPage: number;
  readonly filters: readonly { readonly field: 'done'; readonly values: readonly string[] }[];
}
const tasksRoute: Bare<{ body: OpenTasks }, { total: number }> = {
  id: 'task.list',
  method: 'POST',
  path: '/api/core/user/task/list',
};
const OPEN = [{ field: 'done', values: ['false'] }] as const;

export interface WorkTab {
  readonly value: 'notes' | 'tasks' | 'emails';
  readonly label: string;
  readonly count: number;
  readonly content: ReactNode;
}
/** Notes, tasks and mails of a record, counted on their tabs; without the right there is no tab. */
export function useWorkTabs(target: RecordSubject): readonly WorkTab[] {
  const { t } = useLingui();
  const can = useCan();
  const { Notes, Checklist, Tasks, Emails } = use(RecordCardsContext);
  const notes = useQuery({ ...queryOf(notesRoute, { body: target }), enabled: can('note.read') });
  const open = { target, perPage: 1, filters: OPEN };
  const tasks = useQuery({ ...queryOf(tasksRoute, { body: open }), enabled: can('task.read') });
  const mails = useQuery({ ...queryOf(emailsRoute, { body: target }), enabled: can('email.read') });
  const tabs: (WorkTab | false)[] = [
    can('note.read') && {
      value: 'notes',
      label: t`Notes`,
      count: notes.data?.rows.length ?? 0,
      content: <Notes {...target} />,
    },
    can('task.read') && {
      value: 'tasks',
      label: t`Tasks`,
      count: tasks.data?.total ?? 0,
      content: (
        <div className="set-stack">
          <Checklist {...target} />
          <Tasks {...target} />
        </div>
      ),
    },
    can('email.read') && {
      value: 'emails',
      label: t`Emails`,
      count: mails.data?.rows.length ?? 0,
      content: <Emails {...target} />,
    },
  ];
  const shown = tabs.filter((tab) => tab !== false);
  return shown.map((tab) => ({ ...tab, content: <Later>{tab.content}</Later> }));
}
