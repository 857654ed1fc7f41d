import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { noteContract } from '#shared/domains/attached/note/contract.ts';
import { taskContract } from '#shared/domains/attached/task/contract.ts';
import type { Task, TaskInput } from '#shared/domains/attached/task/schemas.ts';
import { call } from '#web/platform/api.ts';
import { isExpected } from '#web/platform/api-error.ts';
import { useMe } from '#web/platform/me.ts';
import { WAITING_KEY } from '#web/platform/waiting.ts';
import { dialogs } from '#web/ui/dialogs.ts';
import { toast } from '#web/ui/toaster.ts';
import { tickOf } from './task-values.ts';

const { list, byUser, reminderHealth, create, update, remove, convertToNote } = taskContract.routes;

/** Returns the writes of tasks. Each of them reloads every list of tasks. */
export function useTaskWrites() {
  const queries = useQueryClient();
  const { zone } = useMe().user;
  const again = () =>
    Promise.all(
      [list.id, byUser.id, reminderHealth.id, noteContract.routes.list.id, ...WAITING_KEY].map((id) =>
        queries.invalidateQueries({ queryKey: [id] }),
      ),
    );
  const told = async (write: Promise<unknown>): Promise<boolean> => {
    try {
      await write;
      return true;
    } catch (error) {
      if (!isExpected(error)) throw error;
      await dialogs.inform({ title: <Trans>Couldn't change the task</Trans>, text: error.message });
      return false;
    } finally {
      await again();
    }
  };
  const tick = async (task: Task): Promise<void> => {
    const done = !task.doneAt;
    let after: Task | undefined;
    const write = call(update, { body: tickOf(task, done, zone) }).then((saved) => (after = saved));
    if (!(await told(write)) || !done) return;
    toast(<Trans>{task.title} done</Trans>, { undo: () => after && void tick(after) });
  };
  return {
    again,
    tick: (task: Task) => void tick(task),
    add: (body: TaskInput) => call(create, { body }).finally(again),
    remove: async (task: Task) => {
      if (await dialogs.remove({ name: task.title })) await told(call(remove, { body: { id: task.id } }));
    },
    convert: async ({ id, rev }: Task) => {
      if (await told(call(convertToNote, { body: { id, rev } }))) toast(<Trans>The task is now a note</Trans>);
    },
  };
}
