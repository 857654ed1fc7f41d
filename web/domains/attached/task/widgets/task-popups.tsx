import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import type { Task } from '#shared/domains/attached/task/schemas.ts';
import { pageOfSubject } from '#shared/kernel/record/subject.ts';
import { addMinutes } from '#shared/kernel/time/date.ts';
import { toLocal } from '#shared/kernel/time/zone.ts';
import { type Bare, call, queryOf } from '#web/platform/api.ts';
import { useMe } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { DueMark } from '../parts/due-mark.tsx';
import '../parts/task.css';

const MINUTE_MS = 60_000;
const SNOOZE_MINUTES = 60;

/** Bare: the shell loads no schema for what is asked every minute. */
const healthRoute: Bare<Record<string, never>, { popups: readonly Task[] }> = {
  id: 'task.reminderHealth',
  method: 'GET',
  path: '/api/core/user/task/reminder/health',
};
const setRoute: Bare<{ body: { id: string; rev: number; at?: string } }, Task> = {
  id: 'task.setPopupReminder',
  method: 'POST',
  path: '/api/core/user/task/reminderpopup/set',
};

function Popup({ task, onSet }: { readonly task: Task; readonly onSet: (at?: string) => void }) {
  const { zone } = useMe().user;
  const inAnHour = () => onSet(addMinutes(toLocal(new Date().toISOString(), zone), SNOOZE_MINUTES));
  const { target, title, recordTitle } = task;
  return (
    <li>
      <span className="row">
        <BellRing size={15} aria-hidden="true" />
        <PageLink to={target ? pageOfSubject(target, 'tasks') : `/taskmanager?open=${task.id}`} className="strong grow">
          {title}
        </PageLink>
        <DueMark task={task} />
      </span>
      {recordTitle && <span className="meta">{recordTitle}</span>}
      <span className="row">
        <Button size="sm" onClick={inAnHour}>
          <Trans>In an hour</Trans>
        </Button>
        <Button size="sm" kind="primary" onClick={() => onSet()}>
          <Trans>Dismiss</Trans>
        </Button>
      </span>
    </li>
  );
}

/** Reminders on screen: at their time, on every page, until they are put away or put off. */
export function TaskPopups() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { data } = useQuery({ ...queryOf(healthRoute, {}), refetchInterval: MINUTE_MS, meta: { quiet: true } });
  const set = async ({ id, rev }: Task, at?: string) => {
    await call(setRoute, { body: { id, rev, ...(at ? { at } : {}) } });
    await queries.invalidateQueries({ queryKey: [healthRoute.id] });
  };
  return (
    <ul className="tk-pop" aria-label={t`Reminders`} aria-live="polite">
      {data?.popups.map((task) => (
        <Popup key={task.id} task={task} onSet={(at) => void set(task, at)} />
      ))}
    </ul>
  );
}
