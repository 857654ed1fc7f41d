import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { taskContract } from '#shared/domains/attached/task/contract.ts';
import type { Task } from '#shared/domains/attached/task/schemas.ts';
import { UserPicker } from '#web/domains/identity/user/widgets/user-picker.tsx';
import { call } from '#web/platform/api.ts';
import { useMe } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { DatePicker } from '#web/ui/controls/date-picker.tsx';
import { TimePicker } from '#web/ui/controls/time-picker.tsx';
import { ErrorSummary } from '#web/ui/form/error-summary.tsx';
import { ControlField, TextareaField, TextField } from '#web/ui/form/fields.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import { pickedItem } from '#web/ui/record/picked-item.ts';
import { PickerField } from '#web/ui/record/picker-field.tsx';
import { ReminderField } from './reminder-field.tsx';
import { inputOf } from './task-values.ts';
import { useTaskWrites } from './use-task-writes.tsx';

const { update, setEmailReminder, setPopupReminder } = taskContract.routes;

/** A day or a time: an empty control is no value. */
const chosen = (value: string) => value || undefined;

function DueFields() {
  const { t } = useLingui();
  return (
    <>
      <ControlField<string | undefined> name="dueOn" label={t`Due on`}>
        {({ value, onChange, invalid }) => (
          <DatePicker value={value ?? ''} invalid={invalid} onChange={(day) => onChange(chosen(day))} />
        )}
      </ControlField>
      <ControlField<string | undefined> name="dueTime" label={t`Time`}>
        {({ value, onChange, invalid }) => (
          <TimePicker value={value ?? ''} invalid={invalid} onChange={(time) => onChange(chosen(time))} />
        )}
      </ControlField>
    </>
  );
}

interface RemindersProps extends Pick<TaskFormProps, 'task'> {
  readonly again: () => Promise<unknown>;
  readonly seen: Task;
  readonly setSeen: (next: Task) => void;
}
function Reminders({ task, again, seen, setSeen }: RemindersProps) {
  const { t } = useLingui();
  const remind = (route: typeof setEmailReminder | typeof setPopupReminder) => async (at: string | undefined) => {
    const saved = await call(route, { body: { id: task.id, rev: seen.rev, ...(at ? { at } : {}) } });
    setSeen(saved);
    await again();
    return saved;
  };
  return (
    <>
      <ReminderField
        label={t`Remind by email`}
        names={[t`Email date`, t`Email time`]}
        reminder={seen.emailReminder}
        onSet={remind(setEmailReminder)}
      />
      <ReminderField
        label={t`Remind on screen`}
        names={[t`On-screen date`, t`On-screen time`]}
        reminder={seen.popupReminder}
        onSet={remind(setPopupReminder)}
      />
    </>
  );
}

type TaskFormProps = Readonly<{ task: Task; onSaved: () => void }>;
/** Everything about a task; its reminders take effect at once, the rest when it is saved. */
export function TaskForm({ task, onSaved }: TaskFormProps) {
  const { t } = useLingui();
  const { zone } = useMe().user;
  const { again } = useTaskWrites();
  const [seen, setSeen] = useState(task);
  const form = useZodForm({
    inPreview: true,
    schema: () => import('#shared/domains/attached/task/schemas.ts').then(({ TaskInput }) => TaskInput),
    defaultValues: inputOf(task, zone),
    onSubmit: async (input) => {
      await call(update, { body: { ...input, id: task.id, rev: seen.rev, done: Boolean(task.doneAt) } });
      await again();
      onSaved();
    },
  });

  const assignee = pickedItem(task.assignee.userId, task.assignee.name);
  return (
    <Form form={form} className="tk-form">
      <ErrorSummary />
      <TextField name="title" label={t`Task`} must maxLength={200} />
      <TextareaField name="description" label={t`Description`} rows={3} />
      <PickerField name="assigneeId" label={t`Assignee`} first={assignee} picker={UserPicker} />
      <div className="tk-two">
        <DueFields />
      </div>
      <Reminders task={task} again={again} seen={seen} setSeen={setSeen} />
      <Button type="submit" kind="primary" busy={form.busy} keys="mod+enter">
        {t`Save task`}
      </Button>
    </Form>
  );
}
