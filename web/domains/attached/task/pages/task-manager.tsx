import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { taskContract } from '#shared/domains/attached/task/contract.ts';
import type { Task } from '#shared/domains/attached/task/schemas.ts';
import { MOST_ROWS } from '#shared/kernel/contract/paging.ts';
import { pageOfSubject } from '#shared/kernel/record/subject.ts';
import { call, queryOf } from '#web/platform/api.ts';
import { useShortcut } from '#web/platform/keys.ts';
import { useCan, useMe } from '#web/platform/me.ts';
import { Segmented } from '#web/ui/choice.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Later } from '#web/ui/later.tsx';
import { ListPage } from '#web/ui/list/list-page.tsx';
import { changed } from '#web/ui/list/search.ts';
import { part } from '#web/ui/part.tsx';
import { SidePreview } from '#web/ui/side-preview.tsx';
import { DueMark } from '../parts/due-mark.tsx';
import { QuickAdd } from '../parts/quick-add.tsx';
import { useTaskColumns } from '../parts/task-columns.tsx';
import { useTaskFilters } from '../parts/task-filters.ts';
import type { Part } from '../parts/task-part.ts';
import { type TaskSearch, taskRequest } from '../parts/task-request.ts';
import { useTaskWrites } from '../parts/use-task-writes.tsx';

const route = getRouteApi('/app/taskmanager');
const TaskDetails = part(async () => (await import('../parts/task-details.tsx')).TaskDetails);

function Parts({ part, onChange }: { readonly part: Part; readonly onChange: (part: Part) => void }) {
  const { t } = useLingui();
  const items = [
    { value: 'mine' as const, label: t`Mine` },
    { value: 'all' as const, label: t`All` },
    { value: 'overdue' as const, label: t`Overdue` },
    { value: 'done' as const, label: t`Done` },
  ];
  return <Segmented label={t`Which tasks`} items={items} value={part} onChange={onChange} />;
}

const PhoneCard = ({ task }: { readonly task: Task }) => (
  <span className="col">
    <span className={task.doneAt ? 'tk-done' : 'strong'}>{task.title}</span>
    <span className="meta row">
      <DueMark task={task} /> {task.assignee.name}
    </span>
  </span>
);

function TaskPreview({ task, close }: { readonly task: Task; readonly close: () => void }) {
  return (
    <SidePreview onClose={close}>
      <div className="pv-b">
        <h2>{task.title}</h2>
        <Later lines={8}>
          <TaskDetails task={task} onClose={close} />
        </Later>
      </div>
    </SidePreview>
  );
}

function NothingToDo() {
  return (
    <EmptyState
      title={<Trans>Nothing to do</Trans>}
      text={<Trans>Add a task above, for yourself or a colleague.</Trans>}
    />
  );
}

function useTaskList(search: TaskSearch) {
  const can = useCan();
  const { user } = useMe();
  const navigate = route.useNavigate();
  const { tick } = useTaskWrites();
  const body = taskRequest(search, user.id);
  const query = useQuery({ ...queryOf(taskContract.routes.list, { body }), placeholderData: keepPreviousData });
  const onSearch = (next: TaskSearch, options?: { readonly replace?: boolean }) =>
    void navigate({ search: next, ...options });
  const opened = query.data?.rows.find(({ id }) => id === search.open);
  useShortcut(opened && can('task.update') ? 'd' : undefined, () => opened && tick(opened));
  return { body, query, onSearch };
}

/** Everything there is to do: mine first, by when it is due. */
export function TaskManagerPage() {
  const { t } = useLingui();
  const can = useCan();
  const search: TaskSearch = route.useSearch();
  const { body, query, onSearch } = useTaskList(search);
  const parts = (
    <Parts
      part={search.part ?? 'mine'}
      onChange={(part) => onSearch(changed(search, { part: part === 'mine' ? undefined : part }))}
    />
  );
  return (
    <ListPage<Task, TaskSearch>
      id="task"
      title={t`Tasks`}
      query={query}
      printRows={() => call(taskContract.routes.list, { body: { ...body, page: 1, perPage: MOST_ROWS } })}
      columns={useTaskColumns()}
      lead={can('task.create') && <QuickAdd />}
      rowId={(task) => task.id}
      rowLabel={(task) => task.title}
      search={search}
      onSearch={onSearch}
      searchLabel={t`Search by task, record or assignee`}
      filters={useTaskFilters()}
      defaultSort={search.part === 'done' ? '-due' : 'due'}
      pathOf={({ target }) => target && pageOfSubject(target, 'tasks')}
      actions={parts}
      phoneActions={parts}
      card={{ render: (task) => <PhoneCard task={task} /> }}
      preview={(task, close) => <TaskPreview task={task} close={close} />}
      empty={<NothingToDo />}
    />
  );
}
