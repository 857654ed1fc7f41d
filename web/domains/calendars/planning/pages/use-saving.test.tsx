// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { PlannedAppointment } from '#shared/kernel/record/planned-appointment.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { show } from '#web/ui/controls/render.test-support.tsx';
import { dialogStore } from '#web/ui/dialogs.ts';
import { keyOf } from '../model/appointment.ts';
import { type Change, invert, later } from '../model/change.ts';
import { appointment } from '../model/sample.fixture.ts';
import { type Planned, planningKey } from '../queries.ts';
import type { savers } from './savers.ts';
import { useSaving } from './use-saving.ts';

type Saver = NonNullable<(typeof savers)['show']>;
const save = vi.hoisted(() => vi.fn<Saver>());
vi.mock('./savers.ts', () => ({ savers: { show: save } }));

const plain = appointment('a', '02T20:00', '02T22:00');
const item = { ...plain, id: keyOf(plain) };
const planned = { ...plain, statusId: 's', rank: 0, rev: 1 } as PlannedAppointment;
const [once, twice] = [later(item, 30), later(item, 60)];
const first: Change = { id: item.id, before: item, after: once };
const second: Change = { id: item.id, before: once, after: twice };

function setUp(onSaved: (id: string) => void = () => undefined) {
  const client = new QueryClient();
  client.setQueryData<Planned>([...planningKey, 'month'], { artists: [], appointments: [planned] });
  let change: (change: Change) => void = () => undefined;
  function Probe() {
    change = useSaving(onSaved);
    return null;
  }
  show(
    <QueryClientProvider client={client}>
      <Probe />
    </QueryClientProvider>,
  );
  const start = () => client.getQueryData<Planned>([...planningKey, 'month'])?.appointments[0]?.start;
  const changeAll = (...made: Change[]) =>
    act(() => {
      for (const one of made) change(one);
    });
  return { change: changeAll, start };
}

beforeEach(() => {
  save.mockReset();
  dialogStore.set([]);
});

test('edits are seen at once and saved in turn, each on the revision before it', async () => {
  const answers: ((answer: { rev: number }) => void)[] = [];
  save.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  const onSaved = vi.fn();
  const { change, start } = setUp(onSaved);
  await change(first, second, invert(second));
  expect(start()).toBe(once.start);
  expect(save.mock.calls).toEqual([['a', 1, first]]);
  await act(async () => answers[0]?.({ rev: 2 }));
  expect(save.mock.calls[1]).toEqual(['a', 2, second]);
  await act(async () => answers[1]?.({ rev: 3 }));
  expect(save.mock.calls[2]).toEqual(['a', 3, invert(second)]);
  await act(async () => answers[2]?.({ rev: 4 }));
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(3));
});

test('after a refusal the edits made on it are dropped, with one word about it', async () => {
  save.mockRejectedValue(new ApiError(409, {}));
  const { change } = setUp();
  await change(first, second);
  await waitFor(() => expect(dialogStore.get()).toHaveLength(1));
  save.mockResolvedValue({ rev: 5 });
  await change(first);
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  expect(save.mock.calls.map(([, , made]) => made)).toEqual([first, first]);
});
