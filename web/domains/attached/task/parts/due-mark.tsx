import { Trans } from '@lingui/react/macro';
import { BellRing } from 'lucide-react';
import { dueIn, isOverdue } from '#shared/domains/attached/task/rules.ts';
import type { Task } from '#shared/domains/attached/task/schemas.ts';
import { formatDay, useFormat } from '#web/platform/format.ts';
import { useMe } from '#web/platform/me.ts';
import { cx } from '#web/ui/cx.ts';
import './task.css';

/** When a task is due by the reader's clock; late ones in red, and in words. */
export function DueMark({ task }: { readonly task: Task }) {
  useFormat();
  const { zone } = useMe().user;
  const { dueOn, dueTime } = dueIn(task, zone);
  const late = isOverdue(task, new Date().toISOString());
  const reminded = !task.doneAt && (task.emailReminder || task.popupReminder);
  return (
    <span className={cx('tk-due num', late && 'late')}>
      {late && (
        <span className="sr">
          <Trans>Overdue:</Trans>{' '}
        </span>
      )}
      {dueOn && formatDay({ date: dueOn })} {dueTime}
      {reminded && <BellRing size={12} aria-hidden="true" />}
    </span>
  );
}
