import { useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { type SubmitEvent, useRef, useState } from 'react';
import type { PickerItem } from '#shared/kernel/contract/paging.ts';
import type { RecordSubject } from '#shared/kernel/record/subject.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';
import { UserPicker } from '#web/domains/identity/user/widgets/user-picker.tsx';
import { isExpected } from '#web/platform/api-error.ts';
import { useShortcut } from '#web/platform/keys.ts';
import { useMe } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { DatePicker } from '#web/ui/controls/date-picker.tsx';
import { Kbd } from '#web/ui/kbd.tsx';
import { pickedItem } from '#web/ui/record/picked-item.ts';
import { useTaskWrites } from './use-task-writes.tsx';
import './task.css';

const TITLE_MAX = 200;

function useQuickTask(target: RecordSubject | undefined) {
  const { t } = useLingui();
  const { user } = useMe();
  const { add } = useTaskWrites();
  const me = pickedItem(user.id, user.name);
  const input = useRef<HTMLInputElement>(null);
  const [title, setTitle] = useState('');
  const [assignee, setAssignee] = useState<PickerItem | null>(me);
  const [dueOn, setDueOn] = useState<LocalDate | ''>('');
  const [problem, setProblem] = useState('');
  useShortcut('n', () => input.current?.focus());
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!title.trim()) return;
    setProblem('');
    try {
      const due = dueOn ? { dueOn } : {};
      await add({ title, description: '', assigneeId: assignee?.key, ...due, ...(target ? { target } : {}) });
      setTitle('');
      setDueOn('');
      input.current?.focus();
    } catch (error) {
      setProblem(isExpected(error) ? error.message : t`Couldn't save the task. Try again.`);
    }
  };
  return { input, title, setTitle, assignee, setAssignee, dueOn, setDueOn, problem, send };
}

/** A line that makes a task: what, for whom, until when. N goes there, Enter sends. */
export function QuickAdd({ target }: { readonly target?: RecordSubject }) {
  const { t } = useLingui();
  const { input, title, setTitle, assignee, setAssignee, dueOn, setDueOn, problem, send } = useQuickTask(target);
  return (
    <form className="tk-add" onSubmit={(event) => void send(event)}>
      <div>
        <span className="in">
          <Plus size={14} aria-hidden="true" />
          <input
            ref={input}
            aria-label={t`New task`}
            placeholder={t`New task`}
            maxLength={TITLE_MAX}
            value={title}
            onChange={(event) => setTitle(event.target.value)}
          />
          <Kbd keys="n" />
        </span>
        <UserPicker label={t`Assignee`} value={assignee} onChange={setAssignee} />
        <DatePicker label={t`Due on`} value={dueOn} onChange={setDueOn} />
        <Button type="submit" disabled={!title.trim()}>
          {t`Add task`}
        </Button>
      </div>
      {problem && (
        <p className="err sentence" role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}
